import { hash } from 'node:crypto';
import { cleanEmail, cleanPhone, isMailbox } from '@/domain/contact-hints';
import { limits } from '@/domain/limits';
import type { OrderEvent } from '@/domain/order/events';
import { groszeOf } from '@/domain/typed-sums';
import { isLocale } from '@/i18n/locales';
import { limits as serverLimits } from '@/server/platform/limits';
import { dayInWarsaw } from '@/server/platform/warsaw';
import { type KeptPhoto, saveSubmission } from '@/server/storage/queries/save';
import { hasFreeSpace } from '@/server/storage/space';
import { type ByHand, sources, thingNames } from '@/server/submissions/by-hand';
import { keepPhotos } from '@/server/submissions/photos/keep-photos';
import type { Spooled } from '@/server/submissions/received';
import { dayTyped } from '../typed-days';
import { type Act, type Form, type Problems, refused, textIn } from './act';
import { cleanIn, isTicked, textProblem, tooLong } from './texts';

const texts = ['phone', 'email', 'address', 'description'] as const;

/** What was typed of a sum, in grosze; null where nothing was, undefined where it is no sum. */
function sumIn(form: Form, field: string): number | null | undefined {
  const typed = textIn(form, field).trim();
  return typed === '' ? null : groszeOf(typed) || undefined;
}

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
  const said = {
    version: 1,
    source: sources.find((known) => known === textIn(form, 'source')) ?? 'other',
    thing: thingNames.find((known) => known === textIn(form, 'thing')) ?? 'other',
    name: cleanIn(form, 'name'),
    phone: cleanPhone(cleanIn(form, 'phone')),
    email: cleanEmail(cleanIn(form, 'email')),
    address: cleanIn(form, 'address'),
    description: cleanIn(form, 'description'),
  } as const;
  const [grosze, paid] = [sumIn(form, 'price'), sumIn(form, 'paid')];
  const typedDay = textIn(form, 'by').trim();
  const by = typedDay === '' ? null : (dayTyped(typedDay, today, 'ahead') ?? undefined);
  const isTold = isTicked(form, 'letter');
  const problems: Problems = {
    ...textProblem('name', said.name, limits.text.name),
    ...Object.assign({}, ...texts.map((field) => tooLong(field, said[field], limits.text[field]))),
    ...(isTold && !isMailbox(said.email) && { email: (words) => words('desk.byHand.needsEmail') }),
    ...(grosze === undefined && { price: (words) => words('desk.problems.sum') }),
    ...(paid === undefined && { paid: (words) => words('desk.problems.sum') }),
    ...(by === undefined && { by: (words) => words('desk.problems.day') }),
  };
  if (Object.keys(problems).length > 0 || grosze === undefined || paid === undefined || by === undefined)
    return refused(problems);
  const order: ByHand = { ...said, grosze, by };
  const asked = textIn(form, 'language');
  const language = isLocale(asked) ? asked : 'pl';
  const events = eventsOf({ grosze, by, paid }, today);
  const files = form.files.filter(({ field }) => field === 'photos').slice(0, serverLimits.photo.count);
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
