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

/**
 * An address as it is stored: without what comes along when it is pasted from a letter (`mailto:`, `Name <…>`, a final dot, comma
 * or semicolon).
 */
export function cleanEmail(text: string): string {
  const withoutEnd = (line: string): string => line.replace(/[.,; ]{1,9}$/, '');
  const line = withoutEnd(cleanLine(text).replace(/\p{Pd}/gu, '-'));
  const [, inBrackets] = /<([^<>]*)>$/.exec(line) ?? [];
  return withoutEnd((inBrackets ?? line).trim().replace(/^mailto:\s*/i, ''));
}

/** A telephone number as it is stored: with ordinary hyphens. */
export const cleanPhone = (text: string): string => cleanLine(text).replace(/\p{Pd}/gu, '-');

/** A doubtful answer gets a hint, never a refusal (ORDER-16). Empty is not doubtful. */
export const doubtfulEmail = (text: string): boolean => text.trim() !== '' && !isMailbox(cleanEmail(text));

/** Doubtful: fewer than nine digits, or characters that a phone number does not have. */
export const doubtfulPhone = (text: string): boolean => {
  const phone = cleanPhone(text);
  return phone !== '' && (phone.replace(/\D/g, '').length < 9 || /[^\d\s+()./-]/.test(phone));
};
