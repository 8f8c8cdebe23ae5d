import type { VisitorForm } from '../use-visitor-form';
import { TextField } from './inputs';

/**
 * What tells the browser how to fill each field. Not `type="email"`: it would refuse addresses that FORMS-4 accepts.
 */
const kinds = {
  email: { autoComplete: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  name: { autoComplete: 'given-name' },
  phone: { autoComplete: 'tel', type: 'tel' },
  width: { autoComplete: 'off' },
  height: { autoComplete: 'off' },
} as const;

type Props = Readonly<{ form: VisitorForm; name: keyof typeof kinds; label: string; hint?: string }>;

/** One line of a form of the home page. Read-only while the form is sent, because it is cleared afterwards. */
export const VisitorField = ({ form, name, label, hint }: Props) => (
  <TextField label={label} hint={hint} readOnly={form.sending} {...kinds[name]} {...form.field(name)} />
);
