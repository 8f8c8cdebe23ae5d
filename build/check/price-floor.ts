import type { Localized } from '@/i18n/locales';
import { isWholePositive } from './fault';

/** In grosze. A lower price was most likely meant in złoty. */
export const lowestPrice = 1000;
const inZloty = (grosze: number): string => (grosze / 100).toFixed(2);

/** What is wrong with a price in grosze. */
export function priceFaults(grosze: number): readonly Localized[] {
  if (!isWholePositive(grosze))
    return [
      {
        en: `the price ${grosze} is not whole grosze (9999 is 99.99 zł)`,
        pl: `cena ${grosze}: to nie są całe grosze (9999 to 99,99 zł)`,
      },
    ];
  if (grosze >= lowestPrice) return [];
  return [
    {
      en: `the price ${grosze} is ${inZloty(grosze)} zł: prices are in grosze, at least ${lowestPrice} (${inZloty(lowestPrice)} zł)`,
      pl: `cena ${grosze} to ${inZloty(grosze).replace('.', ',')} zł: ceny podaje się w groszach, co najmniej ${lowestPrice} (${inZloty(lowestPrice).replace('.', ',')} zł)`,
    },
  ];
}
