import { isMailbox } from './mailbox.mjs';

export { isMailbox };

/** Specification 5: text, @, text, dot, text, with no spaces. Not a library's stricter rule (readings 5). */
const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const isEmail = (text: string): boolean => emailShape.test(text);

/** A doubtful answer gets a hint, never a refusal (readings 4). Empty is not doubtful. */
export const doubtfulEmail = (text: string): boolean => text.trim() !== '' && !isMailbox(text.trim());

/** Doubtful: fewer than nine digits, or signs that a phone number does not have. */
export const doubtfulPhone = (text: string): boolean => {
  const trimmed = text.trim();
  return trimmed !== '' && (trimmed.replace(/\D/g, '').length < 9 || /[^\d\s+()./-]/.test(trimmed));
};
