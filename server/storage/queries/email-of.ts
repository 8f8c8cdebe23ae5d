import { z } from 'zod';

/** Where the kinds keep their writer's address: an order beside the rest of the delivery, the others by itself. */
const stored = z.object({
  email: z.string().optional(),
  delivery: z.object({ email: z.string().optional() }).optional(),
});

/** The address as it is compared; it may be anything the visitor typed. */
export const comparedEmail = (typed: string): string => typed.trim().toLowerCase();

/** The writer's address in what is stored, or null where there is none. */
export function emailOf(fields: unknown): string | null {
  const parsed = stored.safeParse(fields);
  const typed = parsed.data?.delivery?.email ?? parsed.data?.email;
  return typed ? comparedEmail(typed) : null;
}
