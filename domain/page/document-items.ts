import { artist } from '@/content/artist';
import type { Localized } from '@/i18n/locales';

/** The items of a list in a document, without that of a tax number which the seller does not have. */
export const itemsOf = (list: readonly Localized[]): readonly Localized[] =>
  list.filter((item) => artist.seller.taxId?.trim() || !item.pl.includes('{taxId}'));
