import '@/components/ui/global/kit-more.css';
import type { ComponentProps, ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import './choice.css';

export type RadioOption<Value> = Readonly<{
  value: Value;
  label: string;
  detail?: string;
  picture?: ReactNode;
  disabled?: boolean;
}>;

export type RadiosProps<Value extends string | number> = Readonly<{
  /** The radios' shared name, unique on the page. */
  name: string;
  label: ReactNode;
  /** True where a legend above shows the group's name already. */
  labelHidden?: boolean;
  options: readonly RadioOption<Value>[];
  chosen: Value | null;
  /** Of the form library, which then holds the choice. */
  register?: Partial<UseFormRegisterReturn> | undefined;
  /** None where the form works by itself. */
  onChoose?: (value: Value) => void;
  look: 'chips' | 'tiles' | 'swatches';
  disabled?: boolean;
  /** Why the group is disabled, or a remark, or what is wrong. */
  notice?: ReactNode;
  /** More attributes of the group. */
  group?: ComponentProps<'fieldset'>;
}>;

/** A dab of a colour, for an option. */
export const swatch = (colour: string) => (
  <svg viewBox="0 0 34 34" aria-hidden="true">
    <circle cx="17" cy="17" r="16.5" fill={colour} stroke="currentColor" strokeOpacity=".25" />
  </svg>
);

/** Native radio buttons drawn as chips, tiles or swatches; the chosen one has the red sticker (DESIGN-11). */
export function Radios<Value extends string | number>(props: RadiosProps<Value>) {
  const {
    name,
    label,
    labelHidden = false,
    options,
    chosen,
    onChoose,
    look,
    disabled,
    notice,
    group,
    register,
  } = props;
  const chosenLabel = options.find(({ value }) => value === chosen)?.label;
  const stateOf = (value: Value) => {
    // the library writes what it holds into the buttons, but for the answer of an untouched list
    if (register) return { ...register, defaultChecked: value === '' };
    return onChoose
      ? { checked: value === chosen, onChange: () => onChoose(value) }
      : { defaultChecked: value === chosen };
  };
  return (
    <fieldset disabled={disabled} {...group}>
      <legend className={labelHidden ? 'visually-hidden' : 'choice__legend field-label'}>
        {label}
        {look === 'swatches' ? (
          <span className="field-hint" aria-hidden="true">
            {chosenLabel}
          </span>
        ) : null}
      </legend>
      <div className={look}>
        {options.map(({ value, label: text, detail, picture, disabled: off }) => (
          <label
            key={value}
            className="chip"
            title={look === 'swatches' ? text : undefined}
            data-plain={picture ? undefined : ''}
          >
            <input className="over" type="radio" name={name} value={value} disabled={off} {...stateOf(value)} />
            {picture}
            <span className={look === 'swatches' && picture ? 'visually-hidden' : undefined}>
              {text}
              {detail ? (
                <>
                  <span className="visually-hidden"> · </span>
                  <small>{detail}</small>
                </>
              ) : null}
            </span>
          </label>
        ))}
      </div>
      {notice}
    </fieldset>
  );
}
