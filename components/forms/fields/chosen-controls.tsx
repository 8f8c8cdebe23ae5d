import type { ComponentProps } from 'react';
import { Ring } from '@/components/ui/ring';
import { type Controls, type FieldProps, type FieldRow, fieldName, frameOf, typedControls } from './field';
import { describedBy, ErrorMessage, Notice } from './inputs';
import { swatch } from './swatch';
import './choice.css';

type Props = Omit<ComponentProps<'input'>, 'id'> &
  Readonly<{
    id: string;
    /** What stands in it between `<a>` and `</a>` leads to `href`, and is no part of what ticks. */
    label: string;
    href?: string | undefined;
    error?: string | undefined;
  }>;

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
function styleOf({ choices = [] }: FieldRow, isFollowed: boolean): 'tiles' | 'swatches' | 'chips' {
  if (choices.some(({ icon }) => icon)) return 'tiles';
  return isFollowed && choices.some(({ hex }) => hex) ? 'swatches' : 'chips';
}

/** Native radio buttons drawn as chips, tiles or swatches; the chosen one has the red sticker (DESIGN-11). */
function Radios(props: FieldProps) {
  const { id, row, error, notice, bound, required, value, isFollowed = false } = props;
  const { none, choices = [], off = [] } = row;
  const style = styleOf(row, isFollowed);
  const isSwatch = style === 'swatches';
  const { disabled = false, ...register } = bound ?? {};
  const options: NonNullable<FieldRow['choices']> =
    none === undefined ? choices : [{ value: '', label: none }, ...choices];
  const chosen = value ?? (none === undefined ? null : '');
  return (
    <fieldset
      disabled={disabled}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? describedBy(frameOf(props)) : undefined}
      id={id}
      tabIndex={-1}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: what is required is announced of no other kind of group
      role="radiogroup"
      aria-required={required || undefined}
    >
      {/* a section of the form is named as the medium is */}
      <legend className={row.id === 'medium' ? 'visually-hidden' : 'choice__legend field-label'}>
        {frameOf(props).label}
        {isSwatch ? (
          <span className="field-hint" aria-hidden="true">
            {options.find((one) => one.value === chosen)?.label}
          </span>
        ) : null}
      </legend>
      <div className={style}>
        {options.map(({ value, label, detail, icon, hex }) => {
          const picture = icon ? lineDrawing(icon) : isSwatch && hex ? swatch(hex) : null;
          return (
            <label
              key={value}
              className="chip"
              title={isSwatch ? label : undefined}
              data-plain={picture ? undefined : ''}
            >
              <input
                className="over"
                type="radio"
                name={fieldName(row)}
                value={value}
                disabled={off.includes(value)}
                {...register}
                // the form library writes what it holds into the buttons, but for the answer of an untouched list
                defaultChecked={value === (bound ? '' : chosen)}
              />
              {picture}
              <span className={isSwatch && picture ? 'visually-hidden' : undefined}>
                {label}
                {detail ? (
                  <>
                    <span className="visually-hidden"> · </span>
                    <small>{detail}</small>
                  </>
                ) : null}
              </span>
            </label>
          );
        })}
      </div>
      {error ? <ErrorMessage id={`${id}-error`}>{error}</ErrorMessage> : notice && <Notice>{notice}</Notice>}
    </fieldset>
  );
}

export const chosenControls: Controls = {
  ...typedControls,
  radios: Radios,
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
