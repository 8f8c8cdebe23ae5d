import { hash } from 'node:crypto';
import { cleanEmail, cleanPhone, isMailbox } from '@/domain/contact-hints';
import type { OrderEvent } from '@/domain/order/events';
import { type Locale, locales } from '@/i18n/locales';
import { limits } from '@/server/platform/limits';
import { dayInWarsaw } from '@/server/platform/warsaw';
import { saveSubmission } from '@/server/storage/queries/save';
import { hasFreeSpace } from '@/server/storage/space';
import { type ByHand, sources, thingNames } from '@/server/submissions/by-hand';
import { keepPhotos } from '@/server/submissions/photos/keep-photos';
import type { Spooled } from '@/server/submissions/received';
import { day, formAct, line, money, oneOf, open, photos, text, tick } from '../form/kinds';
import { done, refused } from './act';
import { askIfAbove } from './payment';

/** With a sum and a day it is agreed; what was paid already is noted. */
function eventsOf(
  { grosze, by, paid }: Readonly<{ grosze: number | null; by: string | null; paid: number | null }>,
  today: string,
): readonly OrderEvent[] {
  const agreed = grosze !== null && by !== null ? { grosze, by } : null;
  const kind = paid !== null && grosze !== null && paid >= grosze ? 'rest' : 'deposit';
  return [
    ...(agreed ? [{ type: 'mark', state: 'accepted', note: '', picture: null, agreed } as const] : []),
    ...(paid === null ? [] : [{ type: 'payment', kind, grosze: paid, day: today, note: '' } as const]),
  ];
}

const inMemory = (bytes: Buffer): Spooled => ({
  size: bytes.length,
  sha256: hash('sha256', bytes),
  head: bytes.subarray(0, 64),
  read: async () => bytes,
});

type Known = Readonly<{ name: string; phone: string; email: string; language: Locale }>;
const ifAny = 'desk.byHand.ifAny';
const { text: most } = limits;

/** @param known of whom one more order is written down */
export const byHandFields = ({ name, phone, email, language = 'pl' }: Partial<Known> = {}) => ({
  source: oneOf('byHand.source', sources, {
    word: (one) => `byHand.sources.${one}`,
    usual: 'phone',
    other: 'other',
  }),
  name: line('byHand.name', most.name, { usual: name, isNeeded: true }),
  phone: line('desk.order.phone', most.phone, { hint: ifAny, usual: phone, mode: 'tel', clean: cleanPhone }),
  email: line('desk.order.email', most.email, {
    hint: ifAny,
    usual: email,
    isBeside: true,
    mode: 'email',
    clean: cleanEmail,
  }),
  thing: oneOf('desk.byHand.what', thingNames, {
    word: (one) => (one === 'other' ? 'desk.byHand.other' : `byHand.things.${one}`),
    usual: 'portrait',
    other: 'other',
  }),
  description: text('byHand.description', { rows: 3, most: most.description }),
  photos: photos('desk.byHand.photos', limits.photo.count, { hint: 'desk.byHand.photosHint' }),
  price: open(money('desk.byHand.price')),
  paid: open(money('desk.byHand.paid', { isBeside: true })),
  by: open(day('desk.byHand.by', 'ahead')),
  language: oneOf('desk.order.reads', locales, {
    word: (one) => `desk.order.in.${one}`,
    usual: language,
    other: 'pl',
  }),
  letter: tick('desk.byHand.letter'),
});

/** An order that came by no form: a name and a thing suffice. It gets a number, and a private page. */
export const orderByHand = formAct(byHandFields(), {
  check({ email, letter, price, paid }, read, locale) {
    askIfAbove(read, 'paid', { kind: 'rest', sum: paid, most: price }, locale);
    if (letter && !isMailbox(email ?? '')) read.refuse('email', 'desk.byHand.needsEmail');
  },
  async do({ photos: files, price: grosze, paid, language, letter: isLetter, ...typed }, { storage, effects, now }) {
    const order: ByHand = { version: 1, ...typed, address: '', grosze };
    const events = eventsOf({ grosze, by: order.by, paid }, dayInWarsaw(now));
    if (!hasFreeSpace({ photos: files.length, free: await effects.freeBytes() })) return refused('problems.storage');
    const ready = await keepPhotos(
      files.map(({ name, bytes }) => ({ name, ...inMemory(bytes) })),
      { put: async (bytes) => inMemory(bytes) },
    );
    if (!ready.ok) return refused({ photos: (words) => words(`problems.${ready.problem.code}`) });
    const content = JSON.stringify([order, language, events, ready.photos.map(({ sha256 }) => sha256)]);
    const letter = { kind: 'buyer', part: 1, parts: 1, photos: [], to: order.email.toLowerCase() } as const;
    const { saved } = await saveSubmission(
      storage,
      {
        // a form that is sent twice makes one order
        kind: 'by-hand',
        key: null,
        hash: hash('sha256', content),
        language,
        fields: order,
        email: order.email || null,
        photos: ready.photos,
        events,
        isOrder: true,
        letters: isLetter ? [letter] : [],
      },
      effects,
    );
    return done(`/orders/${saved.reference}`, (words) =>
      words(isLetter ? 'desk.byHand.savedTold' : 'desk.byHand.saved', { reference: saved.reference }),
    );
  },
});
