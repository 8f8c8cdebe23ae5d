import { TextField } from './inputs';
import type { VisitorForm } from './use-visitor-form';

/** The browser's own knowledge of each field. The e-mail's own type would refuse what the specification accepts. */
const kinds = {
  email: { autoComplete: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  name: { autoComplete: 'given-name' },
  phone: { autoComplete: 'tel', type: 'tel' },
  width: { autoComplete: 'off' },
  height: { autoComplete: 'off' },
} as const;

type Props = Readonly<{ form: VisitorForm; name: keyof typeof kinds; label: string; hint?: string }>;

/** One line of a form of the home page. While it is sent it stands still: it will be cleared. */
export const VisitorField = ({ form, name, label, hint }: Props) => (
  <TextField label={label} hint={hint} readOnly={form.sending} {...kinds[name]} {...form.field(name)} />
);
