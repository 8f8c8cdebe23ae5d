import type { GalleryItem } from '@/domain/gallery/gallery';
import type { Locale } from '@/i18n/locales';
import { fetchedWork } from './fetched-work';
import { ShowcasePage } from './showcase-places';
import { worksAPage } from './showcase-state';
import { WallRows } from './wall-rows';

export type PagesProps = Readonly<{
  items: readonly GalleryItem[];
  locale: Locale;
  /** The first page to show here; earlier pages are on the screen already. */
  from: number;
  /** The page that the grid shows on desktop. */
  page: number;
}>;

/** Fetched works in pages of ten, two balanced rows each; below 992 px the pages are one strip. */
export function ShowcasePages({ items, locale, from, page }: PagesProps) {
  const pages = Array.from({ length: Math.ceil(items.length / worksAPage) }, (_, number) => number).slice(from);
  return pages.map((number) => (
    <ShowcasePage key={number} shown={number === page}>
      <WallRows
        works={items.slice(number * worksAPage, (number + 1) * worksAPage).map((item) => fetchedWork(item, locale))}
        locale={locale}
        rows={2}
        narrow="strip"
      />
    </ShowcasePage>
  ));
}
