import type { ReactNode } from 'react';
import { groszeOf } from '@/domain/typed-sums';
import { dayInWarsaw } from '@/server/platform/warsaw';
import { type Context, sentence, sureField, textIn } from '../acts/act';
import type { Tried } from '../screens/screen';
import { formatPrice } from '../sums';
import { Chips, Field, FileField, TickBox, Wrong, wrongIn } from './fields';
import type { FieldOf, Fields } from './kinds';

type Props = Readonly<{ act: string; tried: Tried | null; context: Pick<Context, 'words' | 'locale' | 'now'> }>;

type DrawnFieldProps = Props & Readonly<{ name: string; field: FieldOf<unknown>; children?: ReactNode }>;

function DrawnField({ name, field, act, tried, context, children }: DrawnFieldProps) {
  const { words, locale, now } = context;
  const own = ownOf(tried, act);
  const usual = field.usual ?? '';
  const [label, hint] = [sentence(field.label)(words), field.hint && sentence(field.hint)(words)];
  const given = { tried: own, act, words, name, label, hint };
  const problem = own?.problems[name];
  const id = `${act}-${name}-bad`;
  const wrong = problem && <Wrong id={id} problem={problem} words={words} />;
  if (field.kind === 'tick')
    return (
      <div className="field">
        <TickBox
          name={name}
          label={label}
          wrong={wrongIn(own, name, id)}
          isOn={own ? textIn(own.form, name) !== '' : usual !== ''}
        />
        {wrong}
      </div>
    );
  if (field.kind === 'files') {
    const { isMany, isAny, isCamera } = field;
    return <FileField {...given} isMany={isMany} isAny={isAny} isCamera={isCamera} hint={hint ?? ''} />;
  }
  if (field.kind === 'chips') {
    const options = field.options.map(([value, word]) => [value, sentence(word)(words)] as const);
    return (
      <Chips tried={own} name={name} legend={label} value={usual} options={options} isNeeded={field.isNeeded}>
        {wrong}
        {children}
      </Chips>
    );
  }
  if (field.kind === 'ticks')
    return (
      <fieldset className="field">
        <legend className="field-label">{label}</legend>
        {field.options.map(([value, word]) => (
          <TickBox
            key={value}
            name={name}
            value={value}
            isOn={own ? (own.form.values[name]?.includes(value) ?? false) : field.isOn(value)}
            label={sentence(word)(words)}
          />
        ))}
        {wrong}
      </fieldset>
    );
  const { rows, mode, day, unit = mode === 'decimal' ? 'zł' : undefined } = field;
  const grosze = unit === 'zł' && own && groszeOf(textIn(own.form, name));
  return (
    <Field
      {...given}
      rows={rows}
      inputMode={mode}
      value={usual}
      unit={unit}
      lang={field.lang}
      day={day && { when: day, today: dayInWarsaw(now) }}
    >
      {grosze && <p className="said">{formatPrice(grosze, locale)}</p>}
      {field.mark && <p className="mark mark--open cap strong">{sentence(field.mark)(words)}</p>}
      {children}
    </Field>
  );
}

const isText = (text: unknown): text is string => typeof text === 'string';

const ownOf = (tried: Tried | null, act: string): Tried | null => (tried?.act === act ? tried : null);

/** What was answered already where the form was refused for something else. */
export const Answered = ({ tried, act }: Omit<Props, 'context'>) =>
  ownOf(tried, act)?.form.values[sureField]?.map((sure) => (
    <input key={sure} type="hidden" name={sureField} value={sure} />
  ));

type FormFieldsProps = Props & Readonly<{ fields: Fields; after?: Readonly<Record<string, ReactNode>> }>;

/** The fields of a form, with what was typed where it was refused. `after`: what stands below a field. */
export function FormFields({ fields, after = {}, ...props }: FormFieldsProps) {
  const rows: string[][] = [];
  for (const [name, { isShown, isBeside }] of Object.entries(fields)) {
    if (isShown === false) continue;
    if (isBeside) rows.at(-1)?.push(name);
    else rows.push([name]);
  }
  const drawn = (name: string) => (
    <DrawnField key={name} {...props} name={name} field={fields[name] as FieldOf<unknown>}>
      {after[name]}
    </DrawnField>
  );
  return (
    <>
      {rows.map((names) =>
        names.length === 1 ? (
          names.map(drawn)
        ) : (
          <div key={names[0]} className={['two g0-4', fields[names.at(-1) ?? '']?.isBeside].filter(isText).join(' ')}>
            {names.map(drawn)}
          </div>
        ),
      )}
    </>
  );
}
