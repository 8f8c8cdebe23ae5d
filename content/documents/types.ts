import type { Localized } from '@/i18n/locales';

/** Stands in a text as `{email}`: a particular of the artist, or a link to another document. */
export const tokens = [
  'studio',
  'seller',
  'address',
  'taxId',
  'city',
  'email',
  'phone',
  'privacyPolicy',
  'storeRegulations',
] as const;
export type Token = (typeof tokens)[number];

/** A paragraph, or a list of short ones. */
export type Block = Localized | Readonly<{ list: readonly Localized[] }>;

export type DocumentSection = Readonly<{
  /** The anchor; links from elsewhere may name it. */
  id: Localized;
  title: Localized;
  blocks: readonly Block[];
}>;
