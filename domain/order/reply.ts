import * as z from 'zod/mini';
import { cleanPhone } from '../contact-hints';
import { type Checked, checked, email, optionalText, required, within } from '../forms/checked';
import { limits } from '../limits';
import type { Problem, ProblemCode } from '../problems';
import { changeAnswers, offerAnswers } from './events';

export const replyPath = 'order-reply';

/** `address`: null of an order that asked for none. */
export type Reach = Readonly<{ email: string; phone: string; address: string | null }>;
export const reachFields = ['email', 'phone', 'address'] as const satisfies readonly (keyof Reach)[];

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

const { message, comment, email: emailMost, phone, address } = limits.text;

/** What our own page never sends: it was made by hand. */
const malformed: ProblemCode = 'request.malformed';
const position = () =>
  z.pipe(
    z.string(malformed).check(z.regex(/^[1-9]\d{0,5}$/, malformed)),
    z.transform((digits) => Number(digits)),
  );
const token = z._default(z.string().check(z.trim()), '');
const reason = z._default(optionalText(), '');

/** `of`, `offer` and `change`: what it is about, by the position of its event. */
const reply = z.discriminatedUnion(
  'answer',
  [
    z
      .object({
        token,
        answer: z.enum(offerAnswers),
        reason,
        offer: position(),
        regulations: z.string(malformed).check(z.regex(/^[0-9a-f]{64}$/, malformed)),
      })
      .check(within({ reason: comment })),
    z.object({ token, answer: z.enum(changeAnswers), reason, change: position() }).check(within({ reason: comment })),
    z.object({ token, answer: z.literal('withdrawn'), reason }).check(within({ reason: comment })),
    z
      .object({
        token,
        answer: z.literal('contact'),
        email: email(),
        phone: required('phone.required', cleanPhone),
        address: z.optional(
          optionalText().check(z.refine((text) => text !== '', { error: 'order.delivery' satisfies ProblemCode })),
        ),
      })
      .check(within({ email: emailMost, phone, address })),
    z.object({ token, answer: z.literal('message'), text: required('text.required') }).check(within({ text: message })),
    z.object({ token, answer: z.literal('transfer') }),
    z.object({ token, answer: z.literal('sketch'), of: position() }),
    z
      .object({ token, answer: z.literal('correction'), of: position(), correction: required('text.required') })
      .check(within({ correction: message })),
    /** `words`: what was ticked. */
    z.object({
      token,
      answer: z.literal('early'),
      words: z
        ._default(z.string(), '')
        .check(z.refine((words) => words !== '', { error: 'file.unticked' satisfies ProblemCode })),
    }),
    z
      .object({
        token,
        answer: z.literal('review'),
        review: required('text.required'),
        stands: z.optional(z.string()),
      })
      .check(within({ review: message })),
  ],
  malformed,
);
export type OrderReply = Readonly<z.infer<typeof reply>>;

export function parseReply(
  fields: Readonly<Record<string, string>>,
): Readonly<{ ok: true; reply: OrderReply } | { ok: false; problem: Problem }> {
  const read: Checked<OrderReply> = checked(reply, fields);
  if (read.ok) return { ok: true, reply: read.value };
  const problem: Problem = read.problem;
  // no field of the page is to blame for it
  return { ok: false, problem: problem.code === malformed ? { code: malformed } : problem };
}
