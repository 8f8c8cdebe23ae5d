import type { ReactNode } from 'react';
import type { Locale } from '@/i18n/locales';
import type { Translator } from '@/messages/translator';
import { seenField, textIn } from '../acts/act';
import { lookStep } from '../acts/texts';
import type { Tried } from '../screens/screen';

type IconName =
  | ('today' | 'inbox' | 'queue' | 'add' | 'site' | 'health' | 'back' | 'next' | 'look' | 'camera')
  | ('search' | 'tick' | 'diamond' | 'coin' | 'note' | 'turn' | 'price' | 'words' | 'me' | 'publish' | 'works');

/** Decoration: the word beside it says what it means. */
export const Icon = ({ name, isSmall = false }: Readonly<{ name: IconName; isSmall?: boolean }>) => (
  <i className={`icon icon-${name}${isSmall ? ' icon--small' : ''}`} aria-hidden="true" />
);

export const Ring = () => <span className="ring" aria-hidden="true" />;

type Look = Readonly<{ isLine?: boolean; isSmall?: boolean; isWide?: boolean; children: ReactNode }>;

const buttonClass = ({ isLine, isSmall, isWide }: Look): string =>
  ['btn', isLine && 'btn--line', isSmall && 'btn--small', isWide && 'btn--wide'].filter(Boolean).join(' ');

export const Button = ({ children, ...look }: Look) => (
  <button className={buttonClass({ ...look, children })} type="submit">
    <Ring />
    {children}
  </button>
);

/** Sends the form only to look at what it would do, as at a letter. */
export const LookButton = ({ children }: Readonly<{ children: ReactNode }>) => (
  <button className="btn btn--line" type="submit" {...lookStep}>
    <Ring />
    {children}
  </button>
);

/** A link that looks like a button: it leads to where something is done, and does nothing itself. */
export const ButtonLink = ({ to, children, ...look }: Look & Readonly<{ to: string }>) => (
  <a className={buttonClass({ ...look, children })} href={to}>
    <Ring />
    {children}
  </a>
);

/** A part of a page below its heading. */
export const Part = ({
  id,
  heading,
  count,
  more,
  children,
}: Readonly<{
  id?: string;
  heading: string;
  count?: number;
  more?: Readonly<{ to: string; name: string }>;
  children: ReactNode;
}>) => (
  <section className="part" id={id}>
    <div className="part-head">
      <h2>{heading}</h2>
      {count !== undefined && <span className="part-count">{count}</span>}
      {more && (
        <a className="part-more" href={more.to}>
          {more.name}
        </a>
      )}
    </div>
    {children}
  </section>
);

/** A row that leads to another screen. */
export const LinkRow = ({
  to,
  icon,
  name,
  means,
}: Readonly<{ to: string; icon: IconName; name: string; means?: string }>) => (
  <li className="row row--go">
    <Icon name={icon} />
    <div className="row-main">
      <a className="row-name" href={to}>
        {name}
      </a>
      {means && <p className="row-what">{means}</p>}
    </div>
    <Icon name="next" isSmall />
  </li>
);

type Fact = readonly [label: ReactNode, text: ReactNode];

/** Labels and what they stand for. `isSums`: amounts, the last one their sum. */
export const Facts = ({ rows, isSums = false }: Readonly<{ rows: readonly Fact[]; isSums?: boolean }>) => (
  <dl className={isSums ? 'facts facts--sums' : 'facts'}>
    {rows.map(([label, text], at) => {
      const total = isSums && at === rows.length - 1 ? 'facts-total' : undefined;
      return [
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, to text
        <dt key={`t${at}`} className={total}>
          {label}
        </dt>,
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, to text
        <dd key={`d${at}`} className={total}>
          {text}
        </dd>,
      ];
    })}
  </dl>
);

/** What a form about an order carries, so that nothing is overwritten that its page did not show. */
export const Seen = ({ next }: Readonly<{ next: number }>) => <input type="hidden" name={seenField} value={next} />;

/** What was typed in a form that was refused, and what is wrong with it. */
type FieldTried = Readonly<{ tried: Tried | null; act: string; words: Translator }>;

const Bad = ({ id, children }: Readonly<{ id: string; children: ReactNode }>) => (
  <p className="said said--bad" id={id}>
    <Icon name="diamond" isSmall />
    {children}
  </p>
);

/** One thing that is so, or not. */
export const TickBox = ({
  name,
  value,
  isOn,
  label,
}: Readonly<{ name: string; value?: string; isOn: boolean; label: string }>) => (
  <label className="check">
    <input type="checkbox" name={name} value={value} defaultChecked={isOn} />
    <span className="check-ring" aria-hidden="true" />
    <span className="check-text">{label}</span>
  </label>
);

/** One of several, by a touch; what was chosen stays chosen where the form was refused. */
export const Chips = ({
  tried,
  name,
  legend,
  value,
  options,
}: Readonly<{
  tried: Tried | null;
  name: string;
  legend: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
}>) => {
  const chosen = (tried && textIn(tried.form, name)) || value;
  return (
    <fieldset className="field">
      <legend className="fieldset-name">{legend}</legend>
      <div className="chips">
        {options.map(([one, label]) => (
          <label key={one} className="chip">
            <input type="radio" name={name} value={one} defaultChecked={one === chosen} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
};

/** A photo: from the camera of a phone, else a file. `isMany`: several, from its gallery too. */
export const FileField = ({
  tried,
  act,
  words,
  name,
  label,
  hint,
  isMany = false,
}: FieldTried & Readonly<{ name: string; label: string; hint: string; isMany?: boolean }>) => {
  const problem = tried?.act === act ? tried.problems[name] : undefined;
  const id = `${act}-${name}-bad`;
  return (
    <div className="field">
      <label className="drop">
        <Icon name="camera" />
        <span className="drop-name">{label}</span>
        <span className="cap quiet">{hint}</span>
        <input
          type="file"
          name={name}
          accept="image/*,.heic,.heif"
          {...(isMany ? { multiple: true } : { capture: 'environment' })}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? id : undefined}
        />
      </label>
      {problem && <Bad id={id}>{problem(words)}</Bad>}
    </div>
  );
};

type FieldProps = FieldTried &
  Readonly<{
    name: string;
    label: string;
    hint?: string | undefined;
    /** What stands there where nothing was typed. */
    value?: string;
    /** Lines of a text; undefined: one line. */
    rows?: number | undefined;
    inputMode?: 'decimal' | 'numeric' | 'tel' | 'email' | undefined;
    /** Of what stands in it, where that is not the page's. */
    lang?: Locale | undefined;
    autoComplete?: string;
    unit?: string | undefined;
    /** Its label is only heard. */
    isBare?: boolean;
    /** What was understood of it, or is asked about it. */
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
    isBare = false,
  } = props;
  const own = tried?.act === act ? tried : null;
  const problem = own?.problems[name];
  const id = `${act}-${name}`;
  const typed = own ? textIn(own.form, name) : value;
  const shared = {
    ...{ id, name, lang, autoComplete },
    className: inputMode === 'decimal' ? 'input input--sum' : 'input',
    ...(problem && { 'aria-invalid': true, 'aria-describedby': `${id}-bad` }),
    // the first that is wrong
    autoFocus: problem !== undefined && Object.keys(own?.problems ?? {})[0] === name,
  };
  const input =
    rows === undefined ? (
      <input {...shared} type="text" inputMode={inputMode} defaultValue={typed} />
    ) : (
      <textarea {...shared} rows={rows} defaultValue={typed} />
    );
  return (
    <div className={isBare ? undefined : 'field'}>
      <label className={isBare ? 'vh' : 'field-label'} htmlFor={id}>
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
      {problem && <Bad id={`${id}-bad`}>{problem(words)}</Bad>}
      {props.children}
    </div>
  );
};

/** Something that can be done: its name, what it means, and its form. Open where its form was refused. */
export const ActDetails = ({
  name,
  means,
  isOpen = false,
  group,
  id,
  children,
}: Readonly<{ name: string; means: string; isOpen?: boolean; group: string; id?: string; children: ReactNode }>) => (
  <details className="act" name={group} open={isOpen} id={id}>
    <summary>
      <Ring />
      {name}
    </summary>
    <p className="act-means">{means}</p>
    <div className="act-body">{children}</div>
  </details>
);

export type Answer = Readonly<{ name: string; value: string; label: string }>;

/** A question beside its field, with its answers: each sends the form anew. */
export const Ask = ({ question, answers }: Readonly<{ question: string; answers: readonly Answer[] }>) => (
  // biome-ignore lint/a11y/useSemanticElements: a legend would break out of the coloured box
  <div className="ask" role="group" aria-label={question}>
    <p className="ask-q">{question}</p>
    <div className="btns">
      {answers.map(({ name, value, label }) => (
        <button key={value} className="btn btn--small" type="submit" name={name} value={value}>
          <Ring />
          {label}
        </button>
      ))}
    </div>
  </div>
);
