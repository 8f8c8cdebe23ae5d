/**
 * SHA-256 in hex: equal for equal content, and the content cannot be read from it.
 * @returns null where the page has no secure context (plain http in a home network)
 */
export async function fingerprint(content: string | Blob): Promise<string | null> {
  if (!crypto.subtle) return null;
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : await content.arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
