import type { FramePlaces } from '@/domain/page/site-table';
import type { Locale } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { singleton } from '../platform/process-singleton';

/** What stands around the content of a page: the address of the sheet with all rules, and header and footer as they were built. */
export type Frame = Readonly<{ sheet: string | null; before: string; after: string }>;

/** What pages on demand know of the built site. `read`: reads the HTML of a page. */
export type Frames = {
  sheet: string | null;
  readonly pages: Map<string, Readonly<{ read: () => string; places: FramePlaces }>>;
};

/** The frames of all built pages, by their address. The server that knows the build fills the list. */
export const frames = (): Frames => singleton('frames', () => ({ sheet: null, pages: new Map() }));

/** Where no page is built, as beside `next dev`: the content alone. */
const bare = { before: '<body>', after: '' };

/** The frame of the page at this address, or that of the page to write to the artist: a refused form may name any. */
export function frameOf(path: string, locale: Locale): Frame {
  const { sheet, pages } = frames();
  const built = pages.get(path) ?? pages.get(pathTo('contactForm', locale));
  if (!built) return { sheet, ...bare };
  const html = built.read();
  const [body, main, mainEnd, footerEnd] = built.places;
  return { sheet, before: html.slice(body, main), after: html.slice(mainEnd, footerEnd) };
}
