// Tones and ratios are classes because the server's HTML must have no `style` attribute (DESIGN-15).

/** `#47a564` as `4a6`: four bits per channel are enough for a placeholder and keep the number of classes small. */
export function shortTone(hex: string): string {
  const channels = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  return channels.map((channel) => Math.round(channel / 17).toString(16)).join('');
}

export const toneClass = (hex: string): string => `tone-${shortTone(hex)}`;

/** Width divided by height in hundredths: a class name cannot hold a decimal point. */
const hundredths = (width: number, height: number): number => Math.round((width / height) * 100);

export const ratioOf = (width: number, height: number): number => hundredths(width, height) / 100;

/** @example ratioClass(1600, 1280) // 'ratio-125' */
export const ratioClass = (width: number, height: number): string => `ratio-${hundredths(width, height)}`;
