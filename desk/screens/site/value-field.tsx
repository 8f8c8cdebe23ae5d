import type { Context } from '../../acts/act';
import { sureField, textIn, wasOf } from '../../acts/act';
import { sureOf } from '../../acts/values';
import { Field } from '../../form/fields';
import { numberOf } from '../../works/readable';
import { type FieldOf, fieldsOf, type Named, shownValue, valueTyped } from '../../works/values';
import type { Tried } from '../screen';
import { YesNo } from './sample-tick';

type Props = Readonly<{
  value: Named;
  label: string;
  hint?: string | undefined;
  tried: Tried | null;
  context: Context;
  isLong?: boolean;
  /** Its label is only heard: a table says what it is. */
  isBare?: boolean;
}>;

const lineLength = 36;
const rowsFor = (text: string): number => Math.min(9, Math.max(2, Math.ceil(text.length / lineLength)));

/** Keeps what was typed in a field that was touched; one that was not shows how it is now. */
const triedIn = (tried: Tried | null, { name, text }: FieldOf): Tried | null =>
  tried && tried.form.values[name] !== undefined && textIn(tried.form, name) !== textIn(tried.form, wasOf(name))
    ? tried
    : tried && { ...tried, form: { ...tried.form, values: { ...tried.form.values, [name]: [text] } } };

function isLeap(value: Named, { name }: FieldOf, tried: Tried | null, { locale }: Context): boolean {
  if (value.kind !== 'money' || tried?.act !== 'save' || !tried.problems[name]) return false;
  const typed = textIn(tried.form, name);
  return 'value' in valueTyped(value, typed, { locale, isSure: true });
}

/** The particulars that have check digits, by their last key. */
const judges: Readonly<Record<string, 'account' | 'tax'>> = {
  bankAccount: 'account',
  euroAccount: 'account',
  taxId: 'tax',
};

const inputModes: Partial<Record<Named['kind'], 'decimal' | 'numeric'>> = {
  money: 'decimal',
  number: 'numeric',
  numberOrNone: 'numeric',
};

/** The fields of a value, with what they showed: a text of both languages side by side. */
export function ValueField({ value, label, hint, tried, context, isLong = false, isBare = false }: Props) {
  const { words, locale } = context;
  if (value.kind === 'yesNo') {
    const [yes, no] = [true, false].map((one) => shownValue({ kind: 'yesNo', value: one }, locale));
    return <YesNo value={value} tried={tried} legend={label} yes={String(yes)} no={String(no)} />;
  }
  const fields = fieldsOf(value, locale);
  const by = judges[String(value.path.at(-1))];
  const fieldFor = (field: FieldOf) => {
    const { name, text, tongue, form } = field;
    const hints = tongue && [
      words(`desk.values.in.${tongue}`),
      ...(form ? [words('desk.words.when', { n: numberOf(form, tongue) })] : []),
    ];
    const sure = tried ? sureOf(value, textIn(tried.form, name)) : '';
    return (
      <Field
        key={name}
        name={name}
        value={text}
        words={words}
        act="save"
        tried={triedIn(tried, field)}
        label={label}
        isBare={isBare}
        hint={hints?.join(', ') ?? hint}
        lang={tongue === locale ? undefined : tongue}
        rows={isLong ? rowsFor(text) : undefined}
        inputMode={inputModes[value.kind]}
        unit={value.kind === 'money' && !isBare ? 'zł' : undefined}
        judged={by && { by, wrong: words(`desk.me.wrong.${by}`) }}
        answers={
          isLeap(value, field, tried, context) && [{ name: sureField, value: sure, label: words('desk.values.sure') }]
        }
      >
        <input type="hidden" name={wasOf(name)} value={text} />
        {tried?.form.values[sureField]?.includes(sure) && <input type="hidden" name={sureField} value={sure} />}
      </Field>
    );
  };
  const tongues = [...Map.groupBy(fields, ({ tongue }) => tongue)].map(([tongue, own]) => (
    <div key={tongue ?? ''}>{own.map(fieldFor)}</div>
  ));
  return tongues.length === 1 ? tongues : <div className="two g0-4 pair--tongues">{tongues}</div>;
}
