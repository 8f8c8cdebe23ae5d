/** A file's name in a header (RFC 6266): no sign of it can end the value, name a folder, hide the file or reverse its ending. */
export function disposition(name: string): string {
  const safe = name.replace(/[^\p{L}\p{N}. _-]/gu, '_').replace(/^\.+/, '_');
  const plain = safe.replace(/[^\x20-\x7e]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(safe)}`;
}
