import { readSize } from '../order/size';

/** `grosze` whole; `unit`: two bare numbers, which may be metres or centimetres. */
export type WallSum = Readonly<{ squareMetres: number; grosze: number }> | 'unit' | null;

/** Null while the sides cannot be understood. @param price of a square metre, in whole grosze */
export function wallSum(sides: Readonly<{ width: string; height: string }>, price: number): WallSum {
  const typed = Object.values(sides).filter((side) => side.trim());
  // a unit at one side counts for both
  const size = readSize({ width: typed.join(' × '), height: '' });
  if (typed.length < 2 || typeof size === 'string') return null;
  if (!/[^\d.,\s]/.test(typed.join(''))) return 'unit';
  const squareMetres = Math.round((size.width * size.height) / 1_000) / 10;
  return { squareMetres, grosze: Math.round(squareMetres * price) };
}
