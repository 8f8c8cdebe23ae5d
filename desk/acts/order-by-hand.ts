import { hash } from 'node:crypto';
import { cleanEmail, cleanPhone, isMailbox } from '@/domain/contact-hints';
import { limits } from '@/domain/limits';
import type { OrderEvent } from '@/domain/order/events';
import { isLocale } from '@/i18n/locales';
import { dayInWarsaw } from '@/server/platform/warsaw';
import { type KeptPhoto, saveSubmission } from '@/server/storage/queries/save';
import { hasFreeSpace } from '@/server/storage/space';
import { type ByHand, sources, thingNames } from '@/server/submissions/by-hand';
import { keepPhotos } from '@/server/submissions/photos/keep-photos';
import type { Spooled } from '@/server/submissions/received';
import { type Act, refused, textIn } from './act';
import { reading } from './reading';
import { isTicked } from './texts';

/** With a sum and a day it is agreed; what was paid already is noted. */
function eventsOf(
  { grosze, by, paid }: Readonly<{ grosze: number | null; by: string | null; paid: number | null }>,
  today: string,
): readonly OrderEvent[] {
  const agreed = grosze !== null && by !== null ? { grosze, by } : null;
  const kind = paid !== null && paid === grosze ? 'rest' : 'deposit';
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

/** An order that came by no form: a name and a thing suffice. It gets a number, and a private page. */
export const orderByHand: Act = async ({ storage, effects, now }, form) => {
  const today = dayInWarsaw(now);
  const read = reading(form, now);
  const [grosze, paid] = [read.sum('price', { isOpen: true }), read.sum('paid', { isOpen: true })];
  const order: ByHand = {
    version: 1,
    source: read.oneOf('source', sources) ?? 'other',
    thing: read.oneOf('thing', thingNames) ?? 'other',
    name: read.line('name', limits.text.name, {}),
    phone: cleanPhone(read.line('phone', limits.text.phone)),
    email: cleanEmail(read.line('email', limits.text.email)),
    address: read.text('address', limits.text.address),
    description: read.text('description', limits.text.description),
    grosze,
    by: read.day('by', 'ahead', { isOpen: true }),
  };
  const isTold = isTicked(form, 'letter');
  if (isTold && !isMailbox(order.email)) read.refuse('email', (words) => words('desk.byHand.needsEmail'));
  const files = read.photos('photos');
  if (!read.isRight()) return read.refused();
  const asked = textIn(form, 'language');
  const language = isLocale(asked) ? asked : 'pl';
  const events = eventsOf({ grosze, by: order.by, paid }, today);
  if (!hasFreeSpace({ photos: files.length, free: await effects.freeBytes() }))
    return refused({ '': (words) => words('problems.storage') });
  const kept = await keepPhotos(
    files.map(({ name, bytes }) => ({ name, ...inMemory(bytes) })),
    { put: async (bytes) => inMemory(bytes) },
  );
  if (!kept.ok) return refused({ photos: (words) => words(`problems.${kept.problem.code}`) });
  const photos: readonly KeptPhoto[] = kept.photos;
  const content = JSON.stringify([order, language, events, photos.map(({ sha256 }) => sha256)]);
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
      photos,
      events,
      isOrder: true,
      letters: isTold ? [letter] : [],
    },
    effects,
  );
  return {
    ok: true,
    happened: (words) => words(isTold ? 'desk.byHand.savedTold' : 'desk.byHand.saved', { reference: saved.reference }),
    to: `/orders/${saved.reference}`,
  };
};
