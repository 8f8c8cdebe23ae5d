import * as z from 'zod/mini';
import { cleanEmail, isEmail } from '../contact-hints';
import { overlong } from '../lengths';
import type { FormProblem } from '../problems';
import { cleanText, lengthOf } from '../text';

// without it zod tests whether it may compile code, and a strict Content-Security-Policy reports that test as an attack
z.config({ jitless: true });

export type Checked<Value> = Readonly<
  { ok: true; value: Value } | { ok: false; problem: { code: FormProblem; field: string } }
>;

export const withoutNul = () =>
  z.refine<string>((text) => !text.includes('\0'), { error: 'text.invalid' satisfies FormProblem, abort: true });

export const optionalText = () => z.string().check(withoutNul(), z.overwrite(cleanText));

export const required = (missing: FormProblem, clean: (text: string) => string = cleanText) =>
  z.string({ error: missing }).check(
    withoutNul(),
    z.overwrite(clean),
    z.refine((text) => text !== '', { error: missing, abort: true }),
  );

/** Every form checks the e-mail first: that it is there, then that it is valid (FORMS-2). */
export const email = () =>
  required('email.required', cleanEmail).check(z.refine(isEmail, { error: 'email.invalid' satisfies FormProblem }));

/** In code points. A check of the whole form, so that the checks of FORMS-2 come first. */
export const within = (most: Readonly<Record<string, number>>) =>
  z.check<Readonly<Record<string, unknown>>>(({ value, issues }) => {
    for (const [name, longest] of Object.entries(most)) {
      if (lengthOf(String(value[name])) <= longest) continue;
      const message: FormProblem = 'text.tooLong';
      issues.push({ code: 'custom', path: [name], message, input: value });
    }
  });

/** @returns the values, or the first problem: zod looks in the order of the schema's keys (FORMS-1) */
export function checked<Value>(
  schema: z.ZodMiniType<Value>,
  values: Readonly<Record<string, unknown>>,
): Checked<Value> {
  const long = overlong(values);
  if (long) return { ok: false, problem: long };
  const parsed = schema.safeParse(values);
  if (parsed.success) return { ok: true, value: parsed.data };
  // a failed parse has at least one issue, and every message of these schemas is one of the codes
  const { message, path } = parsed.error.issues[0] as z.core.$ZodIssue;
  return { ok: false, problem: { code: message as FormProblem, field: path.join('.') } };
}
