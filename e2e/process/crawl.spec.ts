import { artworkById } from '@/content/artworks';
import { artworkPath } from '@/domain/gallery/artwork-page';
import { everyAddress } from '../support/addresses';
import { siteReport } from '../support/crawl/site-faults';
import { planted, readerOf } from '../support/crawl/visit';
import { expect, test } from '../support/test';

const hidden = ['contactForm', 'lessonsForm', 'paintingForm'];
const built = new Set(everyAddress.filter(({ ref }) => !hidden.includes(ref.id)).map(({ path }) => path));

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

const work = artworkPath(artworkById(1037), 'pl');

/** A fault, where it is planted, and what the report says of it. */
const faults: readonly (readonly [path: string, change: (html: string) => string, said: RegExp])[] = [
  ['/galeria', (html) => html.replace('href="/sklep"', 'href="/nie-ma"'), /links \/nie-ma, which answers 404/],
  ['/galeria', (html) => html.replace('href="/sklep"', 'href="/portfolio"'), /links \/portfolio, which is redirected/],
  ['/galeria', (html) => html.replace('href="/sklep"', 'href="/#nigdzie"'), /\/#nigdzie, where nothing/],
  [work, (html) => html.replace(' rel="nofollow"', ''), /links \/\?text=.* without nofollow/],
  ['/galeria', (html) => html.replace(/\salt="[^"]*"/, ''), /without alternative text/],
  [
    '/galeria',
    (html) => html.replace(/srcSet="[^ ]+ /i, 'srcset="/works/none.avif '),
    /none\.avif is shown and answers 404/,
  ],
  ['/galeria', (html) => html.replace('<h1', '<h3').replace('</h1>', '</h3>'), /h3 .* after h0/],
  ['/galeria', (html) => html.replace(/<title>[^<]*/, '<title>Galeria'), /title of 7 characters/],
  [
    '/galeria',
    (html) => html.replace(/(rel="canonical" href="[^"]*)galeria/, '$1sklep'),
    /names \/sklep as its address/,
  ],
  [
    '/gallery',
    (html) => html.replace(/(property="og:url" content="[^"]*)gallery/, '$1galeria'),
    /is shared as \/galeria/,
  ],
  [
    '/galeria',
    (html) => html.replace(/(hrefLang="en" href="[^"]*)gallery/i, '$1shop'),
    /\/shop does not name \/galeria/,
  ],
  ['/galeria', (html) => html.replace('"ItemList"', '"WorkList"'), /"WorkList" is not a valid schema\.org type/],
  ['/gallery', (html) => html.replace('"numberOfItems"', '"amount"'), /Property "amount"/],
  ['/shop', (html) => html.replace('"@graph":[', '"@graph":[,'), /is no JSON/],
  ['/galeria', (html) => html.replace(/<\/h\d>/, ' paintings$&'), /foreign word “paintings”/],
  ['/gallery', (html) => html.replace(' alt="', ' alt="obrazy '), /foreign word “obrazy”/],
  ['/sitemap.xml', (xml) => xml.replace(/<url>.*?<\/url>/s, ''), /^\/ is either linked or in the sitemap/],
];

test('ROUTES-22: every fault that is planted is found', async () => {
  const site = faults.reduce((before, [path, change]) => planted(before, path, change), read);
  const report = (await siteReport(site, built)).faults;
  for (const [path, , said] of faults)
    expect.soft(report.filter((fault) => said.test(fault)).length, `${said} in ${path}`).toBeGreaterThan(0);
});
