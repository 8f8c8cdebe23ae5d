import { everyAddress, isSearched } from '../support/addresses';
import { siteReport } from '../support/crawl/site-faults';
import { readerOf } from '../support/crawl/visit';
import { expect, test } from '../support/test';

const built = new Set(everyAddress.filter(isSearched).map(({ path }) => path));

test.describe.configure({ mode: 'serial' });
test.setTimeout(300_000);

let read: ReturnType<typeof readerOf>;
test.beforeAll(({ baseURL }) => {
  read = readerOf(baseURL ?? '');
});

test('ROUTES-22, ROUTES-1: every page, link, picture and word of the site is in order', async () => {
  const { faults, counts } = await siteReport(read, built);
  console.log(
    Object.entries(counts)
      .map(([name, count]) => `${String(count).padStart(6)}  ${name}`)
      .join('\n'),
  );
  expect(faults).toEqual([]);
  expect(counts['pages reachable']).toBe(built.size);
  expect(counts['blocks of structured data']).toBeGreaterThanOrEqual(built.size);
});
