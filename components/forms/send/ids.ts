const hexOf = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** A UUIDv4. Without a secure context (plain http in a home network) `randomUUID` is missing. */
export function uuid(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const hex = hexOf(crypto.getRandomValues(new Uint8Array(16)));
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** SHA-256 in hex: the content cannot be read from it. @returns null without a secure context (plain http in a home network) */
export async function fingerprint(content: string | Blob): Promise<string | null> {
  if (!crypto.subtle) return null;
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : await content.arrayBuffer();
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}
