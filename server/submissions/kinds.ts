import type { FormKind } from '@/domain/forms/kinds';
import { limits } from '@/domain/limits';
import { parseShopOrder } from '@/domain/order/wire';
import type { Locale } from '@/i18n/locales';
import type { FileRules } from '../http/receive/collect';
import type { Parsed } from './parsed';
import { parseForm } from './stored-form';
import { storedOrder } from './stored-order';

/** What a visitor can send. */
export type Kind = 'shop-order' | FormKind;

type Read = Readonly<{
  fields: Readonly<Record<string, string>>;
  /** How many photos came along. */
  photos: number;
  /** What the request says of itself, before its fields are checked. */
  language: Locale;
}>;

type KindRules = Readonly<{
  bodyBytes: number;
  /** Null where no file comes along: then the body is JSON. */
  files: FileRules | null;
  parse: (read: Read) => Parsed;
}>;

const { count, bytes, totalBytes } = limits.photo;

/** What differs from kind to kind; all else in this room is the same for every form. */
export const kinds: Readonly<Record<Kind, KindRules>> = {
  'shop-order': {
    bodyBytes: limits.shopOrderBody,
    files: { field: 'photo', count, bytes, totalBytes },
    parse({ fields, photos }) {
      const parsed = parseShopOrder(fields, photos);
      if (!parsed.ok) return parsed;
      const { language, draft } = parsed.order;
      return { ok: true, language, fields: storedOrder(parsed.order), photos: draft.photos };
    },
  },
  contact: { bodyBytes: limits.smallFormBody, files: null, parse: parseForm('contact') },
  'registration-lessons': {
    bodyBytes: limits.smallFormBody,
    files: null,
    parse: parseForm('registration-lessons'),
  },
  orders: {
    bodyBytes: limits.customOrderBody,
    files: { field: 'foto', count: 1, bytes, totalBytes: bytes },
    parse: parseForm('orders'),
  },
};
