import { Feed } from 'feed';
import { artist } from '@/content/artist';
import { artworks } from '@/content/artworks';
import { preparedPicture } from '@/content/pictures';
import { siteUrl } from '@/content/site';
import type { Artwork } from '@/content/types';
import { museumLabel } from '@/domain/gallery/museum-label';
import { pictureAt } from '@/domain/gallery/picture';
import { absolute, addressOf, workAddress } from '@/domain/page/structured-data/site';
import { feeds } from '@/i18n/feeds';
import type { Locale } from '@/i18n/locales';
import { translator } from '@/messages/translator';

const newest = 30;

/** When a work was added. For older works only the year is known, so it is the year's first day. */
const dateOf = ({ added, year }: Artwork): Date => new Date(added ?? `${year}-01-01`);

const newestOf = (works: readonly Artwork[]): readonly Artwork[] =>
  works.toSorted((one, other) => dateOf(other).getTime() - dateOf(one).getTime()).slice(0, newest);

/** A feed's summary is read as HTML. */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function entryOf(work: Artwork, locale: Locale) {
  const picture = preparedPicture(work);
  const image = absolute(pictureAt(picture, 960));
  const words = [work.alt[locale], museumLabel(work, locale)].filter(Boolean).map(escaped);
  return {
    // a name for ever, whatever the work's address becomes
    id: `tag:${siteUrl.hostname},${artist.copyrightYear}:${locale}/work-${work.id}`,
    title: work.title[locale],
    link: workAddress(work, locale),
    date: dateOf(work),
    ...(work.added && { published: dateOf(work) }),
    content: `<p><img src="${image}" alt=""></p>${words.map((text) => `<p>${text}</p>`).join('')}`,
  };
}

/** The newest works of all categories, as Atom (ROUTES-23). */
export function newWorksFeed(locale: Locale, all: readonly Artwork[] = Object.values(artworks).flat()): Response {
  const t = translator(locale);
  const home = addressOf({ id: 'home' }, locale);
  const works = newestOf(all);
  const author = { name: artist.name, link: home };
  const feed = new Feed({
    id: absolute(feeds[locale]),
    title: t('feed.title', { studio: artist.studio[locale] }),
    description: t('site.description'),
    link: home,
    language: locale,
    copyright: `© ${artist.copyrightYear} ${artist.name}`,
    ...(works[0] && { updated: dateOf(works[0]) }),
    feedLinks: { atom: absolute(feeds[locale]) },
    author,
  });
  for (const work of works) feed.addItem({ ...entryOf(work, locale), author: [author] });
  return new Response(feed.atom1(), { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } });
}
