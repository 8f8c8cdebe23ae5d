import * as z from 'zod/mini';

/** Those that carry parcels from Poland, with the page on which each follows one by its number. */
export const carriers = {
  inpost: { name: 'InPost', page: 'https://inpost.pl/sledzenie-przesylek?number=' },
  dpd: { name: 'DPD', page: 'https://tracktrace.dpd.com.pl/parcelDetails?p1=' },
  dhl: { name: 'DHL', page: 'https://www.dhl.com/pl-pl/home/tracking.html?tracking-id=' },
  poczta: { name: 'Poczta Polska', page: 'https://emonitoring.poczta-polska.pl/?numer=' },
  orlen: { name: 'ORLEN Paczka', page: 'https://www.orlenpaczka.pl/sledz-paczke/?numer=' },
  gls: { name: 'GLS', page: 'https://gls-group.com/PL/pl/sledzenie-paczek?match=' },
  ups: { name: 'UPS', page: 'https://www.ups.com/track?tracknum=' },
  fedex: { name: 'FedEx', page: 'https://www.fedex.com/fedextrack/?trknbr=' },
} as const;
type Carrier = keyof typeof carriers;
export const carrierNames = Object.keys(carriers) as [Carrier, ...Carrier[]];

/** `carrier`: null of one that is not in the table; `number`: empty where the parcel has none; `day`: such as `2026-12-20`. */
export const way = z.discriminatedUnion('by', [
  z.object({ by: z.literal('parcel'), carrier: z.nullable(z.enum(carrierNames)), number: z.string() }),
  z.object({ by: z.literal('pickup'), place: z.string(), day: z.string() }),
  z.object({ by: z.literal('file'), name: z.string(), bytes: z.int() }),
]);
export type Way = z.infer<typeof way>;

/** As carriers write it, without spaces and dashes; null where no parcel has such a number. */
export function parcelNumber(typed: string): string | null {
  const number = typed.replace(/[\s-]/g, '').toUpperCase();
  return /^[A-Z\d]{6,40}$/.test(number) && /\d/.test(number) ? number : null;
}

/** The page that follows a parcel; null where no carrier of the table has it, or it has no number. */
export const trackingPage = ({ carrier, number }: Extract<Way, { by: 'parcel' }>): string | null =>
  carrier && number ? carriers[carrier].page + encodeURIComponent(number) : null;
