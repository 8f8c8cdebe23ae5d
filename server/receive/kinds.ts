import { limits } from '@/domain/limits';
import { parseShopOrder } from '@/domain/order/wire';
import type { Problem } from '@/domain/problems';
import type { Locale } from '@/i18n/locales';
import { storedOrder } from '../orders/stored-order';
import type { FileRules } from './collect';

/** What a visitor can send. */
export type Kind = 'shop-order';

/** Ready to be kept: `fields` as it is stored, `photos` how many of the sent ones belong to it. */
type Parsed = Readonly<
  { ok: true; language: Locale; fields: object; photos: number } | { ok: false; problem: Problem }
>;

type KindRules = Readonly<{
  bodyBytes: number;
  files: FileRules;
  parse: (fields: Readonly<Record<string, string>>, photos: number) => Parsed;
}>;

const { count, bytes, totalBytes } = limits.photo;

/** What differs from kind to kind; all else in this room is the same for every form. */
export const kinds: Readonly<Record<Kind, KindRules>> = {
  'shop-order': {
    bodyBytes: limits.shopOrderBody,
    files: { field: 'photo', count, bytes, totalBytes },
    parse(fields, photos) {
      const parsed = parseShopOrder(fields, photos);
      if (!parsed.ok) return parsed;
      const { language, draft } = parsed.order;
      return { ok: true, language, fields: storedOrder(parsed.order), photos: draft.photos };
    },
  },
};
