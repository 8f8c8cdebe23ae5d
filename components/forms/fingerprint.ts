/**
 * The same for the same content, and unreadable. SHA-256 in hex.
 * @returns null where the page has no secure context (a plain-http address at home)
 */
export async function fingerprint(content: string | Blob): Promise<string | null> {
  if (!crypto.subtle) return null;
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : await content.arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
