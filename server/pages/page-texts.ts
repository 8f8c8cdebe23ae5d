import { singleton } from '../platform/process-singleton';

/** Reads the bytes of a built page's HTML. */
export type PageText = () => Buffer;

/** The built pages by their address. The server that knows the build fills the list. */
export const pageTexts = (): Map<string, PageText> => singleton('page-texts', () => new Map());
