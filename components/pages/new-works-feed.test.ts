import { artworks } from '@/content/artworks';
import { locales } from '@/i18n/locales';
import { newWorksFeed } from './new-works-feed';

test.each(locales)('ROUTES-23: the feed has the newest works, each once (%s)', async (locale) => {
  const answer = newWorksFeed(locale);
  expect(answer.headers.get('content-type')).toMatch(/^application\/atom\+xml/);
  const xml = await answer.text();
  const column = (pattern: RegExp) => [...xml.matchAll(pattern)].map(([, value]) => value);
  const ids = column(/<entry>[\s\S]*?<id>([^<]+)<\/id>/g);
  expect(new Set(ids).size).toBe(30);
  const years = column(/<entry>[\s\S]*?<updated>(\d+)-01-01T00:00:00/g).map(Number);
  expect(years).toHaveLength(30);
  expect(years).toEqual(years.toSorted((one, other) => other - one));
  const newest = Object.values(artworks)
    .flat()
    .map(({ year }) => year);
  expect(years[0]).toBe(Math.max(...newest));
});
