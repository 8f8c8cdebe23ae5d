import table from '@/generated/reviews.json' with { type: 'json' };
import type { Locale } from '@/i18n/locales';

export type ShownReview = Readonly<{ name: string; text: string; language: Locale }>;

/** Read from storage by each build, newest first: what was erased, or taken off, is gone with the next one. */
export const reviews: readonly ShownReview[] = table as readonly ShownReview[];
