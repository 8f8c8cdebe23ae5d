import { roomsTable } from './biome-rules';

const [begin, end] = ['<!-- rooms: npm run rooms -->', '<!-- /rooms -->'];

/** @throws where the page has no marked place for the table */
export function withTable(page: string): string {
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`no ${begin} … ${end}`);
  return `${page.slice(0, from + begin.length)}\n\n${roomsTable()}\n\n${page.slice(to)}`;
}
