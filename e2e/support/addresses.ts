import { artworkById, artworks } from '@/content/artworks';
import { type OrderType, orderTypes } from '@/content/order';
import { paintingSamples, pictures, portraitSamples, posters } from '@/content/shop';
import { artworkRef } from '@/domain/gallery/artwork-page';
import { printItems } from '@/domain/shop/prints';
import type { Locale } from '@/i18n/locales';
import { locales } from '@/i18n/locales';
import { type PageId, type PageRef, pages, pathOf } from '@/i18n/pages';

const items: Readonly<Record<OrderType, readonly { number: number }[]>> = {
  picture: pictures,
  portraits: portraitSamples,
  'custom-pictures': paintingSamples,
  posters: [...posters, ...printItems],
};

const orderRefs: readonly PageRef[] = orderTypes.flatMap((type) => [
  { id: 'order' as const, params: { type } },
  ...items[type].map(({ number }) => ({ id: 'orderItem' as const, params: { type, id: number } })),
]);

/** Every page of ROUTES-2 that is built. */
const everyPage: readonly PageRef[] = [
  ...(Object.keys(pages) as PageId[]).filter((id) => !pages[id].en.includes('{')).map((id) => ({ id })),
  ...orderRefs,
  ...Object.values(artworks).flat().map(artworkRef),
];

/** One page of each kind, for measurements. */
export const pageKinds: Readonly<Record<string, PageRef>> = {
  home: { id: 'home' },
  gallery: { id: 'gallery' },
  portraits: { id: 'portraits' },
  'wall art': { id: 'wall_art' },
  'work on canvas': artworkRef(artworkById(1037)),
  'work on a wall': artworkRef(artworkById(3048)),
  'work as a file': artworkRef(artworkById(4059)),
  shop: { id: 'shop' },
  'order picture': { id: 'orderItem', params: { type: 'picture', id: 1 } },
  'order portrait': { id: 'order', params: { type: 'portraits' } },
  'order painting': { id: 'orderItem', params: { type: 'custom-pictures', id: 2 } },
  'order poster': { id: 'orderItem', params: { type: 'posters', id: 3 } },
  'picture chooser': { id: 'order', params: { type: 'picture' } },
  'poster chooser': { id: 'order', params: { type: 'posters' } },
  'withdrawal form': { id: 'withdrawal' },
  'form alone': { id: 'paintingForm' },
  'privacy policy': { id: 'privacyPolicy' },
  'store regulations': { id: 'storeRegulations' },
  accessibility: { id: 'accessibility' },
};

export type Address = Readonly<{ kind: string; name: string; locale: Locale; path: string; ref: PageRef }>;

/** Both addresses of each page, by the name of its kind. */
const inBoth = (entries: readonly (readonly [kind: string, PageRef])[]): readonly Address[] =>
  entries.flatMap(([kind, ref]) =>
    locales.map((locale) => ({ kind, name: `${kind} (${locale})`, locale, path: pathOf(ref, locale), ref })),
  );

export const everyAddress = inBoth(everyPage.map((ref) => [pathOf(ref, 'en'), ref]));

const forms: readonly PageId[] = ['contactForm', 'lessonsForm', 'paintingForm'];
/** Whether a search engine may show a page: no form alone, and of a work no order as a print, which has the work's number. */
export const isSearched = ({ ref: { id, params } }: Address): boolean =>
  !forms.includes(id) && !(id === 'orderItem' && Number(params?.id) > 1000);
export const oneOfEachKind = inBoth(Object.entries(pageKinds));

/** One of each pair of addresses, the languages in turns: a page is one component in both. */
export const inTurns = (both: readonly Address[]): readonly Address[] =>
  both.filter((_, at) => at % 4 === 0 || at % 4 === 3);

/** One page of each layout, in alternating languages: where the short form looks. */
const samples: Readonly<Record<string, Locale>> = {
  home: 'pl',
  portraits: 'en',
  'work as a file': 'pl',
  shop: 'en',
  'order portrait': 'pl',
  'order poster': 'en',
  'form alone': 'pl',
  'privacy policy': 'en',
};
const samplePaths = new Set(
  oneOfEachKind.filter(({ kind, locale }) => samples[kind] === locale).map(({ path }) => path),
);

/** Whether the short form looks at the page of this address, where the long form looks at all. */
export const isSample = (path: string): boolean => samplePaths.has(path);
