import { artist } from '@/content/artist';
import type { OrderEvent } from '@/domain/order/events';
import { mayBecome, type OrderHistory } from '@/domain/order/status';
import { returnOf, thingOf } from '@/domain/order/thing';
import { formatPrice } from '@/domain/shop/price-format';
import { cleanText } from '@/domain/text';
import { groszeOf, partOf } from '@/domain/typed-sums';
import { updateLetter } from '@/server/mail/letters/buyer-letter';
import { environment } from '@/server/platform/environment';
import { dayInWarsaw, endOfDayInWarsaw } from '@/server/platform/warsaw';
import { historyWithNext } from '@/server/storage/queries/order-events';
import { tokenOf } from '@/server/storage/queries/order-link';
import type { Submission } from '@/server/storage/queries/read';
import type { OrderCard } from '@/server/submissions/kind';
import { dayText } from '@/server/submissions/views/dates';
import { changed, withOrder } from '../order';
import { dayOf } from '../typed-amounts';
import {
  agreed,
  type Desk,
  day,
  english,
  type Option,
  type Reply,
  reference,
  refusal,
  text,
  verb,
  wrongUse,
} from '../verb';

const dayMs = 24 * 60 * 60 * 1000;

/** How long an offer waits unless told otherwise. */
const waitsMs = 14 * dayMs;

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

/** What looks like a slip, since an offer binds her once it is accepted. */
function doubtsOf(work: number, by: string, { quoted }: OrderCard, { now, words, locale }: Desk): readonly string[] {
  const isFar = Date.parse(by) > now + 365 * dayMs;
  return [
    ...(quoted && work < quoted.grosze / 2
      ? [words('studio.status.cheap', { price: formatPrice(work, locale), quoted: formatPrice(quoted.grosze, locale) })]
      : []),
    ...(quoted && work > quoted.grosze * 3
      ? [words('studio.status.dear', { price: formatPrice(work, locale), quoted: formatPrice(quoted.grosze, locale) })]
      : []),
    ...(isFar ? [words('studio.status.far', { day: dayText(by, locale) })] : []),
  ];
}

type Days = Readonly<{ by: string; arrives: string; until: string }>;
type TypedDays = Omit<Days, 'until'> & Readonly<{ until: string | undefined }>;

/** The days that were typed, or what is wrong with one. An offer waits a fortnight, but not beyond the day that it promises. */
function daysOf(typed: TypedDays, { now, words }: Desk): Days | Reply {
  const fortnight = dayInWarsaw(now + waitsMs);
  const [by, arrives, until] = [typed.by, typed.arrives, typed.until ?? fortnight].map((day) => dayOf(day, now));
  if (!by || !arrives || !until) {
    const bad = Object.values(typed).find((day) => day !== undefined && dayOf(day, now) === null) ?? '';
    return wrongUse(words('studio.status.badDay', { day: bad }));
  }
  if (arrives < by) return wrongUse(words('studio.status.badArrival', { day: arrives }));
  if (until <= by) return { by, arrives, until };
  return typed.until === undefined
    ? { by, arrives, until: by }
    : wrongUse(words('studio.status.badUntil', { day: until }));
}

/** The letter as the buyer will read it, what looks like a slip in it, and whether it may leave. */
async function previewOf(event: OrderEvent, order: Submission, doubts: readonly string[], desk: Desk): Promise<string> {
  const { storage, words, now } = desk;
  const { siteUrl } = environment();
  const links = { siteUrl, token: await tokenOf(storage, order.id) };
  const { subject, text } = updateLetter(order, { ...event, position: 0, at: now }, links);
  return [
    words('studio.status.preview'),
    '',
    ...[subject, '', text, '']
      .join('\n')
      .split('\n')
      .map((line) => `  ${line}`.trimEnd()),
    ...(order.language === 'en' ? [words('studio.status.readsEnglish')] : []),
    ...doubts,
    words('studio.status.sendOffer'),
  ].join('\n');
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
      help: { pl: 'koszt pracy w złotych, bez dostawy', en: 'the price of the work in zlotys, without delivery' },
      required: true,
    },
    delivery: parcel.delivery,
    deposit: {
      name: { pl: 'KWOTA|%', en: 'AMOUNT|%' },
      help: {
        pl: 'zaliczka, także 0 (zwykle część z artist.json)',
        en: 'the deposit, 0 too (else the share in artist.json)',
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
    yes: { help: { pl: 'wysyła bez pytania', en: 'sends without asking' } },
    until: {
      ...day,
      help: { pl: 'do kiedy oferta czeka (zwykle 14 dni)', en: 'until when it waits (14 days otherwise)' },
    },
  },
  run: (desk, given) =>
    withOrder(desk, given.reference, async (order, card) => {
      const { words, storage, locale } = desk;
      const hasParcel = thingOf(card.choice) !== 'file';
      const sums = sumsOf({ ...given, ...(!hasParcel && { delivery: '0' }) }, card, desk);
      if ('ok' in sums) return sums;
      const { by, arrives = by, until } = given;
      const days = daysOf({ by, arrives: hasParcel ? arrives : by, until }, desk);
      if ('ok' in days) return days;
      const lacks = (['delivery', 'arrives'] as const).filter((name) => hasParcel && given[name] === undefined);
      const what = lacks.map((name) => parcel[name].help[locale]).join('; ');
      if (what) return wrongUse(words('studio.missing', { what, example: example[locale] }));
      const { grosze, ...parts } = sums;
      const terms = { ...parts, arrives: hasParcel ? days.arrives : null, reason: cleanText(given.reason ?? '') };
      const said = { note: cleanText(given.note ?? ''), terms, english: given.english };
      const event: OrderEvent = { type: 'offer', grosze, by: days.by, until: endOfDayInWarsaw(days.until), ...said };
      const mayHappen = (history: OrderHistory): boolean => mayBecome(history, 'offer');
      const { history } = await historyWithNext(storage, order);
      const doubts = doubtsOf(grosze - parts.delivery, days.by, card, desk);
      if (mayHappen(history) && !(await agreed(desk, await previewOf(event, order, doubts, desk), given.yes)))
        return refusal([...doubts, words('studio.status.unsent')].join('\n'));
      return changed(desk, order, { event, tellsBuyer: true, mayHappen });
    }),
});
