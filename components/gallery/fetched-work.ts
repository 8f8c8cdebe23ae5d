import { ratioClass, toneClass } from '@/content/picture-classes';
import type { GalleryItem } from '@/domain/gallery/gallery';
import type { Locale } from '@/i18n/locales';
import type { WallWork } from './wall-work';

/** A fetched work in the form that the wall shows. */
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
  body: item.body,
  offer: item[`offer__${locale}`],
});
