import type { Locale, Localized } from './locales';

/** Every page of the site and its address in each language (ROUTES-2). */
export const pages = {
  home: { pl: '/', en: '/en' },
  gallery: { pl: '/galeria', en: '/gallery' },
  portraits: { pl: '/galeria/portrety', en: '/gallery/portraits' },
  landscapes: { pl: '/galeria/pejzaze', en: '/gallery/landscapes' },
  wall_art: { pl: '/galeria/malarstwo-scienne', en: '/gallery/wall-art' },
  digital_art: { pl: '/galeria/grafika-cyfrowa', en: '/gallery/digital-art' },
  wallPart: { pl: '/galeria/{room}/strona-{part}', en: '/gallery/{room}/page-{part}' },
  artwork: { pl: '/galeria/{room}/{slug}', en: '/gallery/{room}/{slug}' },
  shop: { pl: '/sklep', en: '/shop' },
  order: { pl: '/zamowienie/{type}', en: '/order/{type}' },
  orderItem: { pl: '/zamowienie/{type}/{id}', en: '/order/{type}/{id}' },
  orderStatus: { pl: '/zamowienie/stan/{token}', en: '/order/status/{token}' },
  contactForm: { pl: '/formularz/wiadomosc', en: '/form/message' },
  lessonsForm: { pl: '/formularz/lekcje', en: '/form/lessons' },
  paintingForm: { pl: '/formularz/obraz', en: '/form/painting' },
  withdrawal: { pl: '/odstapienie-od-umowy', en: '/withdrawal' },
  privacyPolicy: { pl: '/polityka-prywatnosci', en: '/privacy-policy' },
  accessibility: { pl: '/dostepnosc', en: '/accessibility' },
  storeRegulations: { pl: '/regulamin-sklepu', en: '/store-regulations' },
} as const satisfies Record<string, Localized>;

export type PageId = keyof typeof pages;

type ParamOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamOf<Rest> : never;
type ParamsOf<Page extends PageId> = ParamOf<(typeof pages)[Page]['en']>;
/** A part of an address: the same in both languages, or each language's own. */
type Param = string | number | Localized;
type Params<Page extends PageId> = [ParamsOf<Page>] extends [never] ? [] : [params: Record<ParamsOf<Page>, Param>];

const partIn = (param: Param, locale: Locale): string => String(typeof param === 'object' ? param[locale] : param);

/**
 * The address of a page, root-relative and without a trailing slash.
 * @example pathTo('orderItem', 'en', { type: 'posters', id: 3 }) // '/order/posters/3'
 */
export function pathTo<Page extends PageId>(page: Page, locale: Locale, ...[params]: Params<Page>): string {
  return Object.entries<Param>(params ?? {}).reduce<string>(
    (path, [name, value]) => path.replace(`{${name}}`, partIn(value, locale)),
    pages[page][locale],
  );
}

export type PageRef = Readonly<{ id: PageId; params?: Readonly<Record<string, Param>> }>;

export function pathOf({ id, params = {} }: PageRef, locale: Locale): string {
  const to = pathTo as (page: PageId, locale: Locale, params: PageRef['params']) => string;
  return to(id, locale, params);
}

const partName: Readonly<Record<Locale, RegExp>> = { pl: /^strona-\d+$/, en: /^page-\d+$/ };

/** Whether a work's slug would be taken for a further part of its wall, whose address is beside its own. */
export const isPartName = (slug: string, locale: Locale): boolean => partName[locale].test(slug);
