import type { FormKind, openingNotices } from '@/domain/api';

/** The kinds of submission that have a form of their own; a reply is written on the page of its order. */
export type SentKind = FormKind | typeof openingNotices | 'shop-order';

/** A form as it was sent or is to be filled in, and what is wrong: a sentence for a field by its name in a request. */
export type SentForm = Readonly<{
  kind: SentKind;
  fields: Readonly<Record<string, string>>;
  faults: Readonly<Record<string, string>>;
}>;
