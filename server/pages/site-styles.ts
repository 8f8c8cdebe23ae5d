import { singleton } from '../platform/process-singleton';

/** The style sheets of the built pages: tokens, fonts and base. The server that knows the build fills the list. */
export const siteStyles = (): string[] => singleton('site-styles', () => []);
