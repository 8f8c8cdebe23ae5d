import type { Medium, OrderType, Size, Subject, Variant } from './order';

/** One row of the price list. A field that is left out matches every value. */
export type PriceRow = Readonly<{
  type: OrderType;
  variant?: Variant;
  subject?: Subject;
  size?: Size;
  medium?: Medium;
  /** Whole grosze. */
  grosze: number;
}>;

/** The price where no row matches (ORDER-13). Whole grosze. */
export const defaultPrice = 9999;

/** From A4 to A0, in grosze. A custom size costs "from" the price of the standard size that is at least as large. */
type BySize = readonly [a4: number, a3: number, a2: number, a1: number, a0: number];
const sizeOrder = ['a4', 'a3', 'a2', 'a1', 'a0'] as const satisfies readonly Size[];
const bySize = (row: Omit<PriceRow, 'size' | 'grosze'>, prices: BySize): readonly PriceRow[] =>
  sizeOrder.map((size, index) => ({ ...row, size, grosze: prices[index] as number }));

/** What a digital work costs on each product that has one price for every size of the artwork. */
const onThings: readonly (readonly [Medium, number])[] = [
  ['mug', 5900],
  ['metal-mug', 6900],
  ['magic-mug', 7900],
  ['bottle', 9900],
  ['t-shirt', 8900],
  ['pillow', 7900],
  ['bag', 5900],
  ['puzzle', 6900],
];

/**
 * The price list: the first row that matches counts (ORDER-13). Sample values, for the artist to replace.
 * Pictures carry their own price in `shop.ts`.
 */
export const prices: readonly PriceRow[] = [
  // Posters
  { type: 'posters', medium: 'file', grosze: 4900 },
  ...bySize({ type: 'posters', medium: 'print' }, [4900, 6900, 9900, 14900, 19900]),
  ...onThings.map(([medium, grosze]) => ({ type: 'posters', medium, grosze }) as const),
  ...bySize({ type: 'posters', medium: 'wood' }, [11900, 15900, 21900, 31900, 44900]),
  ...bySize({ type: 'posters', medium: 'custom' }, [7900, 9900, 13900, 18900, 24900]),

  // Portraits by hand
  ...bySize({ type: 'portraits', variant: 'acrylic', subject: 'one' }, [39000, 52000, 78000, 118000, 180000]),
  ...bySize({ type: 'portraits', variant: 'acrylic', subject: 'two' }, [52000, 69000, 98000, 145000, 215000]),
  ...bySize({ type: 'portraits', variant: 'acrylic', subject: 'more' }, [68000, 89000, 125000, 178000, 260000]),
  ...bySize({ type: 'portraits', variant: 'pencil', subject: 'one' }, [19000, 26000, 39000, 58000, 84000]),
  ...bySize({ type: 'portraits', variant: 'pencil', subject: 'two' }, [27000, 36000, 52000, 76000, 108000]),
  ...bySize({ type: 'portraits', variant: 'pencil', subject: 'more' }, [36000, 48000, 68000, 96000, 138000]),
  ...bySize({ type: 'portraits', variant: 'oil', subject: 'one' }, [52000, 69000, 104000, 158000, 240000]),
  ...bySize({ type: 'portraits', variant: 'oil', subject: 'two' }, [69000, 92000, 132000, 195000, 288000]),
  ...bySize({ type: 'portraits', variant: 'oil', subject: 'more' }, [89000, 118000, 168000, 240000, 345000]),

  // Digital portraits: the price depends on the subject; a product costs more than the file
  ...(
    [
      ['digital-one', 14900],
      ['digital-plus', 19900],
      ['jesus-with-child', 17900],
    ] as const
  ).flatMap(([subject, grosze]): readonly PriceRow[] => [
    { type: 'portraits', variant: 'digital', subject, medium: 'file', grosze },
    { type: 'portraits', variant: 'digital', subject, medium: 'print', grosze: grosze + 3000 },
    ...onThings.map(
      ([medium, thing]): PriceRow => ({
        type: 'portraits',
        variant: 'digital',
        subject,
        medium,
        grosze: grosze + thing,
      }),
    ),
    { type: 'portraits', variant: 'digital', subject, medium: 'wood', grosze: grosze + 11000 },
    { type: 'portraits', variant: 'digital', subject, medium: 'custom', grosze: grosze + 5000 },
  ]),

  // Paintings to order
  ...bySize({ type: 'custom-pictures', variant: 'acrylic' }, [32000, 45000, 69000, 105000, 165000]),
  ...bySize({ type: 'custom-pictures', variant: 'pencil' }, [16000, 22000, 34000, 50000, 75000]),
  ...bySize({ type: 'custom-pictures', variant: 'oil' }, [44000, 60000, 92000, 142000, 220000]),
  { type: 'custom-pictures', variant: 'digital', medium: 'file', grosze: 15900 },
  ...bySize({ type: 'custom-pictures', variant: 'digital', medium: 'print' }, [18900, 20900, 23900, 28900, 35900]),
  ...onThings.map(
    ([medium, thing]): PriceRow => ({ type: 'custom-pictures', variant: 'digital', medium, grosze: 15900 + thing }),
  ),
  ...bySize({ type: 'custom-pictures', variant: 'digital', medium: 'wood' }, [26900, 30900, 37900, 47900, 62900]),
  ...bySize({ type: 'custom-pictures', variant: 'digital', medium: 'custom' }, [21900, 23900, 27900, 33900, 41900]),
];
