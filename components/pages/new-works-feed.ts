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
const dateOf = ({ added, year }: Artwork): string => new Date(added ?? `${year}-01-01`).toISOString();

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function entryOf(work: Artwork, locale: Locale): string {
  const image = absolute(pictureAt(preparedPicture(work), 960));
  const words = [work.alt[locale], museumLabel(work, locale)].filter(Boolean).map(escaped);
  const content = `<p><img src="${image}" alt=""></p>${words.map((text) => `<p>${text}</p>`).join('')}`;
  // the id is a name for ever, whatever the work's address becomes
  return `<entry>
<id>tag:${siteUrl.hostname},${artist.copyrightYear}:${locale}/work-${work.id}</id>
<title>${escaped(work.title[locale])}</title>
<link href="${workAddress(work, locale)}"/>
<updated>${dateOf(work)}</updated>${work.added ? `\n<published>${dateOf(work)}</published>` : ''}
<content type="html">${escaped(content)}</content>
</entry>`;
}

/** The newest works of all categories, as Atom (ROUTES-23). */
export function newWorksFeed(locale: Locale, all: readonly Artwork[] = Object.values(artworks).flat()): Response {
  const t = translator(locale);
  const works = all.toSorted((one, other) => dateOf(other).localeCompare(dateOf(one))).slice(0, newest);
  const home = addressOf({ id: 'home' }, locale);
  const feed = `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">
<id>${absolute(feeds[locale])}</id>
<title>${escaped(t('feed.title', { studio: artist.studio[locale] }))}</title>
<subtitle>${escaped(t('site.description'))}</subtitle>
<updated>${works[0] ? dateOf(works[0]) : new Date().toISOString()}</updated>
<link rel="self" href="${absolute(feeds[locale])}"/>
<link rel="alternate" href="${home}"/>
<author><name>${escaped(artist.name)}</name><uri>${home}</uri></author>
<rights>© ${artist.copyrightYear} ${escaped(artist.name)}</rights>
${works.map((work) => entryOf(work, locale)).join('\n')}
</feed>
`;
  return new Response(feed, { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } });
}
