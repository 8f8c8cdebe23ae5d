import { ratioClass, toneClass } from '@/content/picture-classes';
import type { GalleryItem } from '@/domain/gallery';
import type { Hung } from './hung';

/** A fetched work in the form that the wall shows. */
export const hungOf = ({ file, ...item }: GalleryItem): Hung => ({
  artwork: {
    id: item.id,
    title: { pl: item.name__pl, en: item.name__en },
    technique: item.desc__pl && item.desc__en ? { pl: item.desc__pl, en: item.desc__en } : null,
    sizeCm: item.size_cm,
    alt: { pl: item.alt__pl, en: item.alt__en },
  },
  picture: {
    file: file.name,
    width: file.width,
    height: file.height,
    widths: file.widths,
    className: `${toneClass(file.tone)} ${ratioClass(file.width, file.height)}`,
  },
});
