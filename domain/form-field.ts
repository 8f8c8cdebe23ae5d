import type { Localized } from '@/i18n/locales';

/** `line` and `text` are typed in one line and in several, `select` is one of a list that opens, `radios` of one that is open. */
export type Control = 'line' | 'text' | 'select' | 'radios' | 'tick' | 'photos' | 'hidden';

/** `key`: in the code; `value`: in the request. */
export type Choice<Key extends string = string> = Readonly<{
  key: Key;
  value: string;
  label: Localized;
  hex?: string;
  icon?: string;
  group?: Localized;
}>;

/** Keys in `messages`. */
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

export type FormField<Label extends string> = Readonly<{
  id: string;
  control: Control;
  /** Its key in `messages`, or its words where they stand in `content`; null where nobody reads it. */
  label: Label | Localized | null;
  choices: readonly Choice[];
  most: number | null;
  half: boolean;
  /** At the right of the label. */
  hint: FieldWord | null;
  example: FieldWord | null;
  /** What no answer is called; null where there is nothing to choose for it. */
  none: FieldWord | null;
}>;
