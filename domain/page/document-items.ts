import { artist } from '@/content/artist';
import type { Localized } from '@/i18n/locales';

export const itemsOf = (list: readonly Localized[]): readonly Localized[] =>
  list.filter((item) => artist.seller.taxId?.trim() || !item.pl.includes('{taxId}'));
