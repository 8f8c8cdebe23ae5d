import type { ComponentProps } from 'react';
import { Icon, type IconName } from './icon';
import { Ring } from './ring';
import './button.css';

type Props = Omit<ComponentProps<'button'>, 'className'> & { icon?: IconName; label: string };

export const IconButton = ({ icon, label, children, ...props }: Props) => (
  <button type="button" {...props} className="btn-icon" aria-label={label} title={label}>
    {icon ? <Icon name={icon} /> : children}
  </button>
);

export const TextButton = (props: Omit<ComponentProps<'button'>, 'type' | 'className'>) => (
  <button type="button" className="link" {...props} />
);

type Variant = { line?: boolean; wide?: boolean };
type ButtonProps = ComponentProps<'button'> &
  Variant & {
    plain?: boolean;
    /** The labels of the other states: the button is as wide as the longest, so that nothing moves (DESIGN-11). */
    spare?: readonly string[];
  };

const classesOf = ({ line, wide, spared }: Variant & { spared?: boolean }): string =>
  ['btn', line && 'btn--line', wide && 'btn--wide', spared && 'btn--spared'].filter(Boolean).join(' ');

/** `aria-busy` turns its ring, `data-done` makes it a tick. `line`: the secondary style; `plain`: without a ring. */
export function Button({ line = false, wide = false, spare, plain = false, children, ...props }: ButtonProps) {
  return (
    <button type="button" {...props} className={classesOf({ line, wide, spared: !!spare })}>
      {!plain && <Ring />}
      {children}
      {spare?.map((label) => (
        <span key={label} className="btn-spare" aria-hidden="true">
          {label}
        </span>
      ))}
    </button>
  );
}

export function ButtonLink({ line = false, wide = false, children, ...props }: ComponentProps<'a'> & Variant) {
  return (
    <a {...props} className={classesOf({ line, wide })}>
      <Ring />
      {children}
    </a>
  );
}

export const More = ({ children }: { children: string }) => (
  <span className="btn-more target" data-more>
    <Ring size="small" />
    {children}
  </span>
);
