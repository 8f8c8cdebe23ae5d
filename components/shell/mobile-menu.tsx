'use client';

import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import type { MenuEntry } from './menus';
import styles from './mobile-menu.module.css';

type Props = Readonly<{ label: string; entries: readonly MenuEntry[] }>;

/**
 * Below 992 px the menu is a native `<details>`, which opens without script; with script Escape and a choice close it.
 */
export function MobileMenu({ label, entries }: Props) {
  const disclosure = useRef<HTMLDetailsElement>(null);
  const close = () => disclosure.current?.removeAttribute('open');
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !disclosure.current?.open) return;
    close();
    disclosure.current.querySelector('summary')?.focus();
  };
  const closeOnChoice = (event: MouseEvent) => {
    if ((event.target as Element).closest('a')) close();
  };
  return (
    <details ref={disclosure} className={styles.menu} onKeyDown={closeOnEscape}>
      <summary aria-label={label}>
        <Icon name="menu" />
        <Icon name="close" />
      </summary>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click */}
      <nav aria-label={label} onClick={closeOnChoice}>
        <ul>
          {entries.map(({ label, href, current }) => (
            <li key={href}>
              <a className="h1" href={href} aria-current={current ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}
