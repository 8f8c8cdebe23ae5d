import { Island } from '@/components/islands/island';
import { artworks } from '@/content/artworks';
import { ratioOf } from '@/content/picture-classes';
import { preparedPicture } from '@/content/pictures';
import { type Artwork, type CategoryId, categories } from '@/content/types';
import { museumLabel } from '@/domain/gallery/museum-label';
import type { Locale } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { galleryAnchor, sections } from '@/i18n/sections';
import { bind } from '@/i18n/typography';
import { translator, wordsOf } from '@/messages/translator';
import { Showcase, type ShowcaseCategory } from './showcase.island';
import { worksAPage } from './showcase-pages';
import './wall-rows.css';
import { WallRows } from './wall-rows';
import { type WallWork, wallWorkOf } from './wall-work';

function categoryOf(id: CategoryId, locale: Locale): ShowcaseCategory {
  const t = translator(locale);
  // the works of the first one come with the page
  const awaited = id === categories[0] ? [] : artworks[id].slice(0, worksAPage);
  return {
    id,
    anchor: galleryAnchor(id, locale),
    label: t(`cat.${id}`),
    href: pathTo(id, locale),
    whole: t(`gallery.whole.${id}`),
    count: artworks[id].length,
    outlines: awaited.map((artwork) => {
      const { width, height } = preparedPicture(artwork);
      const title = bind(artwork.title[locale], locale);
      return { ratio: ratioOf(width, height), title, detail: museumLabel(artwork, locale) };
    }),
  };
}

/** Without its print, for which the page has no byte left: the viewer says it of works that are fetched, and each work's page. */
function firstWork(artwork: Artwork, locale: Locale): WallWork {
  const work = wallWorkOf(artwork, 'portraits', locale);
  return { ...work, offer: { ...work.offer, print: null } };
}

export function GalleryShowcase({ locale }: { locale: Locale }) {
  const { gallery, toast, viewer } = wordsOf(locale);
  const { h, tabs, loading, prev, next, failed } = gallery;
  const first = artworks.portraits.slice(0, worksAPage).map((artwork) => firstWork(artwork, locale));
  return (
    <Island
      name="showcase"
      of={Showcase}
      holds
      props={{
        id: sections.gallery[locale],
        locale,
        words: { h, tabs, loading, prev, next, failed, err: toast.err },
        viewerWords: viewer,
        categories: categories.map((id) => categoryOf(id, locale)),
      }}
      slots={{ children: <WallRows works={first} locale={locale} as="strip" /> }}
    />
  );
}
