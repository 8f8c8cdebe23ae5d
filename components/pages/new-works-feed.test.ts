import { artworks } from '@/content/artworks';
import { locales } from '@/i18n/locales';
import { newWorksFeed } from './new-works-feed';

const all = Object.values(artworks).flat();
const columnOf = (xml: string, pattern: RegExp) => [...xml.matchAll(pattern)].map(([, value]) => value);
const updatedOf = (xml: string) => columnOf(xml, /<entry>[\s\S]*?<updated>(.*?)<\/updated>/g);

test.each(locales)('ROUTES-23: the feed has the newest works, each once (%s)', async (locale) => {
  const answer = newWorksFeed(locale);
  expect(answer.headers.get('content-type')).toMatch(/^application\/atom\+xml/);
  const xml = await answer.text();
  expect(new Set(columnOf(xml, /<entry>[\s\S]*?<id>([^<]+)<\/id>/g)).size).toBe(30);
  const dates = updatedOf(xml);
  expect(dates).toHaveLength(30);
  expect(dates).toEqual(dates.toSorted().toReversed());
  expect(dates[0]?.slice(0, 4)).toBe(String(Math.max(...all.map(({ year }) => year))));
});

test('ROUTES-23: an entry is dated to the day its work came to the site, or to its year', async () => {
  const [one, other] = all;
  if (!one || !other) throw new Error('there are no works');
  const works = [
    { ...one, year: 2026 },
    { ...other, year: 2019, added: '2026-11-22' },
  ];
  const xml = await newWorksFeed('en', works).text();
  expect(columnOf(xml, /<title>(.*?)<\/title>/g).slice(-2)).toEqual([other.title.en, one.title.en]);
  expect(updatedOf(xml)).toEqual(['2026-11-22T00:00:00.000Z', '2026-01-01T00:00:00.000Z']);
  expect(columnOf(xml, /<published>(.*?)<\/published>/g)).toEqual(['2026-11-22T00:00:00.000Z']);
  expect(/<updated>(.*?)<\/updated>/.exec(xml)?.[1]).toBe('2026-11-22T00:00:00.000Z');
});
