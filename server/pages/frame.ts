import type { FramePlaces } from '@/domain/page/site-table';
import type { Locale } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';

/** `sheet`: the address of the sheet with all rules; `before`, `after`: header and footer as they were built. */
type Frame = Readonly<{ sheet: string | null; before: string; after: string }>;

type Frames = {
  sheet: string | null;
  readonly pages: Map<string, Readonly<{ read: () => string; places: FramePlaces }>>;
};

/** Of the built pages, by their address; `builtSite` fills it. */
export const frames: Frames = { sheet: null, pages: new Map() };

/** The frame of the page at this address, or that of the page to write to the artist: a refused form may name any. */
export function frameOf(path: string, locale: Locale): Frame {
  const { sheet, pages } = frames;
  const built = pages.get(path) ?? pages.get(pathTo('contactForm', locale));
  // beside `next dev` no page is built
  if (!built) return { sheet, before: '<body>', after: '' };
  const html = built.read();
  const [body, main, mainEnd, footerEnd] = built.places;
  return { sheet, before: html.slice(body, main), after: html.slice(mainEnd, footerEnd) };
}
