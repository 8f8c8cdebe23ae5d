import { isMailbox } from './mailbox.mjs';

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

/** A doubtful answer gets a hint, never a refusal (ORDER-16). Empty is not doubtful. */
export const doubtfulEmail = (text: string): boolean => text.trim() !== '' && !isMailbox(text.trim());

/** Doubtful: fewer than nine digits, or characters that a phone number does not have. */
export const doubtfulPhone = (text: string): boolean => {
  const trimmed = text.trim();
  return trimmed !== '' && (trimmed.replace(/\D/g, '').length < 9 || /[^\d\s+()./-]/.test(trimmed));
};
