import { isMailbox } from './mailbox.mjs';

export { isMailbox };

/**
 * Specification 5: text, @, text, dot, text, with no spaces: `^[^\s@]+@[^\s@]+\.[^\s@]+$`. Not a library's stricter rule
 * (FORMS-4). Looked through once: that pattern tries every dot with every end, which a long row of dots makes slow.
 */
export function isEmail(text: string): boolean {
  const at = text.indexOf('@');
  const domain = text.slice(at + 1);
  const dot = domain.indexOf('.', 1);
  return at > 0 && dot > 0 && dot < domain.length - 1 && !domain.includes('@') && !/\s/.test(text);
}

/** A doubtful answer gets a hint, never a refusal (ORDER-16). Empty is not doubtful. */
export const doubtfulEmail = (text: string): boolean => text.trim() !== '' && !isMailbox(text.trim());

/** Doubtful: fewer than nine digits, or signs that a phone number does not have. */
export const doubtfulPhone = (text: string): boolean => {
  const trimmed = text.trim();
  return trimmed !== '' && (trimmed.replace(/\D/g, '').length < 9 || /[^\d\s+()./-]/.test(trimmed));
};
