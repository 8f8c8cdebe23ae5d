import { artist } from '@/content/artist';
import { mayBecome } from '@/domain/order/status';
import { returnOf, thingOf } from '@/domain/order/thing';
import { formatPrice } from '@/domain/shop/price-format';
import { cleanText } from '@/domain/text';
import { dayInWarsaw, endOfDayInWarsaw } from '@/server/platform/warsaw';
import { markRead } from '@/server/storage/queries/read';
import type { OrderCard } from '@/server/submissions/kind';
import { dayText } from '@/server/submissions/views/say';
import { agreed } from '../agreed';
import { day, english, reference, text } from '../arguments';
import { changed, withOrder } from '../order';
import { dayOf, groszeOf, partOf } from '../typed-amounts';
import { type Desk, type Option, type Reply, refusal, verb, wrongUse } from '../verb';

/** How long an offer waits unless told otherwise. */
const waitsMs = 14 * 24 * 60 * 60 * 1000;

const example = {
  pl: 'inbox quote 2026-0042-K7 --price 430 --delivery 20 --by 2026-12-16 --arrives 2026-12-20 --note "Szkic za trzy dni."',
  en: 'inbox quote 2026-0042-K7 --price 430 --delivery 20 --by 2026-12-16 --arrives 2026-12-20 --note "The sketch in three days."',
};

const money = { pl: 'KWOTA', en: 'AMOUNT' };

/** What is asked for where a parcel comes, and only there. */
const parcel = {
  delivery: {
    name: money,
    help: { pl: 'koszt dostawy w złotych, może być 0', en: 'the cost of delivery in zlotys, 0 too' },
  },
  arrives: { ...day, help: { pl: 'dzień, około którego dojdzie', en: 'the day around which it arrives' } },
} as const satisfies Record<string, Option>;

type Typed = Readonly<{ price: string; delivery: string | undefined; deposit: string | undefined }>;

/** The sums of an offer in grosze, or what is wrong with one. */
function sumsOf({ price, delivery: sent = '0', deposit: asked }: Typed, { choice }: OrderCard, { words }: Desk) {
  const wrong = (typed: string): Reply => wrongUse(words('studio.status.badPrice', { price: typed }));
  const [work, delivery] = [price, sent].map(groszeOf);
  if (!work) return wrong(price);
  if (delivery == null) return wrong(sent);
  const grosze = work + delivery;
  const usual = returnOf(choice) === 'made' ? `${artist.depositPercent}%` : '0';
  const deposit = partOf(asked ?? usual, grosze);
  return deposit === null ? wrong(asked ?? usual) : { grosze, delivery, deposit };
}

const yearMs = 365 * 24 * 60 * 60 * 1000;

/** What looks like a slip, since an offer binds her once it is accepted. */
function doubtsOf(work: number, by: string, { quoted }: OrderCard, { now, words, locale }: Desk): readonly string[] {
  const isFar = Date.parse(by) > now + yearMs;
  return [
    ...(quoted && work < quoted.grosze / 2
      ? [words('studio.status.cheap', { price: formatPrice(work, locale), quoted: formatPrice(quoted.grosze, locale) })]
      : []),
    ...(isFar ? [words('studio.status.far', { day: dayText(by, locale) })] : []),
  ];
}

type Days = Readonly<{ by: string; arrives: string; until: string }>;

/** The days that were typed, or what is wrong with one. */
function daysOf(typed: Days, { now, words }: Desk): Days | Reply {
  const [by, arrives, until] = [typed.by, typed.arrives, typed.until].map((day) => dayOf(day, now));
  if (!by || !arrives || !until) {
    const bad = Object.values(typed).find((day) => dayOf(day, now) === null) ?? '';
    return wrongUse(words('studio.status.badDay', { day: bad }));
  }
  return arrives < by ? wrongUse(words('studio.status.badArrival', { day: arrives })) : { by, arrives, until };
}

export const inboxQuote = verb({
  name: 'inbox quote',
  help: {
    pl: 'oferta dla kupującego, z listem i prywatną stroną',
    en: 'an offer for the buyer, with a letter and a private page',
  },
  example,
  arguments: { reference },
  options: {
    price: {
      name: money,
      help: { pl: 'cenę pracy w złotych, bez dostawy', en: 'the price of the work in zlotys, without delivery' },
      required: true,
    },
    delivery: parcel.delivery,
    deposit: {
      name: { pl: 'KWOTA|%', en: 'AMOUNT|%' },
      help: {
        pl: 'zaliczka, także 0 (zwykle część z artist.ts)',
        en: 'the deposit, 0 too (else the share in artist.ts)',
      },
    },
    by: { ...day, help: { pl: 'dzień, na który będzie gotowe', en: 'the day by which it is ready' }, required: true },
    arrives: parcel.arrives,
    reason: {
      ...text,
      help: { pl: 'skąd cena inna niż w formularzu', en: 'why the price is another than in the form' },
    },
    note: { ...text, help: { pl: 'kilka słów do oferty', en: 'a few words with the offer' } },
    english,
    yes: { help: { pl: 'wysyła, choć coś wygląda na pomyłkę', en: 'sends what looks like a slip' } },
    until: {
      ...day,
      help: { pl: 'do kiedy oferta czeka (zwykle 14 dni)', en: 'until when it waits (14 days otherwise)' },
    },
  },
  run: (desk, given) =>
    withOrder(desk, given.reference, async (order, card) => {
      const { now, words, storage, locale } = desk;
      const hasParcel = thingOf(card.choice) !== 'file';
      const sums = sumsOf({ ...given, ...(!hasParcel && { delivery: '0' }) }, card, desk);
      if ('ok' in sums) return sums;
      const { by, arrives = by, until = dayInWarsaw(now + waitsMs) } = given;
      const days = daysOf({ by, arrives: hasParcel ? arrives : by, until }, desk);
      if ('ok' in days) return days;
      const lacks = (['delivery', 'arrives'] as const).find((name) => hasParcel && given[name] === undefined);
      if (lacks)
        return wrongUse(words('studio.missing', { what: parcel[lacks].help[locale], example: example[locale] }));
      const { grosze, ...parts } = sums;
      const terms = { ...parts, arrives: hasParcel ? days.arrives : null, reason: cleanText(given.reason ?? '') };
      const doubts = doubtsOf(grosze - parts.delivery, days.by, card, desk);
      if (doubts.length > 0 && !(await agreed(desk, `${doubts.join('\n')}\n${words('studio.status.sure')}`, given.yes)))
        return refusal([...doubts, words('studio.status.unsent')].join('\n'));
      await markRead(storage, order.id, now);
      return changed(desk, order, {
        event: {
          ...{ type: 'offer', grosze, by: days.by, until: endOfDayInWarsaw(days.until) },
          ...{ note: cleanText(given.note ?? ''), terms, english: given.english },
        },
        tellsBuyer: true,
        mayHappen: (history) => mayBecome(history, 'offer'),
      });
    }),
});
