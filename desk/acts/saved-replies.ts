import type { Submission } from '@/server/storage/queries/read';
import { storedIn } from '@/server/submissions/kinds';
import { fileOf } from '../works/checkout';
import { type Context, type Form, type Refused, textIn } from './act';

export const insertStep = { name: 'step', value: 'insert' } as const;
export const savedField = 'saved';
export const isInsert = (form: Form): boolean => textIn(form, insertStep.name) === insertStep.value;

/** A reply with the name in its place; without a name it begins with the next word. */
export const withName = (text: string, name: string): string =>
  name
    ? text.replaceAll('{name}', name)
    : text.replace(/\{name\},? ?/g, '').replace(/^\p{Ll}/u, (first) => first.toUpperCase());

/** The artist's saved replies to a sender by the first name, in the sender's language. `name`: as the artist reads it. */
export function repliesTo(context: Context, submission: Submission) {
  const { locale } = context;
  const [first = ''] = storedIn(submission)?.describe(locale).row.name.trim().split(' ') ?? [];
  return fileOf(context, 'replies.json').replies.map(({ name, text }) => ({
    name: name[locale],
    text: withName(text[submission.language], first),
  }));
}
export type SavedReply = ReturnType<typeof repliesTo>[number];

/** The form again with the chosen reply below what was typed; nothing is sent. @returns null where that is not asked for */
export function inserted(form: Form, replies: readonly SavedReply[]): Refused | null {
  if (!isInsert(form)) return null;
  const chosen = replies[Number(textIn(form, savedField))];
  const text = [textIn(form, 'text').trimEnd(), chosen?.text].filter(Boolean).join('\n\n');
  return { ok: false, problems: {}, values: { text } };
}
