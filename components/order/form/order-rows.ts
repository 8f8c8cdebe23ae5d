import type { FieldRow } from '@/components/forms/fields/field';
import { rowOf } from '@/components/forms/fields/row-of';
import type { OrderDraft } from '@/domain/order/draft';
import { type FieldSpec, type FormPart, fieldsOf } from '@/domain/order/form';
import { subjectsOf } from '@/domain/order/transitions';
import type { Locale } from '@/i18n/locales';
import type { Recipient } from '../draft/order-in-making';
import type { OrderInHand } from '../draft/use-order-draft';
import type { OrderWords } from '../words';

export type Marked = keyof OrderWords['errors'] & keyof Recipient;

/** What every part of the form is given. `marked`: the fields that stop the order. */
export type PartProps = Readonly<{
  words: OrderWords;
  locale: Locale;
  inHand: Pick<OrderInHand, 'draft' | 'valueOf' | 'answer'>;
  marked?: readonly Marked[];
}>;

export type ShownRow = FieldRow & Readonly<{ disabled: boolean }>;

type Tree = Readonly<{ [name: string]: Tree | string }>;
/** The words behind a key of the table: `order.fields.size`. The form has its words without their group's name. */
const wordAt = (words: Tree, key: string): string =>
  key
    .split('.')
    .slice(1)
    .reduce<Tree | string>((at, name) => (at as Tree)[name] ?? '', words) as string;

/** A technique has subjects of its own (ORDER-3). */
const offered = (field: FieldSpec, { variant }: OrderDraft): FieldSpec =>
  field.id === 'subject'
    ? { ...field, choices: subjectsOf(variant).flatMap((key) => field.choices.filter((choice) => choice.key === key)) }
    : field;

/** The fields of a part that show for what is chosen so far (ORDER-8), by the table that the server knows too. */
export function rowsIn(name: FormPart, { words, locale, inHand: { draft } }: PartProps): readonly ShownRow[] {
  const t = (key: string) => wordAt(words as unknown as Tree, key);
  return fieldsOf(draft.type)
    .filter(({ part, state }) => part === name && state(draft) !== 'hidden')
    .map((field) => {
      const row = rowOf(offered(field, draft), { t, locale });
      const choices = row.choices?.map((choice) => ({ ...choice, value: choice.key ?? choice.value }));
      const disabled = field.state(draft) === 'disabled';
      return { ...row, disabled, name: row.id.replace('.', '-'), ...(choices && { choices }) };
    });
}
