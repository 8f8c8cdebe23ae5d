/** What a browser and a proxy send differently: `/path?query`, or with scheme and host before it (RFC 9112, 3.2.2). */
const beforePath = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i;

/**
 * The request target without scheme and host: whoever is named there, it is this site that is asked.
 * @example originForm('http://elsewhere.example/shop?x') // '/shop?x'
 */
export function originForm(target = '/'): string {
  const rest = target.replace(beforePath, '');
  return rest === '' || rest.startsWith('?') ? `/${rest}` : rest;
}

export const pathOf = (target: string): string => target.split('?', 1)[0] ?? '/';

/** A path as it is meant, or null where its escapes make no text, or a text that no file's name can be. */
export function decodedPath(path: string): string | null {
  try {
    const plain = decodeURIComponent(path);
    return plain.startsWith('/') && !plain.includes('\0') ? plain : null;
  } catch {
    return null;
  }
}
