import type { block, Read, section } from '../schema';

/** Placeholders in a text, written as `{email}`: a fact about the artist, or a link to another document. */
export const tokens = [
  'studio',
  'seller',
  'address',
  'taxId',
  'city',
  'email',
  'phone',
  'corrections',
  'privacyPolicy',
  'storeRegulations',
  'withdrawal',
] as const;
export type Token = (typeof tokens)[number];

export type Block = Read<typeof block>;

/** `id` is the section's anchor. Links from other sites may use it, so it should not change. */
export type DocumentSection = Read<typeof section>;
