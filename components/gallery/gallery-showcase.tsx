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
import { balancedRows, sumOf } from './rows';
import { Showcase, type ShowcaseCategory } from './showcase.island';
import { type Place, worksAPage } from './showcase-pages';
import './wall-rows.css';
import { WallRows } from './wall-rows';
import { type WallWork, wallWorkOf } from './wall-work';

/** The first page of a category, in two rows as it will hang. */
function firstRows(id: CategoryId, locale: Locale): readonly (readonly Place[])[] {
  const works = artworks[id].slice(0, worksAPage).map((artwork) => {
    const { width, height } = preparedPicture(artwork);
    return {
      ratio: ratioOf(width, height),
      title: bind(artwork.title[locale], locale),
      detail: museumLabel(artwork, locale),
    };
  });
  return balancedRows(works, sumOf(works) / 2);
}

function categoryOf(id: CategoryId, locale: Locale): ShowcaseCategory {
  const t = translator(locale);
  return {
    id,
    anchor: galleryAnchor(id, locale),
    label: t(`cat.${id}`),
    href: pathTo(id, locale),
    whole: t(`gallery.whole.${id}`),
    count: artworks[id].length,
    // the works of the first one come with the page
    places: id === categories[0] ? [] : firstRows(id, locale),
  };
}

/** Without its print, for which the page has no byte left: the viewer says it of works that are fetched, and each work's page. */
function firstWork(artwork: Artwork, locale: Locale): WallWork {
  const work = wallWorkOf(artwork, 'portraits', locale);
  return { ...work, offer: { ...work.offer, print: null } };
}

export function GalleryShowcase({ locale }: { locale: Locale }) {
  const t = translator(locale);
  const { viewer } = wordsOf(locale);
  const words = {
    heading: t('gallery.h'),
    tabs: t('gallery.tabs'),
    loading: t('gallery.loading'),
    previous: t('gallery.prev'),
    next: t('gallery.next'),
    error: t('toast.err'),
    failed: t('gallery.failed'),
  };
  const first = artworks.portraits.slice(0, worksAPage).map((artwork) => firstWork(artwork, locale));
  return (
    <Island
      name="showcase"
      of={Showcase}
      holds
      props={{
        id: sections.gallery[locale],
        locale,
        words,
        viewerWords: viewer,
        categories: categories.map((id) => categoryOf(id, locale)),
      }}
      slots={{ children: <WallRows works={first} locale={locale} rows={2} narrow="strip" /> }}
    />
  );
}
