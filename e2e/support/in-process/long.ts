/**
 * The end of a test's title. What has the tag only runs in the long form (`npm run test:long`): one of a product, of which the
 * short form proves the same rule by another one.
 */
export const longIf = (isLong: boolean): '' | ' @long' => (isLong ? ' @long' : '');
