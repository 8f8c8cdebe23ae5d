import { tabStorage } from '../draft/browser-storage';

/** `content` is a fingerprint, or the content itself where the browser cannot make one. */
export type LastSent = Readonly<{ content: string; key: string }>;
/** By path: the key under which this content was last sent without being accepted. */
export type Keys = Pick<Map<string, LastSent>, 'get' | 'set' | 'delete'>;

const nameOf = (path: string): string => `sent:${path}`;

/** Only fingerprints are stored, so that nothing that was typed stays in the tab. */
const isFingerprint = (content: unknown): content is string =>
  typeof content === 'string' && /^[0-9a-f]{64}$/.test(content);

/** The tab's storage may come from an older version of the site, or from somebody who edits it. */
function lastSent(json: string | null): LastSent | undefined {
  try {
    const { content, key } = JSON.parse(json ?? '{}');
    return isFingerprint(content) && typeof key === 'string' ? { content, key } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * A visitor's keys, in the page and in the tab's storage. After a reload the same content has the same key, so an
 * answer that was lost is found again and no second order is made (TRUST-11).
 */
export function tabKeys(storage: Omit<typeof tabStorage, 'names'> = tabStorage): Keys {
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
