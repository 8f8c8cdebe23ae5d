// of the showcase, whose script comes later: a page has all its rules from the start
import '@/components/ui/button.module.css';
import '@/components/ui/dots.module.css';
import '@/components/ui/tabs.module.css';
import './showcase.module.css';
import { Still } from '@/components/ui/still';
import { artworks } from '@/content/artworks';
import { type CategoryId, categories } from '@/content/types';
import type { Locale } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { galleryAnchor, sections } from '@/i18n/sections';
import { translator, wordsOf } from '@/messages/translator';
import { LaterShowcase } from './later-showcase';
import type { ShowcaseCategory } from './showcase';
import { ShowcasePlaces } from './showcase-places';
import { worksAPage } from './showcase-state';
import wall from './wall.module.css';
import { WallRows } from './wall-rows';
import { wallWorkOf } from './wall-work';

function categoryOf(id: CategoryId, locale: Locale): ShowcaseCategory {
  const t = translator(locale);
  return {
    id,
    label: t(`cat.${id}`),
    href: pathTo(id, locale),
    whole: t(`gallery.whole.${id}`),
    count: artworks[id].length,
    places: <ShowcasePlaces works={artworks[id].slice(0, worksAPage)} locale={locale} />,
  };
}

function wordsIn(locale: Locale) {
  const t = translator(locale);
  return {
    heading: t('gallery.h'),
    tabs: t('gallery.tabs'),
    loading: t('gallery.loading'),
    previous: t('gallery.prev'),
    next: t('gallery.next'),
    previousWork: t('viewer.prev'),
    nextWork: t('viewer.next'),
    count: wordsOf(locale).viewer.count,
    error: t('toast.err'),
    failed: t('gallery.failed'),
  };
}

/** The gallery's part of the home page: the newest portraits in the HTML, and links to everything else. */
export const GalleryShowcase = ({ locale }: { locale: Locale }) => (
  <LaterShowcase
    id={sections.gallery[locale]}
    locale={locale}
    words={wordsIn(locale)}
    viewerWords={wordsOf(locale).viewer}
    categories={categories.map((id) => categoryOf(id, locale))}
    anchors={categories.map((id) => galleryAnchor(id, locale))}
  >
    <Still className={wall.whole ?? ''}>
      <WallRows
        works={artworks.portraits.slice(0, worksAPage).map((artwork) => wallWorkOf(artwork, 'portraits', locale))}
        locale={locale}
        rows={2}
        narrow="strip"
      />
    </Still>
  </LaterShowcase>
);
