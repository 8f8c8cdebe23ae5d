/**
 * Names of the classes in `generated/works.css`. Tones and ratios are classes because no `style` attribute may stand
 * in the server's HTML (DESIGN, last paragraph).
 */

/** `#47a564` as `4a6`: four bits a channel are plenty for a placeholder and keep the number of classes small. */
export function shortTone(hex: string): string {
  const channels = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  return channels.map((channel) => Math.round(channel / 17).toString(16)).join('');
}

/** @example toneClass('#47a564') // 'tone-4a6' */
export const toneClass = (hex: string): string => `tone-${shortTone(hex)}`;

/** Width to height in hundredths, so that it can stand in a class name. */
const hundredths = (width: number, height: number): number => Math.round((width / height) * 100);

/** Width to height, rounded to two decimals. */
export const ratioOf = (width: number, height: number): number => hundredths(width, height) / 100;

/** @example ratioClass(1600, 1280) // 'ratio-125' */
export const ratioClass = (width: number, height: number): string => `ratio-${hundredths(width, height)}`;
