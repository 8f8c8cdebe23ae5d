import type { ComponentProps } from 'react';
import styles from './button.module.css';
import { Icon, type IconName } from './icon';

type Props = Omit<ComponentProps<'button'>, 'children' | 'className'> & { icon: IconName; label: string };

/** A square button of 44 px that shows an icon and says its label. */
export const IconButton = ({ icon, label, ...props }: Props) => (
  <button type="button" {...props} className={styles.icon} aria-label={label} title={label}>
    <Icon name={icon} />
  </button>
);
