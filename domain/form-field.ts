import type { Localized } from '@/i18n/locales';

/**
 * How a field is asked: `line` and `text` are typed in one line and in several, `select` is one of a list that opens,
 * `radios` one of a list that lies open, `tick` is yes or nothing, `photos` are files. What is `hidden` travels along
 * unseen.
 */
export type Control = 'line' | 'text' | 'select' | 'radios' | 'tick' | 'photos' | 'hidden';

/**
 * One answer of a list: its key in the code, its value in the request, its words, and the colour or the line drawing that
 * it is shown in.
 */
export type Choice<Key extends string = string> = Readonly<{
  key: Key;
  value: string;
  label: Localized;
  hex?: string;
  icon?: string;
  /** What it is listed under in a list that opens. */
  group?: Localized;
}>;

/** The keys of what fields say beside their labels. */
export type FieldWord =
  | 'form.sizeHint'
  | 'form.pupil'
  | 'form.choose'
  | 'form.mean'
  | 'order.agree'
  | 'withdrawal.whole'
  | `order.fields.${'optional' | 'descriptionPh' | 'commentPh'}`;

/** What tells a browser how to fill a field. Not `type="email"`: it would refuse addresses that FORMS-4 accepts. */
type Fill = Readonly<{
  autoComplete: string;
  type?: 'tel';
  inputMode?: 'email';
  autoCapitalize?: 'none';
  spellCheck?: false;
}>;

/** By a field's name in the request, whichever form it stands in. */
export const fills: Readonly<Record<string, Fill | undefined>> = {
  email: { autoComplete: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  full_name: { autoComplete: 'name' },
  name: { autoComplete: 'given-name' },
  first_name: { autoComplete: 'given-name' },
  last_name: { autoComplete: 'family-name' },
  address: { autoComplete: 'street-address' },
  phone: { autoComplete: 'tel', type: 'tel' },
  width: { autoComplete: 'off' },
  height: { autoComplete: 'off' },
};

/** One field of a form as everybody needs it who asks, reads, answers or tests it. */
export type FormField<Label extends string> = Readonly<{
  id: string;
  control: Control;
  /** Its key in `messages`, or its words where they stand in `content`; null where nobody reads it. */
  label: Label | Localized | null;
  /** Everything that it may ever offer; empty unless it is a choice. */
  choices: readonly Choice[];
  most: number | null;
  half: boolean;
  /** Shown at the right of the label. */
  hint: FieldWord | null;
  /** Shown in the field while it is empty. */
  example: FieldWord | null;
  /** What no answer is called; null where there is nothing to choose for it. */
  none: FieldWord | null;
}>;
