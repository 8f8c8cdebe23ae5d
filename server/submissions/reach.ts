import { z } from 'zod';
import { type Reach, reachFields } from '@/domain/order/reply';
import type { OrderHistory } from '@/domain/order/status';
import type { Locale } from '@/i18n/locales';
import { translator } from '@/messages/translator';
import type { Submission } from '../storage/queries/read';
import { confirmReply } from './confirm-reply';
import type { Confirmation, Entry } from './kind';
import { letterNote } from './views/say';

const own = z.looseObject({ email: z.string(), phone: z.string(), address: z.string().optional() });
const stored = z.union([z.looseObject({ delivery: own }), own]);

const read = ({ fields }: Pick<Submission, 'fields'>) => stored.parse(JSON.parse(fields));

/** How the buyer of an order is reached. @throws where this version cannot read it */
export function reachOf(order: Pick<Submission, 'fields'>): Reach {
  const all = read(order);
  const { email, phone, address = null } = 'delivery' in all ? (all.delivery as z.infer<typeof own>) : own.parse(all);
  return { email, phone, address };
}

/** How whoever sent it is reached, as far as it says that. */
export function reachIn(submission: Pick<Submission, 'fields' | 'email'>): Pick<Reach, 'email' | 'phone'> {
  const { data } = z
    .union([z.looseObject({ delivery: z.looseObject({ phone: z.string() }) }), z.looseObject({ phone: z.string() })])
    .safeParse(JSON.parse(submission.fields));
  const phone = data && ('delivery' in data ? (data.delivery as { phone: string }).phone : data.phone);
  return { email: submission.email ?? '', phone: String(phone ?? '') };
}

/** The order's fields with the buyer's new contact data. @throws where this version cannot read it */
export function withReach(order: Pick<Submission, 'fields'>, { address, ...others }: Reach): object {
  const reach = address === null ? others : { ...others, address };
  const all = read(order);
  return 'delivery' in all ? { ...all, delivery: { ...(all.delivery as object), ...reach } } : { ...all, ...reach };
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

export function confirmReach(reply: Corrected, locale: Locale): Confirmation {
  const t = translator(locale);
  return confirmReply('contact', reply.order, locale, {
    lines: reachFields.flatMap((name) => {
      const text = reply[name];
      return text === null ? [] : [{ label: t(`order.delivery.${name}`), text, isTyped: true }];
    }),
    next: t('letter.contact.next'),
  });
}

/** What is corrected stands in the order from then on. */
export function effectOfReach({ email, phone, address }: Reach, { events }: OrderHistory, order: Submission) {
  const was = reachOf(order);
  const reach: Reach = { email, phone, address: was.address && (address ?? was.address) };
  const before = events.findLast(({ type }) => type === 'contact');
  if (before && isSameReach(was, reach)) return { answeredAt: before.at };
  return {
    event: { type: 'contact' } as const,
    kept: { ...reach, answer: 'contact' as const, was },
    order: { email, fields: withReach(order, reach) },
  };
}
