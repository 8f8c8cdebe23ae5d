import { z } from 'zod';
import { type OrderReply, type Reach, reachFields } from '@/domain/order/reply';
import type { OrderHistory } from '@/domain/order/status';
import type { Locale } from '@/i18n/locales';
import { translator } from '@/messages/translator';
import type { Submission } from '../storage/queries/read';
import type { Entry } from './kind';
import { letterNote } from './views/say';

const own = z.looseObject({ email: z.string(), phone: z.string(), address: z.string().nullish() });
/** A shop order keeps it apart from the choices. */
const stored = z.union([z.looseObject({ delivery: own }), own]);
const isApart = (all: z.infer<typeof stored>): all is { delivery: z.infer<typeof own> } => 'delivery' in all;

/** @throws where this version cannot read the order */
export function reachOf({ fields }: Pick<Submission, 'fields'>): Reach {
  const all = stored.parse(JSON.parse(fields));
  const { email, phone, address = null } = isApart(all) ? all.delivery : all;
  return { email, phone, address };
}

/** Of any submission; empty where it does not say. */
export function reachIn({ fields, email }: Pick<Submission, 'fields' | 'email'>): Pick<Reach, 'email' | 'phone'> {
  const { data } = stored.safeParse(JSON.parse(fields));
  const { phone } = (data && isApart(data) ? data.delivery : data) ?? { phone: '' };
  return { email: email ?? '', phone };
}

/** @returns the order's new fields. @throws where this version cannot read it */
export function withReach({ fields }: Pick<Submission, 'fields'>, { address, ...others }: Reach): object {
  const reach = address === null ? others : { ...others, address };
  const all = stored.parse(JSON.parse(fields));
  return isApart(all) ? { ...all, delivery: { ...all.delivery, ...reach } } : { ...all, ...reach };
}

const isSameReach = (one: Reach, other: Reach): boolean => reachFields.every((name) => one[name] === other[name]);

const reach = z.object({ email: z.string(), phone: z.string(), address: z.string().nullable() });
export const corrected = z.object({
  version: z.literal(1),
  order: z.string(),
  answer: z.literal('contact'),
  ...reach.shape,
  was: reach,
});
export type Corrected = z.infer<typeof corrected>;

export function correctedEntries(reply: Corrected, locale: Locale): readonly Entry[] {
  const t = translator(locale);
  return reachFields.flatMap((name): readonly Entry[] => {
    const [now, was] = [reply[name], reply.was[name]];
    if (now === null || now === was) return [];
    const letters = name === 'email' ? [letterNote(now, locale)] : [];
    return [[t(`order.delivery.${name}`), now, [t('studio.replies.was', { was: was ?? '' }), ...letters].join(', ')]];
  });
}

export const confirmedReach = (reply: Corrected, locale: Locale) => ({
  lines: reachFields.flatMap((name) => {
    const text = reply[name];
    return text === null ? [] : [{ label: translator(locale)(`order.delivery.${name}`), text, isTyped: true }];
  }),
  next: translator(locale)('letter.contact.next'),
});

type Sent = Extract<OrderReply, { answer: 'contact' }>;

export function effectOfReach({ answer, email, phone, address }: Sent, { events }: OrderHistory, order: Submission) {
  const was = reachOf(order);
  const reach: Reach = { email, phone, address: was.address && (address ?? was.address) };
  const before = events.findLast(({ type }) => type === 'contact');
  if (before && isSameReach(was, reach)) return { answeredAt: before.at };
  return {
    event: { type: 'contact' } as const,
    own: { ...reach, answer, was },
    order: { email, fields: withReach(order, reach) },
  };
}
