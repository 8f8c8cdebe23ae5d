type WithRatio = Readonly<{ ratio: number }>;

/** Rows of about 288 px on a page of 1440 px, without gaps. `--row-sum` has the same number. */
export const usualRowSum = 4.2;

/** How many works of a painted room hang large beside its title: none on its further parts. */
export const largeOn = (part: number): number => (part > 1 ? 0 : 2);

/** A row shorter than this part of the wanted width is not enlarged. */
const nearlyFull = 0.85;

/** The width of works side by side, as a multiple of their height, without gaps. */
export const sumOf = (works: readonly WithRatio[]): number => works.reduce((sum, { ratio }) => sum + ratio, 0);

/** Squared, so that two slightly uneven rows cost less than one very uneven row. */
const unevenness = (sum: number, wanted: number): number => (sum / wanted - 1) ** 2;

/** Where the row that ends before `end` should start: the cheapest of all partitions of the works before `end`. */
function bestStart(works: readonly WithRatio[], end: number, wanted: number, costs: readonly number[]) {
  let best = { start: end - 1, cost: Number.POSITIVE_INFINITY };
  let sum = 0;
  for (let start = end - 1; start >= 0; start -= 1) {
    sum += works[start]?.ratio ?? 0;
    const cost = (costs[start] ?? 0) + unevenness(sum, wanted);
    if (cost < best.cost) best = { start, cost };
  }
  return best;
}

/**
 * Arranges works in rows, in their order, so that the sum of ratios (width to height) of every row is as near to
 * `ratioSum` as possible: the linear partition, by dynamic programming (DESIGN-8, justified rows).
 */
export function balancedRows<Work extends WithRatio>(works: readonly Work[], ratioSum: number): readonly Work[][] {
  const costs = [0];
  const starts = [0];
  for (let end = 1; end <= works.length; end += 1) {
    const { start, cost } = bestStart(works, end, ratioSum, costs);
    costs[end] = cost;
    starts[end] = start;
  }
  const rows: Work[][] = [];
  for (let end = works.length; end > 0; end = starts[end] ?? 0) rows.unshift(works.slice(starts[end], end));
  return rows;
}

export const fillsWall = (row: readonly WithRatio[], ratioSum: number): boolean => sumOf(row) >= nearlyFull * ratioSum;

export const shareOf = ({ ratio }: WithRatio, row: readonly WithRatio[], ratioSum: number): number =>
  ratio / (fillsWall(row, ratioSum) ? sumOf(row) : ratioSum);
