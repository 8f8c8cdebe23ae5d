import { Act } from '@/components/islands/island';
import { Icon } from '@/components/ui/icon';
import type { MenuEntry } from './menus';
import { closeMenu } from './mobile-menu.browser';
import './mobile-menu.css';

type Props = Readonly<{ label: string; entries: readonly MenuEntry[] }>;

/**
 * Below 992 px the menu is a native `<details>`, which opens without script; with script Escape and a choice close it.
 */
export const MobileMenu = ({ label, entries }: Props) => (
  <Act of={closeMenu} props={{}} wakes="input">
    <details className="mobile-menu__menu">
      <summary aria-label={label}>
        <Icon name="menu" />
        <Icon name="close" />
      </summary>
      <nav aria-label={label}>
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
  </Act>
);
