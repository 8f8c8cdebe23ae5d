import { availableParallelism } from 'node:os';

export const poolWidth = Math.min(availableParallelism(), 4);

/** Runs `work` on all items, at most `width` at a time. The results are in the order of the items. */
export async function pool<Item, Result>(
  items: readonly Item[],
  width: number,
  work: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = new Array(items.length);
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: width }, worker));
  return results;
}
