import { ratioClass, toneClass } from '@/content/picture-classes';
import type { GalleryItem } from '@/domain/gallery/gallery';
import type { Locale } from '@/i18n/locales';
import { ShowcasePage, worksAPage } from './showcase-places';
import { WallRows } from './wall-rows';
import type { WallWork } from './wall-work';

export const fetchedWork = ({ file, ...item }: GalleryItem, locale: Locale): WallWork => ({
  artwork: {
    id: item.id,
    title: { pl: item.name__pl, en: item.name__en },
    technique: item.desc__pl && item.desc__en ? { pl: item.desc__pl, en: item.desc__en } : null,
    sizeCm: item.size_cm,
    year: item.year,
    alt: { pl: item.alt__pl, en: item.alt__en },
  },
  href: item[`page__${locale}`],
  picture: {
    file: file.name,
    width: file.width,
    height: file.height,
    widths: file.widths,
    className: `${toneClass(file.tone)} ${ratioClass(file.width, file.height)}`,
  },
  offer: item[`offer__${locale}`],
});

export type PagesProps = Readonly<{
  items: readonly GalleryItem[];
  locale: Locale;
  /** The first page to show here; earlier pages are on the screen already. */
  from: number;
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
