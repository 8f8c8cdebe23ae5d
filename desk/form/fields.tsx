import type { ReactNode } from 'react';
import { typedDay } from '@/domain/typed-day';
import { groszeOf } from '@/domain/typed-sums';
import { dayInWarsaw } from '@/server/platform/warsaw';
import { type Sentence, sentence, sureField, type Tried, textIn, wasOf } from '../acts/act';
import { Icon, Ring } from '../shell/parts';
import { useDesk } from '../shell/use-desk';
import { formatPrice } from '../sums';
import type { FieldOf } from './kinds';

const Bad = ({ id, children }: Readonly<{ id: string; children: ReactNode }>) => (
  <p className="said said--bad" id={id}>
    <Icon name="diamond" isSmall />
    {children}
  </p>
);

type AskProps = Readonly<{
  id?: string;
  question: string;
  answers: readonly Readonly<{ name: string; value: string; label: string }>[];
}>;

/** A question beside its field, with its answers: each sends the form anew. */
export const Ask = ({ id, question, answers }: AskProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a legend would break out of the coloured box
  <div className="ask" role="group" aria-label={question}>
    <p className="ask-q" id={id}>
      {question}
    </p>
    <div className="btns g2h wraps">
      {answers.map(({ name, value, label }) => (
        <button key={value} className="btn btn--small" type="submit" name={name} value={value}>
          <Ring />
          {label}
        </button>
      ))}
    </div>
  </div>
);

function Wrong({ id, problem }: Readonly<{ id: string; problem: Sentence }>) {
  const { words } = useDesk();
  if (!problem.sure) return <Bad id={id}>{problem(words)}</Bad>;
  const sure = { name: sureField, value: problem.sure, label: words('desk.values.sure') };
  return <Ask id={id} question={problem(words)} answers={[sure]} />;
}

type TickBoxProps = Readonly<{
  name: string;
  value?: string;
  isOn: boolean;
  label: string;
  wrong?: object | undefined;
}>;

const TickBox = ({ name, value, isOn, label, wrong }: TickBoxProps) => (
  <label className="check">
    <input type="checkbox" name={name} value={value} defaultChecked={isOn} {...wrong} />
    <Ring />
    <span>{label}</span>
  </label>
);

/** Of what is written by itself only what was touched is as it was typed; the rest is as it is now. */
function withUntouched(tried: Tried | null, name: string, { isByItself, usual }: FieldOf<unknown>): Tried | null {
  if (!tried || !isByItself) return tried;
  const { form } = tried;
  const isTouched = form.values[name] !== undefined && textIn(form, name) !== textIn(form, wasOf(name));
  return isTouched ? tried : { ...tried, form: { ...form, values: { ...form.values, [name]: [usual ?? ''] } } };
}

type Props = Readonly<{ name: string; field: FieldOf<unknown>; children?: ReactNode }>;

export function Field({ name, field, children }: Props) {
  const { words, locale, now, act, tried } = useDesk();
  const usual = field.usual ?? '';
  const own = withUntouched(tried, name, field);
  const [label, hint] = [sentence(field.label)(words), field.hint && sentence(field.hint)(words)];
  const problem = own?.problems[name];
  const id = `${act}-${name}`;
  // the first field with a problem has the focus
  const bad = own &&
    problem && {
      'aria-invalid': true,
      'aria-describedby': `${id}-bad`,
      autoFocus: Object.keys(own.problems)[0] === name,
    };
  const wrong = problem && <Wrong id={`${id}-bad`} problem={problem} />;
  const was = field.isByItself && <input type="hidden" name={wasOf(name)} value={usual} />;
  const typed = own ? textIn(own.form, name) : usual;
  switch (field.kind) {
    case 'tick':
      return (
        <div className="field">
          <TickBox name={name} label={label} wrong={bad || undefined} isOn={typed !== ''} />
          {wrong}
        </div>
      );
    case 'ticks':
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
    case 'chips':
      return (
        <fieldset className="field">
          <legend className="field-label">{label}</legend>
          <div className="chips">
            {field.options.map(([value, word]) => (
              <label key={value} className="chip">
                <input
                  className="over"
                  type="radio"
                  name={name}
                  value={value}
                  required={field.isNeeded}
                  defaultChecked={value === (typed || usual)}
                />
                {sentence(word)(words)}
              </label>
            ))}
          </div>
          {wrong}
          {was}
          {children}
        </fieldset>
      );
    case 'files': {
      // no page can put a file back into its field
      const lost = own?.form.files.filter(({ field }) => field === name).map((file) => file.name) ?? [];
      return (
        <div className="field">
          <label className="drop">
            <Icon name={field.isAny ? 'add' : 'camera'} />
            <span className="drop-name">{label}</span>
            <span className="cap quiet">{hint}</span>
            <input
              className="over"
              type="file"
              name={name}
              accept={field.isAny ? undefined : 'image/*,.heic,.heif'}
              multiple={field.isMany}
              capture={field.isCamera ? 'environment' : undefined}
              data-chosen={words('desk.order.chosen', { n: '{n}' })}
              data-change={words('desk.order.change')}
              {...bad}
            />
          </label>
          {wrong}
          {!problem && lost.length > 0 && (
            <p className="said mark" data-state="waiting">
              {words('desk.problems.again', { names: lost.join(', ') })}
            </p>
          )}
        </div>
      );
    }
    default: {
      const { rows, mode, day, lang, judged, isBare, unit = mode === 'decimal' ? 'zł' : undefined } = field;
      const grosze = unit === 'zł' && own && !was && groszeOf(typed);
      const shared = {
        id,
        name,
        lang,
        autoComplete: 'off',
        ...(judged && { 'data-judge': judged.by, 'data-wrong': sentence(judged.wrong)(words) }),
        className: mode === 'decimal' ? 'input input--sum' : 'input',
        ...bad,
      };
      const input =
        rows === undefined ? (
          <input
            {...shared}
            type={day ? 'date' : 'text'}
            {...(day && { [day === 'ahead' ? 'min' : 'max']: dayInWarsaw(now) })}
            inputMode={mode}
            defaultValue={day ? (typedDay(typed) ?? typed) : typed}
          />
        ) : (
          <textarea {...shared} rows={rows} defaultValue={typed} />
        );
      return (
        <div className={isBare ? undefined : 'field'}>
          <label className={isBare ? 'visually-hidden' : 'field-label'} htmlFor={id}>
            {label}
            {hint && <span className="field-hint">{hint}</span>}
          </label>
          {unit ? (
            <div className="unit">
              {input}
              <span className="unit-word" aria-hidden="true">
                {unit}
              </span>
            </div>
          ) : (
            input
          )}
          {wrong}
          {was}
          {grosze && <p className="said">{formatPrice(grosze, locale)}</p>}
          {field.mark && (
            <p className="mark cap strong" data-state="waiting">
              {sentence(field.mark)(words)}
            </p>
          )}
          {children}
        </div>
      );
    }
  }
}
