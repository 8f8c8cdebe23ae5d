import type { ComponentProps } from 'react';
import { Ring } from '@/components/ui/ring';
import { type Controls, type FieldProps, type FieldRow, frameOf, nameOf, typedControls } from './field';
import { describedBy, ErrorMessage, Notice } from './inputs';
import { type RadioOption, Radios, type RadiosProps, swatch } from './radios';
import './choice.css';

type Props = Omit<ComponentProps<'input'>, 'id'> &
  Readonly<{
    id: string;
    /** What stands in it between `<a>` and `</a>` leads to `href`, and is no part of what ticks. */
    label: string;
    href?: string | undefined;
    error?: string | undefined;
  }>;

/** A checkbox drawn as a large ring: all its words tick it, a link stands after them. */
export function CheckField({ id, label, href, error, ...input }: Props) {
  const [words, link] = label.split(/<\/?a>/);
  return (
    <div>
      <label className="check" htmlFor={id}>
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <Ring />
        <span>{words}</span>
      </label>
      {link && (
        <a className="target small" href={href} target="_blank" rel="noopener">
          {link}
        </a>
      )}
      {error ? <ErrorMessage id={`${id}-error`}>{error}</ErrorMessage> : null}
    </div>
  );
}

const lineDrawing = (path: string) => (
  <svg
    viewBox="0 0 40 40"
    fill="none"
    stroke="currentColor"
    strokeLinejoin="round"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <path d={path} />
  </svg>
);

/** Colours are written as words where no script can write the name of the chosen one above them. */
function lookOf({ choices = [] }: FieldRow, isFollowed: boolean): RadiosProps<string>['look'] {
  if (choices.some(({ icon }) => icon)) return 'tiles';
  return isFollowed && choices.some(({ hex }) => hex) ? 'swatches' : 'chips';
}

function optionsOf(
  { none, choices = [], off = [] }: FieldRow,
  look: RadiosProps<string>['look'],
): readonly RadioOption<string>[] {
  const options = choices.map(({ key: _, hex, icon, ...option }) => {
    if (icon) return { ...option, picture: lineDrawing(icon) };
    return look === 'swatches' && hex ? { ...option, picture: swatch(hex) } : option;
  });
  const all = none === undefined ? options : [{ value: '', label: none }, ...options];
  return all.map((one) => ({ ...one, disabled: off.includes(one.value) }));
}

function OpenList(props: FieldProps) {
  const { id, row, error, notice, bound, required, value, isFollowed = false } = props;
  const look = lookOf(row, isFollowed);
  const wrong = error && ({ 'aria-invalid': true, 'aria-describedby': describedBy(frameOf(props)) } as const);
  const { disabled = false, ...register } = bound ?? {};
  return (
    <Radios
      group={{
        ...wrong,
        id,
        disabled,
        tabIndex: -1,
        // what is required is told of no other group
        role: 'radiogroup',
        'aria-required': required || undefined,
      }}
      look={look}
      name={nameOf(row)}
      label={frameOf(props).label}
      // a section of the form is named so
      labelHidden={row.id === 'medium'}
      options={optionsOf(row, look)}
      chosen={value ?? (row.none === undefined ? null : '')}
      register={bound && register}
      notice={error ? <ErrorMessage id={`${id}-error`}>{error}</ErrorMessage> : notice && <Notice>{notice}</Notice>}
    />
  );
}

/** With what is chosen from an open list, and what is ticked. */
export const chosenControls: Controls = {
  ...typedControls,
  radios: OpenList,
  tick: (props) => (
    <CheckField
      {...frameOf(props)}
      label={props.row.label}
      href={props.href}
      value="true"
      {...(props.bound ?? { defaultChecked: props.value === 'true' })}
      autoComplete="off"
    />
  ),
};
