import type { ReactNode } from 'react';
import { typedDay } from '@/domain/typed-day';
import type { Locale } from '@/i18n/locales';
import type { Translator } from '@/messages/translator';
import { type Sentence, sureField, textIn } from '../acts/act';
import type { Tried } from '../screens/screen';
import { Icon, Ring } from '../shell/parts';

type FieldTried = Readonly<{ tried: Tried | null; act: string; words: Translator }>;

/** Attributes of a field with a problem; the first such field has the focus. */
export const wrongIn = (tried: Tried | null, name: string, id: string) =>
  tried?.problems[name] && {
    'aria-invalid': true,
    'aria-describedby': id,
    autoFocus: Object.keys(tried.problems)[0] === name,
  };

const Bad = ({ id, children }: Readonly<{ id: string; children: ReactNode }>) => (
  <p className="said said--bad" id={id}>
    <Icon name="diamond" isSmall />
    {children}
  </p>
);

type TickBoxProps = Readonly<{
  name: string;
  value?: string;
  isOn: boolean;
  label: string;
  wrong?: object | undefined;
}>;

export const TickBox = ({ name, value, isOn, label, wrong }: TickBoxProps) => (
  <label className="check">
    <input type="checkbox" name={name} value={value} defaultChecked={isOn} {...wrong} />
    <Ring />
    <span>{label}</span>
  </label>
);

type ChipsProps = Readonly<{
  tried: Tried | null;
  name: string;
  legend: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  /** One has to be chosen before anything is sent. */
  isNeeded?: boolean | undefined;
  children?: ReactNode;
}>;

/** One of several, by a touch; what was chosen stays chosen where the form was refused. */
export const Chips = ({ tried, name, legend, value, options, isNeeded, children }: ChipsProps) => {
  const chosen = (tried && textIn(tried.form, name)) || value;
  return (
    <fieldset className="field">
      <legend className="field-label">{legend}</legend>
      <div className="chips">
        {options.map(([one, label]) => (
          <label key={one} className="chip">
            <input
              className="over"
              type="radio"
              name={name}
              value={one}
              required={isNeeded}
              defaultChecked={one === chosen}
            />
            {label}
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  );
};

type FileProps = FieldTried &
  Readonly<{ name: string; label: string; hint: string; isMany: boolean; isAny: boolean; isCamera: boolean }>;

/** A photo, from the camera of a phone or its library. `isMany`: several; `isCamera`: the camera alone; `isAny`: any file. */
export function FileField({ tried, act, words, name, label, hint, isMany, isCamera, isAny }: FileProps) {
  const problem = tried?.problems[name];
  const id = `${act}-${name}-bad`;
  // no page can put a file back into its field
  const lost = tried?.form.files.filter(({ field }) => field === name).map((file) => file.name) ?? [];
  return (
    <div className="field">
      <label className="drop">
        <Icon name={isAny ? 'add' : 'camera'} />
        <span className="drop-name">{label}</span>
        <span className="cap quiet">{hint}</span>
        <input
          className="over"
          type="file"
          name={name}
          accept={isAny ? undefined : 'image/*,.heic,.heif'}
          multiple={isMany}
          capture={isCamera ? 'environment' : undefined}
          data-chosen={words('desk.order.chosen', { n: '{n}' })}
          data-change={words('desk.order.change')}
          {...wrongIn(tried, name, id)}
        />
      </label>
      {problem && <Bad id={id}>{problem(words)}</Bad>}
      {!problem && lost.length > 0 && (
        <p className="said mark mark--open">{words('desk.problems.again', { names: lost.join(', ') })}</p>
      )}
    </div>
  );
}

type FieldProps = FieldTried &
  Readonly<{
    name: string;
    label: string;
    hint?: string | undefined;
    value?: string | undefined;
    rows?: number | undefined;
    inputMode?: 'decimal' | 'numeric' | 'tel' | 'email' | 'url' | undefined;
    /** Of what stands in it, where that is not the page's. */
    lang?: Locale | undefined;
    autoComplete?: string;
    unit?: string | undefined;
    /** It takes a day: none that is over, or none that is still to come. `today`: such as `2026-12-16`. */
    day?: Readonly<{ when: 'ahead' | 'past'; today: string }> | undefined;
    isBare?: boolean;
    /** By which check digits it is judged while it is typed, and what is then said of it. */
    judged?: Readonly<{ by: 'account' | 'tax'; wrong: string }> | undefined;
    /** Where what is wrong may be meant so, and is asked. */
    answers?: readonly Answer[] | false;
    children?: ReactNode;
  }>;

/** One field with its label. What is wrong stands below it, and nothing that was typed is lost. */
export const Field = (props: FieldProps) => {
  const {
    tried,
    act,
    words,
    name,
    label,
    hint,
    value = '',
    rows,
    inputMode,
    lang,
    autoComplete = 'off',
    unit,
    day,
    isBare = false,
    judged,
    answers,
  } = props;
  const own = tried?.act === act ? tried : null;
  const problem = own?.problems[name];
  const id = `${act}-${name}`;
  const typed = own ? textIn(own.form, name) : value;
  const shared = {
    id,
    name,
    lang,
    autoComplete,
    ...(judged && { 'data-judge': judged.by, 'data-wrong': judged.wrong }),
    className: inputMode === 'decimal' ? 'input input--sum' : 'input',
    ...wrongIn(own, name, `${id}-bad`),
  };
  const input =
    rows === undefined ? (
      <input
        {...shared}
        type={day ? 'date' : 'text'}
        {...(day && { [day.when === 'ahead' ? 'min' : 'max']: day.today })}
        inputMode={inputMode}
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
      {problem && <Wrong id={`${id}-bad`} problem={problem} words={words} answers={answers} />}
      {props.children}
    </div>
  );
};

export type Answer = Readonly<{ name: string; value: string; label: string }>;
type WrongProps = Pick<FieldProps, 'words'> &
  Readonly<{ id: string; problem: Sentence; answers?: FieldProps['answers'] | undefined }>;

/** What is wrong with a field, or what is asked about it. */
export function Wrong({ id, problem, words, answers }: WrongProps) {
  const asked = problem.sure ? [{ name: sureField, value: problem.sure, label: words('desk.values.sure') }] : answers;
  return asked ? <Ask id={id} question={problem(words)} answers={asked} /> : <Bad id={id}>{problem(words)}</Bad>;
}

type Asked = Readonly<{ id?: string; question: string; answers: readonly Answer[] }>;

/** A question beside its field, with its answers: each sends the form anew. */
export const Ask = ({ id, question, answers }: Asked) => (
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
