import { tabStorage } from './tab-storage';

export type LastSent = Readonly<{ content: string; key: string }>;
/** By path: the key under which this content was last sent and not accepted. */
export type Keys = Pick<Map<string, LastSent>, 'get' | 'set' | 'delete'>;

const nameOf = (path: string): string => `sent:${path}`;

/** What the tab's storage holds may be of an older site, or of somebody who plays with it. */
function lastSent(json: string | null): LastSent | undefined {
  try {
    const { content, key } = JSON.parse(json ?? '{}');
    return typeof content === 'string' && typeof key === 'string' ? { content, key } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * A visitor's own keys, in the page and in the tab: an answer that was lost is still found after a reload, and the same
 * content sent again is not a second order (trust: once).
 */
export function tabKeys(storage = tabStorage): Keys {
  const page = new Map<string, LastSent>();
  return {
    get: (path) => page.get(path) ?? lastSent(storage.read(nameOf(path))),
    set(path, last) {
      storage.write(nameOf(path), JSON.stringify(last));
      return page.set(path, last);
    },
    delete(path) {
      storage.remove(nameOf(path));
      return page.delete(path);
    },
  };
}
