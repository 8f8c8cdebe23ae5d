import { fill } from '@/i18n/fill';
import { isMailbox } from '../contact-hints';
import { meantEmail } from '../mistyped-email';

/** Sentences with `{email}` in them. `noLetterPage`: of what has a private page to come back to; `mistyped`: of a likely slip. */
export type AfterWords = Readonly<Record<'reply' | 'noLetter' | 'noLetterPage' | 'mistyped', string>>;

/** A letter can be sent there, and it is the address that was meant. */
export const isReached = (email: string): boolean => isMailbox(email) && meantEmail(email) === null;

export function afterSending(words: AfterWords, email: string, hasPage: boolean): readonly string[] {
  const sentence = isMailbox(email) ? words.reply : hasPage ? words.noLetterPage : words.noLetter;
  return [sentence, ...(isMailbox(email) && !isReached(email) ? [words.mistyped] : [])].map((text) =>
    fill(text, { email }),
  );
}
