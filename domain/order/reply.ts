import * as z from 'zod/mini';
import { cleanPhone } from '../contact-hints';
import { type Checked, checked, email, optionalText, required, within } from '../forms/checked';
import { limits } from '../limits';
import type { Problem } from '../problems';
import { type ChangeAnswer, changeAnswers, type OfferAnswer, offerAnswers } from './events';

export const replyPath = 'order-reply';

type Addressed = Readonly<{ token: string }>;

/** How a buyer is reached. `address`: null of an order that asked for none. */
export type Reach = Readonly<{ email: string; phone: string; address: string | null }>;
export const reachFields = ['email', 'phone', 'address'] as const satisfies readonly (keyof Reach)[];

/** What a buyer sends from the order's page: an answer to the offer that it shows, the order back, a correction, a message, or consent. */
export type OrderReply = Addressed &
  Readonly<
    | { answer: OfferAnswer; offer: number; regulations: string; reason: string }
    | { answer: ChangeAnswer; change: number; reason: string }
    | { answer: 'withdrawn'; reason: string }
    | ({ answer: 'contact' } & Reach)
    | { answer: 'message'; text: string }
    | { answer: 'transfer' }
    /** About a picture, by the position of its mark: it may be so, or what to correct. */
    | { answer: 'sketch'; of: number }
    | { answer: 'correction'; of: number; text: string }
    /** `words`: what was ticked. */
    | { answer: 'early'; words: string }
    | { answer: 'review'; text: string; mayStand: boolean }
  >;

/**
 * The pages on which a buyer says once more what is meant, as no single press binds or ends anything, corrects what was sent, or
 * withdraws from the contract, which is a form of its own (WITHDRAWAL-1). `agreement` shows what was agreed, to be printed; `parcel` orders
 * another thing into the same parcel; `file` begins the download of what was just agreed to have at once.
 */
export const replySteps = [
  ...offerAnswers,
  ...changeAnswers,
  'withdrawn',
  'contact',
  'contract',
  'agreement',
  'parcel',
  'file',
] as const;
export type ReplyStep = (typeof replySteps)[number];

const message = z.object({ text: required('text.required') }).check(within({ text: limits.text.message }));

const correction = z
  .object({ correction: required('text.required') })
  .check(within({ correction: limits.text.message }));

const review = z.object({ review: required('text.required') }).check(within({ review: limits.text.message }));

const { email: emailMost, phone, address } = limits.text;
const reach = z
  .object({
    email: email(),
    phone: required('phone.required', cleanPhone),
    address: optionalText(),
  })
  .check(within({ email: emailMost, phone, address }));

const why = z.object({ reason: optionalText() }).check(within({ reason: limits.text.comment }));

const position = z.string().check(z.regex(/^[1-9]\d{0,5}$/));
const sketchAnswer = z.object({ answer: z.enum(['sketch', 'correction']), of: position });
const changeAnswer = z.object({ answer: z.enum(changeAnswers), change: position });
/** As our own page sends it; anything else was made by hand. */
const answer = z.object({
  answer: z.enum(offerAnswers),
  offer: position,
  regulations: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});

type Fields = Readonly<Record<string, string>>;

type Parsed = Readonly<{ ok: true; reply: OrderReply } | { ok: false; problem: Problem }>;

function corrected(token: string, fields: Fields): Parsed {
  const said: Checked<Reach & { address: string }> = checked(reach, { address: '', ...fields });
  if (!said.ok) return said;
  const { email, phone, address } = said.value;
  const hasAddress = fields.address !== undefined;
  if (hasAddress && address === '') return { ok: false, problem: { code: 'order.delivery', field: 'address' } };
  return { ok: true, reply: { token, answer: 'contact', email, phone, address: hasAddress ? address : null } };
}

export function parseReply(fields: Fields): Parsed {
  const token = (fields.token ?? '').trim();
  const { data: sketch } = sketchAnswer.safeParse(fields);
  if (sketch?.answer === 'sketch') return { ok: true, reply: { token, answer: 'sketch', of: Number(sketch.of) } };
  if (sketch) {
    const said: Checked<{ correction: string }> = checked(correction, fields);
    if (!said.ok) return said;
    return { ok: true, reply: { token, answer: 'correction', of: Number(sketch.of), text: said.value.correction } };
  }
  if (fields.answer === 'message') {
    const said: Checked<{ text: string }> = checked(message, fields);
    return said.ok ? { ok: true, reply: { token, answer: 'message', text: said.value.text } } : said;
  }
  if (fields.answer === 'review') {
    const said: Checked<{ review: string }> = checked(review, fields);
    if (!said.ok) return said;
    return { ok: true, reply: { token, answer: 'review', text: said.value.review, mayStand: fields.stands === 'yes' } };
  }
  if (fields.answer === 'transfer') return { ok: true, reply: { token, answer: 'transfer' } };
  if (fields.answer === 'contact') return corrected(token, fields);
  if (fields.answer === 'early') {
    const words = fields.words ?? '';
    if (words === '') return { ok: false, problem: { code: 'file.unticked', field: 'words' } };
    return { ok: true, reply: { token, answer: 'early', words } };
  }
  const said: Checked<{ reason: string }> = checked(why, { reason: fields.reason ?? '' });
  if (!said.ok) return said;
  const { reason } = said.value;
  if (fields.answer === 'withdrawn') return { ok: true, reply: { token, answer: 'withdrawn', reason } };
  const { data: ofChange } = changeAnswer.safeParse(fields);
  if (ofChange) return { ok: true, reply: { token, ...ofChange, change: Number(ofChange.change), reason } };
  const { data } = answer.safeParse(fields);
  if (!data) return { ok: false, problem: { code: 'request.malformed' } };
  return { ok: true, reply: { token, ...data, offer: Number(data.offer), reason } };
}
