import { tabStorage } from './tab-storage';

/** `content` is a fingerprint, or the content itself where the browser cannot make one. */
export type LastSent = Readonly<{ content: string; key: string }>;
/** By path: the key under which this content was last sent and not accepted. */
export type Keys = Pick<Map<string, LastSent>, 'get' | 'set' | 'delete'>;

const nameOf = (path: string): string => `sent:${path}`;

/** Nothing that was typed goes into the tab. */
const isFingerprint = (content: unknown): content is string =>
  typeof content === 'string' && /^[0-9a-f]{64}$/.test(content);

/** What the tab's storage holds may be of an older site, or of somebody who plays with it. */
function lastSent(json: string | null): LastSent | undefined {
  try {
    const { content, key } = JSON.parse(json ?? '{}');
    return isFingerprint(content) && typeof key === 'string' ? { content, key } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * A visitor's own keys, in the page and in the tab: an answer that was lost is still found after a reload, and the same
 * content sent again is not a second order (TRUST-11).
 */
export function tabKeys(storage = tabStorage): Keys {
  const page = new Map<string, LastSent>();
  return {
    get: (path) => page.get(path) ?? lastSent(storage.read(nameOf(path))),
    set(path, last) {
      if (isFingerprint(last.content)) storage.write(nameOf(path), JSON.stringify(last));
      return page.set(path, last);
    },
    delete(path) {
      storage.remove(nameOf(path));
      return page.delete(path);
    },
  };
}
