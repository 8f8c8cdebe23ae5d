import { singleton } from '../platform/process-singleton';

/** The built pages by their address, the bytes of their HTML. The server that knows the build fills the list. */
export const knownPages = (): Map<string, Buffer> => singleton('built-pages', () => new Map());
