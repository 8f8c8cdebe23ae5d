import { z } from 'zod';

/** Where each kind stores the sender's e-mail: an order within `delivery`, the others at the top. */
const stored = z.object({
  email: z.string().optional(),
  delivery: z.object({ email: z.string().optional() }).optional(),
});

/** The form of an address that is stored for comparing. Not checked: it may be any text. */
export const comparedEmail = (typed: string): string => typed.trim().toLowerCase();

/** The sender's e-mail in stored fields, or null. */
export function emailOf(fields: unknown): string | null {
  const parsed = stored.safeParse(fields);
  const typed = parsed.data?.delivery?.email ?? parsed.data?.email;
  return typed ? comparedEmail(typed) : null;
}
