import type { ComponentProps } from 'react';
import './button.css';
import { Icon, type IconName } from './icon';

type Props = Omit<ComponentProps<'button'>, 'className'> & { icon?: IconName; label: string };

/** A square button of 44 px that shows an icon or a character; its label is read aloud. */
export const IconButton = ({ icon, label, children, ...props }: Props) => (
  <button type="button" {...props} className="button__icon" aria-label={label} title={label}>
    {icon ? <Icon name={icon} /> : children}
  </button>
);
