import { media } from '@/content/media';
import { type OrderType, orderTypes, type Size, sizes, subjects, variants } from '@/content/order';
import type { PriceRow } from '@/content/prices';
import { clearHidden } from '@/domain/order/asked';
import { missing } from '@/domain/order/needs';
import { emptyDraft, type OrderDraft } from '@/domain/order/order';
import { priceOf } from '@/domain/order/price';
import { type Check, type Fault, isWholePositive } from './fault';
import { tableLocation } from './table-locations';

/** In grosze. A lower price was most likely meant in złoty. */
export const lowestPrice = 1000;
const inZloty = (grosze: number): string => (grosze / 100).toFixed(2);

/** What is wrong with a price in grosze. */
export function priceFaults(grosze: number): readonly Pick<Fault, 'text'>[] {
  if (!isWholePositive(grosze)) return [{ text: `the price ${grosze} is not whole grosze (9999 is 99.99 zł)` }];
  if (grosze >= lowestPrice) return [];
  const least = `at least ${lowestPrice} (${inZloty(lowestPrice)} zł)`;
  return [{ text: `the price ${grosze} is ${inZloty(grosze)} zł: prices are in grosze, ${least}` }];
}

const keys = <Row extends object>(rows: Row) => Object.keys(rows) as (keyof Row)[];
/** A custom size needs no row of its own: the artist confirms its price (ORDER-13). */
const fixedSizes = keys(sizes).filter((size): size is Exclude<Size, 'custom'> => size !== 'custom');

/** Every choice of technique, subject, size and medium, possible or not. */
const choicesOf = (type: OrderType): readonly OrderDraft[] =>
  [null, ...keys(variants)].flatMap((variant) =>
    [null, ...keys(subjects)].flatMap((subject) =>
      [null, ...fixedSizes].flatMap((size) =>
        [null, ...keys(media)].map((medium) => ({ ...emptyDraft(type, null), variant, subject, size, medium })),
      ),
    ),
  );

const nameOf = ({ type, variant, subject, size, medium }: Partial<OrderDraft>): string =>
  [type, variant, subject, size, medium].filter(Boolean).join(' ');

/** All orders that can be completed, each once, without hidden answers. */
function reachable(): readonly OrderDraft[] {
  const filled = { photos: 1, description: 'x' };
  // A picture has its own price, so it needs no row.
  const drafts = orderTypes
    .filter((type) => type !== 'picture')
    .flatMap(choicesOf)
    .map((draft) => clearHidden({ ...draft, ...filled }))
    .filter((draft) => missing(draft).length === 0);
  return [...new Map(drafts.map((draft) => [nameOf(draft), draft])).values()];
}

/** No default price is 0: in a table of zeros, a price of 0 proves that a row matched. */
const hasRow = (draft: OrderDraft, table: readonly PriceRow[]): boolean =>
  priceOf(
    draft,
    table.map((row) => ({ ...row, grosze: 0 })),
  ).grosze === 0;

export const priceRows: Check = ({ prices, defaultPrice }) => {
  const rows = prices.flatMap((row) => {
    const { type, variant, subject, medium, size } = row;
    const at = tableLocation('prices', ...[type, variant, subject, medium, size].filter((key) => key !== undefined));
    return priceFaults(row.grosze).map((fault) => ({ item: `prices ${nameOf(row)}`, ...fault, at }));
  });
  const ofDefault = priceFaults(defaultPrice);
  return [
    ...rows,
    ...ofDefault.map((fault) => ({ item: 'defaultPrice', ...fault, at: tableLocation('defaultPrice') })),
  ];
};

export const priceGaps: Check = ({ prices }) =>
  reachable()
    .filter((draft) => !hasRow(draft, prices))
    .map((draft) => ({
      item: `prices ${nameOf(draft)}`,
      text: 'has no row',
      at: tableLocation('prices'),
    }));
