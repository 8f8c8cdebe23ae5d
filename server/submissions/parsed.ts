import type { Problem } from '@/domain/problems';
import type { Locale } from '@/i18n/locales';

/** Ready to be kept: `fields` as it is stored, `photos` how many of the sent ones belong to it. */
export type Parsed = Readonly<
  { ok: true; language: Locale; fields: object; photos: number } | { ok: false; problem: Problem }
>;
