import type { ReactNode } from 'react';
import './radio-group.css';
import { useAtOnce } from '../use-at-once';

/** `detail` stands below the label of a chip, in small text. */
export type RadioOption<Value> = Readonly<{ value: Value; label: string; detail?: string; picture?: ReactNode }>;

type Props<Value extends string | number> = Readonly<{
  /** The radios' shared name, unique on the page. */
  name: string;
  label: string;
  /** True where a legend above shows the group's name already. */
  labelHidden?: boolean;
  options: readonly RadioOption<Value>[];
  chosen: Value | null;
  onChoose: (value: Value) => void;
  look: 'chips' | 'tiles' | 'swatches';
  disabled?: boolean;
  /** Why the group is disabled, or a remark. */
  notice?: ReactNode;
}>;

/** Native radio buttons drawn as chips, tiles or swatches; the chosen one has the red sticker (DESIGN-11). */
export function RadioGroup<Value extends string | number>(props: Props<Value>) {
  const { name, label, labelHidden = false, options, look, disabled = false, notice } = props;
  const [chosen, choose] = useAtOnce(props.chosen, props.onChoose);
  const chosenLabel = options.find(({ value }) => value === chosen)?.label;
  return (
    <fieldset className="radio-group__group" disabled={disabled}>
      <legend className={labelHidden ? 'visually-hidden' : 'radio-group__legend'}>
        {label}
        {look === 'swatches' ? (
          <span className="radio-group__chosen-name" aria-hidden="true">
            {chosenLabel}
          </span>
        ) : null}
      </legend>
      <div className={`radio-group__${look}`}>
        {options.map(({ value, label: text, detail, picture }) => (
          <label key={value} title={look === 'swatches' ? text : undefined} data-plain={picture ? undefined : ''}>
            <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => choose(value)} />
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
