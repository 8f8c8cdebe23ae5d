// The table of files is in every page, so it is short.

/** The folder of islands' files. */
export const root = '/_i/';

/** A script, or a sheet, whose name is `css`. Its address consists of name and hash. */
export type PartFile = Readonly<{ name: string; hash: string; needs: readonly PartFile[] }>;

/** What a file needs, except for what its other needs bring. */
function ownNeeds({ needs }: PartFile): readonly PartFile[] {
  const brings = (file: PartFile, wanted: PartFile): boolean =>
    file.needs.some((one) => one === wanted || brings(one, wanted));
  return needs.filter((wanted) => !needs.some((one) => brings(one, wanted)));
}

/**
 * A line is a file: its name, its hash, and the numbers of the lines of what it needs.
 * @param files with all that they need
 */
export const packTable = (files: readonly PartFile[]): string =>
  files.map((file) => [file.name, file.hash, ...ownNeeds(file).map((one) => files.indexOf(one))].join(' ')).join('\n');

/**
 * Reads what {@link packTable} wrote.
 * @returns the addresses of a part: its own script first, then all that it needs
 * @throws where there is no part of that name
 */
export function filesOf(part: string, table: string): readonly [string, ...string[]] {
  const lines = table.split('\n').map((line) => line.split(' '));
  const found = new Set<string>();
  const find = ([name, hash, ...needs]: readonly string[]): void => {
    found.add(`${root}${name}-${hash}.${name === 'css' ? name : 'js'}`);
    for (const at of needs) find(lines[Number(at)] as string[]);
  };
  find(lines.find(([name]) => name === part) as string[]);
  return [...found] as unknown as [string, ...string[]];
}
