import { mayBecome } from '@/domain/order/status';
import { cleanText } from '@/domain/text';
import { dayInWarsaw, endOfDayInWarsaw } from '@/server/platform/warsaw';
import { markRead } from '@/server/storage/queries/read';
import { day, reference, text } from '../arguments';
import { changed, withOrder } from '../order';
import { verb, wrongUse } from '../verb';

const amount = /^(\d{1,7})(?:[.,](\d{1,2}))?(?:zł|pln)?$/i;

/** An amount of money as one types it, in grosze; null where it is none. @example groszeOf('1 450,50 zł') // 145050 */
function groszeOf(typed: string): number | null {
  const [, zloty, rest = ''] = amount.exec(typed.replace(/\s/g, '')) ?? [];
  const grosze = Number(zloty) * 100 + Number(rest.padEnd(2, '0'));
  return grosze > 0 ? grosze : null;
}

/** A day as it was typed, if the calendar has it and it is not over; else null. @example dayOf('2026-12-20', now) */
function dayOf(typed: string, now: number): string | null {
  const day = typed.trim();
  const at = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00Z`) : Number.NaN;
  const exists = !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
  return exists && day >= dayInWarsaw(now) ? day : null;
}

/** How long an offer waits unless told otherwise. */
const waitsMs = 14 * 24 * 60 * 60 * 1000;

export const inboxQuote = verb({
  name: 'inbox quote',
  help: {
    pl: 'oferta dla kupującego, z listem i prywatną stroną',
    en: 'an offer for the buyer, with a letter and a private page',
  },
  example: {
    pl: 'inbox quote 2026-0042-K7 --price 450 --by 2026-12-20 --note "Szkic za trzy dni."',
    en: 'inbox quote 2026-0042-K7 --price 450 --by 2026-12-20 --note "The sketch in three days."',
  },
  arguments: { reference },
  options: {
    price: {
      name: { pl: 'KWOTA', en: 'AMOUNT' },
      help: { pl: 'cenę z dostawą w złotych', en: 'the price with delivery in zlotys' },
      required: true,
    },
    by: { ...day, help: { pl: 'dzień, na który będzie gotowe', en: 'the day by which it is ready' }, required: true },
    note: { ...text, help: { pl: 'kilka słów do oferty', en: 'a few words with the offer' } },
    until: {
      ...day,
      help: { pl: 'do kiedy oferta czeka (zwykle 14 dni)', en: 'until when it waits (14 days otherwise)' },
    },
  },
  run: (desk, given) =>
    withOrder(desk, given.reference, async (order) => {
      const { now, words, storage } = desk;
      const grosze = groszeOf(given.price);
      if (grosze === null) return wrongUse(words('studio.status.badPrice', { price: given.price }));
      const [by, until] = [given.by, given.until ?? dayInWarsaw(now + waitsMs)].map((typed) => dayOf(typed, now));
      if (!by || !until) return wrongUse(words('studio.status.badDay', { day: (by ? given.until : given.by) ?? '' }));
      const note = cleanText(given.note ?? '');
      await markRead(storage, order.id, now);
      return changed(desk, order, {
        event: { type: 'offer', grosze, by, note, until: endOfDayInWarsaw(until) },
        tellsBuyer: true,
        mayHappen: (history) => mayBecome(history, 'offer'),
      });
    }),
});
