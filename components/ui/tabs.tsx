import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { hasModifier } from './browser';
import './tabs.css';

type Tab = Readonly<{ label: string; href: string }>;
type Props = Readonly<{
  label: string;
  /** Where each tab leads without script, or when it is opened in a new window. */
  tabs: readonly Tab[];
  chosen: number;
  onChoose: (place: number) => void;
  /** The id of the one panel that all tabs share; the tabs' ids are `{panel}-{n}`. */
  panel: string;
}>;

const targets: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
  ' ': (at) => at,
};

export function Tabs({ label, tabs, chosen, onChoose, panel }: Props) {
  const list = useRef<HTMLElement>(null);
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  const onKeyDown = (event: KeyboardEvent) => {
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const to = targets[event.key]?.(links.indexOf(event.target as HTMLAnchorElement), links.length - 1);
    if (to === undefined || hasModifier(event)) return;
    event.preventDefault();
    links[to]?.focus();
    onChoose(to);
  };
  const choose = (event: MouseEvent, place: number) => {
    if (hasModifier(event)) return;
    event.preventDefault();
    onChoose(place);
  };
  return (
    <nav
      ref={list}
      className="tabs__tabs wraps t6"
      aria-label={label}
      {...(hydrated && { role: 'tablist', onKeyDown })}
    >
      {tabs.map(({ label, href }, place) => (
        <a
          key={href}
          className="dotted"
          id={`${panel}-${place}`}
          href={href}
          onClick={(event) => choose(event, place)}
          {...(hydrated
            ? {
                role: 'tab',
                'aria-selected': place === chosen,
                'aria-controls': panel,
                tabIndex: place === chosen ? 0 : -1,
              }
            : { 'aria-current': place === chosen || undefined })}
        >
          {label}
        </a>
      ))}
    </nav>
  );
}
