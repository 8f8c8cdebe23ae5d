import { singleton } from '../platform/process-singleton';

/** The built pages by their address, as HTML. The server that knows the build fills the list. */
export const knownPages = (): Map<string, string> => singleton('built-pages', () => new Map());
