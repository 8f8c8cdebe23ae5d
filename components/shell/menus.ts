import type { Locale } from '@/i18n/locales';
import { type PageId, type PageRef, pathTo } from '@/i18n/pages';
import { type SectionId, sections } from '@/i18n/sections';
import { translator } from '@/messages/translator';

export type MenuEntry = Readonly<{ label: string; href: string; current: boolean }>;

type Entry = Readonly<{ label: 'about' | 'gallery' | 'orders' | 'classes' | 'contact' | 'shop' }> &
  Readonly<{ page: Extract<PageId, 'home' | 'gallery' | 'shop'>; section?: SectionId }>;

/** ROUTES-12: home has its five sections and Shop; every other page has Gallery, Shop, Orders, Contact. What both have is in the same order. */
const homeMenu: readonly Entry[] = [
  { label: 'about', page: 'home', section: 'about' },
  { label: 'gallery', page: 'home', section: 'gallery' },
  { label: 'shop', page: 'shop' },
  { label: 'orders', page: 'home', section: 'orders' },
  { label: 'classes', page: 'home', section: 'classes' },
  { label: 'contact', page: 'home', section: 'contact' },
];
const otherMenu: readonly Entry[] = [
  { label: 'gallery', page: 'gallery' },
  { label: 'shop', page: 'shop' },
  { label: 'orders', page: 'home', section: 'orders' },
  { label: 'contact', page: 'home', section: 'contact' },
];

/** Pages that belong to a menu entry although the entry leads to another page. */
const belongsTo: Readonly<Partial<Record<PageId, PageId>>> = {
  portraits: 'gallery',
  landscapes: 'gallery',
  wall_art: 'gallery',
  digital_art: 'gallery',
  wallPart: 'gallery',
  artwork: 'gallery',
  order: 'shop',
  orderItem: 'shop',
};

/** The top menu of a page. A section of the same page is linked by its anchor alone, so that nothing loads again. */
export function menuOf(at: PageRef | null, locale: Locale): readonly MenuEntry[] {
  const t = translator(locale);
  const id = at?.id;
  return (id === 'home' ? homeMenu : otherMenu).map(({ label, page, section }) => {
    const anchor = section ? `#${sections[section][locale]}` : '';
    return {
      label: t(`nav.${label}`),
      href: anchor && page === id ? anchor : `${pathTo(page, locale)}${anchor}`,
      current: !section && (page === id || (id !== undefined && belongsTo[id] === page)),
    };
  });
}
