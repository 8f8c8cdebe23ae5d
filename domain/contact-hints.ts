import { isMailbox } from './mailbox.mjs';
import { cleanLine } from './text';

export { isMailbox };

/**
 * FORMS-4: text, @, text, dot, text, with no spaces: `^[^\s@]+@[^\s@]+\.[^\s@]+$`. A library's rule would be stricter.
 * The pattern itself is not used: it takes quadratic time, so a long row of dots would be slow. This takes linear time.
 */
export function isEmail(text: string): boolean {
  const at = text.indexOf('@');
  const domain = text.slice(at + 1);
  const dot = domain.indexOf('.', 1);
  return at > 0 && dot > 0 && dot < domain.length - 1 && !domain.includes('@') && !/\s/.test(text);
}

/** A line in the plain form of each sign: wide letters, ligatures out of a PDF and typesetters' hyphens are none of an address or number. */
const plainSigns = (text: string): string => cleanLine(text.normalize('NFKC')).replace(/\p{Pd}/gu, '-');

const around = /^["'„“”‚‘’«»]|["'“”‘’«».,; ]{1,9}$/g;

/** Without what is pasted along (`mailto:`, `Name <…>`, quotation marks, a final dot, comma or semicolon); the apostrophe straight. */
export function cleanEmail(text: string): string {
  const line = plainSigns(text).replace(around, '');
  const [, inBrackets] = /<([^<>]*)>$/.exec(line) ?? [];
  return (inBrackets ?? line)
    .trim()
    .replace(/^mailto:\s*/i, '')
    .replace(around, '')
    .replaceAll('’', "'");
}

export const cleanPhone = plainSigns;

/** A doubtful answer gets a hint, never a refusal (ORDER-16). Empty is not doubtful. */
export const doubtfulEmail = (text: string): boolean => text.trim() !== '' && !isMailbox(cleanEmail(text));

export const doubtfulPhone = (text: string): boolean => {
  const phone = cleanPhone(text);
  return phone !== '' && (phone.replace(/\D/g, '').length < 9 || /[^\d\s+()./-]/.test(phone));
};
