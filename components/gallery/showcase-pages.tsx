import '@/components/ui/captioned-work.css';
import './wall-rows.css';
import './showcase.css';
import type { ReactNode } from 'react';
import { WorkLabel } from '@/components/ui/work-label';
import { ratioClass, ratioOf, toneClass } from '@/content/picture-classes';
import type { GalleryItem } from '@/domain/gallery/gallery';
import type { Locale } from '@/i18n/locales';
import { balancedRows, sumOf } from './rows';
import { WallRows } from './wall-rows';
import type { WallWork } from './wall-work';

/** HOME-9 */
export const worksAPage = 10;

export const ShowcasePage = ({ shown, children }: { shown: boolean; children: ReactNode }) => (
  <div className="wall-rows__wall showcase__page" data-away={shown ? undefined : ''}>
    {children}
  </div>
);

export type Outline = Readonly<{ ratio: number; title: string; detail: string }>;

/** HOME-8. The labels are there but invisible, so that nothing moves when the works arrive. */
export const OutlinedPage = ({ outlines }: Readonly<{ outlines: readonly Outline[] }>) => (
  <ShowcasePage shown>
    {/* biome-ignore-start lint/suspicious/noArrayIndexKey: two works may have one title, and none changes its place */}
    {balancedRows(outlines, sumOf(outlines) / 2).map((row, at) => (
      <div key={at} className="wall-rows__row" aria-hidden="true">
        {row.map(({ ratio, title, detail }, at) => (
          <span key={at} className={`wall-rows__work ${ratioClass(ratio, 1)}`}>
            <span className="wall-rows__canvas showcase__place">
              <span />
            </span>
            <span className="showcase__unseen captioned-work__caption">
              <WorkLabel title={title} detail={detail} />
            </span>
          </span>
        ))}
      </div>
    ))}
    {/* biome-ignore-end lint/suspicious/noArrayIndexKey: see above */}
  </ShowcasePage>
);

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
  ratio: ratioOf(file.width, file.height),
  offer: item[`offer__${locale}`],
});

type PagesProps = Readonly<{
  items: readonly GalleryItem[];
  locale: Locale;
  from: number;
  page: number;
}>;

export function ShowcasePages({ items, locale, from, page }: PagesProps) {
  const pages = Array.from({ length: Math.ceil(items.length / worksAPage) }, (_, number) => number).slice(from);
  return pages.map((number) => (
    <ShowcasePage key={number} shown={number === page}>
      <WallRows
        works={items.slice(number * worksAPage, (number + 1) * worksAPage).map((item) => fetchedWork(item, locale))}
        locale={locale}
        as="strip"
      />
    </ShowcasePage>
  ));
}
