import { type KeyboardEvent, type MouseEvent, useEffect, useState } from 'react';
import { hasModifier } from './browser';
import './tabs.css';

type Tab = Readonly<{ label: string; href: string }>;
type Props = Readonly<{
  label: string;
  tabs: readonly Tab[];
  chosen: number;
  onChoose: (nth: number) => void;
  /** The id of the one panel that all tabs share; the tabs' ids are `{panel}-{n}`. */
  panel: string;
}>;

export function Tabs({ label, tabs, chosen, onChoose, panel }: Props) {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  const onKeyDown = (event: KeyboardEvent) => {
    const links = [...event.currentTarget.querySelectorAll('a')];
    const at = links.indexOf(event.target as HTMLAnchorElement);
    // from the last one on to the first, and back
    const targets: Readonly<Record<string, number>> = {
      ArrowRight: (at + 1) % links.length,
      ArrowLeft: at - 1,
      Home: 0,
      End: -1,
      ' ': at,
    };
    const to = targets[event.key];
    if (to === undefined || hasModifier(event)) return;
    event.preventDefault();
    links.at(to)?.focus();
    links.at(to)?.click();
  };
  const choose = (event: MouseEvent, nth: number) => {
    if (hasModifier(event)) return;
    event.preventDefault();
    onChoose(nth);
  };
  return (
    <nav className="tabs__tabs wraps t6" aria-label={label} {...(hydrated && { role: 'tablist', onKeyDown })}>
      {tabs.map(({ label, href }, nth) => (
        <a
          key={href}
          className="dotted"
          id={`${panel}-${nth}`}
          href={href}
          onClick={(event) => choose(event, nth)}
          {...(hydrated
            ? {
                role: 'tab',
                'aria-selected': nth === chosen,
                'aria-controls': panel,
                tabIndex: nth === chosen ? 0 : -1,
              }
            : { 'aria-current': nth === chosen || undefined })}
        >
          {label}
        </a>
      ))}
    </nav>
  );
}
