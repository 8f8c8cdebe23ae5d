/**
 * A price as it is typed, in złotys.
 * @returns whole grosze; null where it is no price
 * @example groszeIn('1 900,50 zł') // 190050
 */
export function groszeIn(typed: string): number | null {
  const [, whole, part = ''] = /^(\d[\d\s]*)(?:[.,](\d{1,2}))?\s*(?:zł|pln)?$/i.exec(typed.trim()) ?? [];
  return whole === undefined ? null : Number(whole.replace(/\s/g, '')) * 100 + Number(part.padEnd(2, '0'));
}
