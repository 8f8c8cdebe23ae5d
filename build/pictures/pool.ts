import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';

export const poolWidth = Math.min(availableParallelism(), 4);

/** At most `width` at a time. The results are in the order of the items. */
export const pool = <Item, Result>(
  items: readonly Item[],
  width: number,
  work: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> => pLimit(width).map(items, work);
