import type { Localized } from '@/i18n/locales';

/** Placeholders in a text, written as `{email}`: a fact about the artist, or a link to another document. */
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
  /** The section's anchor. Links from other sites may use it, so it should not change. */
  id: Localized;
  title: Localized;
  blocks: readonly Block[];
}>;
