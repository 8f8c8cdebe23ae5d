/**
 * The end of a test's title. What has the tag only runs in the long form (`npm run test:long`): one of a product, of which the
 * short form proves the same rule by another one.
 */
export const longIf = (isLong: boolean): '' | ' @long' => (isLong ? ' @long' : '');

/** Whether all of it runs (`npm run test:long`), or the short form of what is tried in very many ways. */
const isLong = Boolean(process.env.TEST_LONG);

/**
 * In the short form every so-many-th item, beginning with another one for each turn: where two lists meet, each item of the
 * one still meets some of the other. All items in the long form.
 */
export const share = <Item>(items: readonly Item[], every: number, turn: number): readonly Item[] =>
  isLong ? items : items.filter((_, index) => index % every === turn % every);
