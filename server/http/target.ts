/** Scheme and host, which some proxies send before `/path?query` (RFC 9112, 3.2.2). */
const beforePath = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i;

/** The host is ignored, because this server serves one site. @example originForm('http://x.example/shop?y') // '/shop?y' */
export function originForm(target = '/'): string {
  const rest = target.replace(beforePath, '');
  return rest === '' || rest.startsWith('?') ? `/${rest}` : rest;
}

export const pathOf = (target: string): string => target.split('?', 1)[0] ?? '/';

/** The path without percent escapes; null if they are invalid, or the text cannot be a file's name. */
export function decodedPath(path: string): string | null {
  try {
    const plain = decodeURIComponent(path);
    return plain.startsWith('/') && !plain.includes('\0') ? plain : null;
  } catch {
    return null;
  }
}
