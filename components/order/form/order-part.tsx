import { chosenControls } from '@/components/forms/fields/chosen-controls';
import { asking } from '@/components/forms/fields/email-field';
import { Field, type FieldRow, Fields, nameOf } from '@/components/forms/fields/field';
import { Notice } from '@/components/forms/fields/inputs';
import { useAtOnce } from '@/components/forms/fields/radio-group';
import { rowOf } from '@/components/forms/fields/row-of';
import { doubtfulEmail, doubtfulPhone } from '@/domain/contact-hints';
import type { OrderDraft } from '@/domain/order/draft';
import { type FieldSpec, type FormPart, fieldsOf } from '@/domain/order/form';
import { isRequired, missing, needed } from '@/domain/order/needs';
import { noticesOf } from '@/domain/order/notices';
import { readSize, sidesOf } from '@/domain/order/size';
import { subjectsOf } from '@/domain/order/transitions';
import { fill } from '@/i18n/fill';
import type { Locale } from '@/i18n/locales';
import { bind } from '@/i18n/typography';
import type { Recipient } from '../draft/order-in-making';
import type { OrderInHand } from '../draft/use-order-draft';
import './order-part.css';
import type { OrderWords } from '../words';
import { Section } from './section';

export type Marked = keyof OrderWords['errors'] & keyof Recipient;

/** What every part of the form is given. `marked`: the fields that stop the order. */
export type PartProps = Readonly<{
  words: OrderWords;
  locale: Locale;
  inHand: Pick<OrderInHand, 'draft' | 'valueOf' | 'answer'>;
  marked?: readonly Marked[];
}>;

type ShownRow = FieldRow & Readonly<{ disabled: boolean }>;

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

const controls = asking(chosenControls);
const opens: readonly string[] = ['select', 'radios'];

/** What is said of an answer that stops nothing: a doubtful e-mail or phone number gets a hint (ORDER-16). */
function noticeOf({ id, disabled }: ShownRow, { words, inHand }: PartProps): string | undefined {
  if (disabled) return words.first;
  if (id === 'size') return noticesOf(inHand.draft).map((name) => words.notices[name])[0];
  const value = inHand.valueOf(id);
  if (id === 'email' && doubtfulEmail(value)) return words.doubts.email;
  return id === 'phone' && doubtfulPhone(value) ? words.doubts.phone : undefined;
}

/** A field of the order form, bound to the order in the making. What is chosen shows before what follows from it. */
export function OrderField({ row, href, ...part }: PartProps & Readonly<{ row: ShownRow; href?: string }>) {
  const { words, inHand, marked } = part;
  const { id, disabled, control } = row;
  const answer = (given: string) => inHand.answer(id, given);
  const value = inHand.valueOf(id);
  const [shown, show] = useAtOnce(value, answer);
  const bound =
    control === 'tick'
      ? { checked: value === 'true', onChange: ({ target }: Ticked) => answer(String(target.checked)) }
      : {
          value: shown,
          disabled,
          onChange: ({ target }: Given) => (opens.includes(control) ? show : answer)(target.value),
        };
  return (
    <Field
      controls={controls}
      row={row}
      id={nameOf(row)}
      href={href}
      required={isRequired(id)}
      error={marked?.includes(id as Marked) ? words.errors[id as Marked] : undefined}
      notice={noticeOf(row, part)}
      bound={bound}
    />
  );
}

type Given = Readonly<{ target: Readonly<{ value: string }> }>;
type Ticked = Readonly<{ target: Readonly<{ checked?: boolean }> }>;

/** Says how a typed size is understood, or that it is kept as it stands. */
function ReadSize({ words, locale, inHand }: PartProps) {
  const read = readSize(inHand.draft);
  const said =
    read === 'unread' ? words.sizeUnread : read === 'open' ? '' : fill(words.sizeRead, { size: sidesOf(read, locale) });
  return <div aria-live="polite">{said ? <Notice>{bind(said, locale)}</Notice> : null}</div>;
}

const isSide = ({ id }: ShownRow): boolean => id === 'width' || id === 'height';

type Props = PartProps & Readonly<{ name: FormPart; title: string; aside?: string }>;

/** A part of the form with the fields that show. A size of one's own is free text without a unit (ORDER-4). */
export function OrderPart({ name, title, aside, ...part }: Props) {
  const { draft } = part.inHand;
  const rows = rowsIn(name, part);
  if (rows.length === 0) return null;
  const has = (id: string) => rows.some((row) => row.id === id);
  const show = (row: ShownRow) => <OrderField key={row.id} row={row} {...part} />;
  const sides = ({ id }: ShownRow) =>
    id === 'width' && (
      <div key={id} className="order-part__sides">
        <Fields rows={rows.filter(isSide)}>{show}</Fields>
        <ReadSize {...part} />
      </div>
    );
  return (
    <Section
      title={title}
      words={part.words}
      aside={aside}
      done={needed(draft).some(has) ? !missing(draft).some(has) : undefined}
    >
      {name === 'delivery' ? (
        <Fields rows={rows}>{show}</Fields>
      ) : (
        rows.map((row) => (isSide(row) ? sides(row) : show(row)))
      )}
    </Section>
  );
}
