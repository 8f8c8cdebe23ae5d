'use client';

import type { ActOn } from '@/components/islands/island';
import { load } from '@/components/islands/load';
import type { Locale } from '@/i18n/locales';
import type { ReceiptWords } from './receipt-words';
import { readSent } from './sent-order';

/** What the server has written for the receipt, each part as HTML. */
export type SentParts = Readonly<Record<'thanks' | 'contact' | 'links', string>>;

type Props = Readonly<{ locale: Locale; words: ReceiptWords }>;

/** Only the tab knows whether there is an order: then its receipt stands in the place of what says that there is none (ORDER-22). */
export const findSent: ActOn<Props> = (place, { locale, words }) => {
  const empty = place.querySelector('[data-empty]') as HTMLElement;
  const late = place.querySelector('[data-late]') as HTMLElement;
  const written = late instanceof HTMLTemplateElement ? late.content : late;
  const parts = [...written.querySelectorAll<HTMLElement>('[data-slot]')];
  const sent = readSent();
  let isStopped = false;
  let clear = () => {};
  const show = async () => {
    if (!sent) return empty.setAttribute('data-known', '');
    const { showSent } = await load('sent-result');
    if (isStopped) return;
    const html = Object.fromEntries(parts.map(({ dataset, innerHTML }) => [dataset.slot, innerHTML])) as SentParts;
    const room = document.createElement('div');
    room.className = 'unboxed';
    place.append(room);
    const hide = showSent(room, { locale, words, sent, html });
    empty.hidden = true;
    clear = () => {
      hide();
      room.remove();
      empty.hidden = false;
    };
  };
  void show();
  return () => {
    isStopped = true;
    clear();
  };
};
findSent.island = 'find-sent';
