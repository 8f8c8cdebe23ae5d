import type { Locale } from '@/i18n/locales';
import type { Messages } from '@/messages';
import { wordsOf } from '@/messages/translator';

/** The texts of the order form, sent with the page so that no translator loads in the browser. */
export type OrderWords = Omit<
  Messages['order'],
  'description' | 'descriptionItem' | 'chooseP' | 'portraitsText' | 'portraitsFrom' | 'customText'
> &
  Readonly<{
    choose: string;
    sizeHint: string;
    all: string;
    sending: string;
    toast: Pick<Messages['toast'], 'err' | 'fields' | 'kept' | 'offline'>;
    sent: Pick<Messages['sent'], 'h' | 'reference' | 'keep' | 'open'>;
  }>;

/** Selects the texts that the form needs, with no-break spaces. */
export function orderWords(locale: Locale): OrderWords {
  const words = wordsOf(locale);
  const { description, descriptionItem, chooseP, portraitsText, portraitsFrom, customText, ...order } = words.order;
  const { choose, sizeHint, all, sending } = words.form;
  const { err, fields, kept, offline } = words.toast;
  const { h, reference, keep, open } = words.sent;
  const sent = { h, reference, keep, open };
  return { ...order, choose, sizeHint, all, sending, toast: { err, fields, kept, offline }, sent };
}
