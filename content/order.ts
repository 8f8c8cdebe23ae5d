import type { Localized } from '@/i18n/locales';

/** `{type}` in an order's address (ROUTES-4). */
export const orderTypes = ['picture', 'portraits', 'custom-pictures', 'posters'] as const;
export type OrderType = (typeof orderTypes)[number];

/** ORDER-1. */
export const orderTypeNames: Readonly<Record<OrderType, Localized>> = {
  picture: { pl: 'Obraz', en: 'Painting' },
  portraits: { pl: 'Portret', en: 'Portrait' },
  'custom-pictures': { pl: 'Obraz na zamówienie', en: 'Custom Painting' },
  posters: { pl: 'Plakat', en: 'Poster' },
};

/** Who is in the portrait (ORDER-3). `code` is the number in a request. */
export const subjects = {
  one: { code: 1, label: { pl: '1 osoba', en: '1 person' } },
  two: { code: 2, label: { pl: '2 osoby', en: '2 people' } },
  more: { code: 3, label: { pl: 'Więcej osób', en: 'More people' } },
  'digital-one': { code: 6, label: { pl: '1 osoba', en: '1 person' } },
  'digital-plus': { code: 7, label: { pl: 'Plus 1 osoba', en: 'Plus 1 person' } },
  'jesus-with-child': { code: 12, label: { pl: 'Jezus z dzieckiem', en: 'Jesus with a child' } },
} as const satisfies Record<string, { code: number; label: Localized }>;
export type Subject = keyof typeof subjects;

const people = ['one', 'two', 'more'] as const satisfies readonly Subject[];
const digitalPeople = ['digital-one', 'digital-plus', 'jesus-with-child'] as const satisfies readonly Subject[];

/** Portrait and painting techniques: the same four, worded per type (ORDER-2). */
export const variants = {
  acrylic: {
    code: 1,
    label: {
      portraits: { pl: 'Akryl na płótnie', en: 'Acrylic on canvas' },
      'custom-pictures': { pl: 'Obraz akrylowy na płótnie', en: 'Painting, acrylic on canvas' },
    },
    subjects: people,
  },
  pencil: {
    code: 2,
    label: {
      portraits: { pl: 'Ołówek na papierze', en: 'Pencil on paper' },
      'custom-pictures': { pl: 'Obraz ołówkiem na papierze', en: 'Painting, pencil on paper' },
    },
    subjects: people,
  },
  oil: {
    code: 3,
    label: {
      portraits: { pl: 'Olej na płótnie', en: 'Oil paints on canvas' },
      'custom-pictures': { pl: 'Obraz olejny na płótnie', en: 'Painting, oil paints on canvas' },
    },
    subjects: people,
  },
  digital: {
    code: 4,
    label: {
      portraits: { pl: 'Cyfrowy', en: 'Digital' },
      'custom-pictures': { pl: 'Obraz cyfrowy', en: 'Digital painting' },
    },
    subjects: digitalPeople,
  },
} as const satisfies Record<
  string,
  { code: number; label: Record<'portraits' | 'custom-pictures', Localized>; subjects: readonly Subject[] }
>;
export type Variant = keyof typeof variants;

/** Art sizes (ORDER-4). Width and height in centimetres, upright; `null` where the buyer states them. */
export const sizes = {
  a4: { id: 1, label: { pl: 'A4', en: 'A4' }, cm: { width: 21, height: 29.7 } },
  a3: { id: 2, label: { pl: 'A3', en: 'A3' }, cm: { width: 29.7, height: 42 } },
  a2: { id: 3, label: { pl: 'A2', en: 'A2' }, cm: { width: 42, height: 59.4 } },
  a1: { id: 4, label: { pl: 'A1', en: 'A1' }, cm: { width: 59.4, height: 84.1 } },
  a0: { id: 5, label: { pl: 'A0', en: 'A0' }, cm: { width: 84.1, height: 118.9 } },
  custom: { id: 6, label: { pl: 'Inny', en: 'Custom' }, cm: null },
} as const satisfies Record<
  string,
  { id: number; label: Localized; cm: Readonly<{ width: number; height: number }> | null }
>;
export type Size = keyof typeof sizes;

/** Where an order goes: each has a price of its own in `terms.json`. */
export const destinations = {
  pl: { label: { pl: 'Polska', en: 'Poland' } },
  eu: { label: { pl: 'Unia Europejska', en: 'European Union' } },
  world: { label: { pl: 'Reszta świata', en: 'The rest of the world' } },
} as const satisfies Record<string, { label: Localized }>;
export type Destination = keyof typeof destinations;
