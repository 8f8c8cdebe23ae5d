'use client';

import { type KeyboardEvent, type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { load } from '@/components/islands/load';
import { hasModifier } from '@/components/ui/browser';
import { Icon } from '@/components/ui/icon';
import type { LanguageProps } from './language';
import './language-switch.css';

type Questions = typeof import('./language-questions');

/** Below 992 px a dialog with radio buttons, above it a popup menu (ROUTES-10). */
const popupNow = () => (window.matchMedia('(width >= 992px)').matches ? 'menu' : 'dialog');

/** A link that acts as a button must also react to the space bar. */
const clickOnSpace = (event: KeyboardEvent<HTMLAnchorElement>) => {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
};

export function LanguageSwitch({ words, current, other, choices }: LanguageProps) {
  const [Question, setOpen] = useState<ReturnType<Questions['questionAs']> | null>(null);
  const link = useRef<HTMLAnchorElement>(null);
  /** The role of what a click opens; null while it is a plain link. */
  const [popup, setPopup] = useState<'menu' | 'dialog' | null>(null);
  useEffect(() => setPopup(popupNow()), []);
  const there = choices.find(({ locale }) => locale === other);
  const ask = (event: MouseEvent<HTMLAnchorElement>) => {
    if (hasModifier(event)) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    if (Question) return setOpen(null);
    // where the menu fails to load, the link works as a link
    load(() => import('./language-questions')).then(
      ({ questionAs }) => setOpen(() => questionAs(popupNow())),
      () => location.assign(href),
    );
  };
  const close = useCallback(() => {
    setOpen(null);
    link.current?.focus();
  }, []);
  return (
    <div className="language-switch__switch">
      <a
        ref={link}
        className="language-switch__button edged plain semi target g2 small"
        href={there?.href}
        hrefLang={other}
        aria-label={`${words.code} ${popup ? words.button : `→ ${there?.name}`}`}
        {...(popup && { role: 'button', 'aria-haspopup': popup, 'aria-expanded': Question !== null })}
        onFocus={() => setPopup(popupNow())}
        onClick={ask}
        onKeyDown={clickOnSpace}
      >
        {words.code}
        <Icon name="down" />
      </a>
      {Question && <Question words={words} current={current} choices={choices} onClose={close} />}
    </div>
  );
}
