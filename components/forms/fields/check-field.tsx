import type { ComponentProps } from 'react';
import { Ring } from '@/components/ui/ring';
import './check-field.css';
import { ErrorMessage } from './remarks';

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
      <label className="check-field__check" htmlFor={id}>
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
      <a className="check-field__more" href={href}>
        {link}
      </a>
      {error ? <ErrorMessage id={`${id}-error`}>{error}</ErrorMessage> : null}
    </div>
  );
}
