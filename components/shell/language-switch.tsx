'use client';

import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import type { Locale } from '@/i18n/locales';
import { LanguageDialog } from './language-dialog';
import { LanguagePopup } from './language-popup';
import styles from './language-switch.module.css';

export type LanguageChoice = Readonly<{ locale: Locale; name: string; href: string }>;
export type LanguageWords = Readonly<Record<'prompt' | 'save' | 'button' | 'code' | 'close', string>>;
export type LanguageProps = Readonly<{
  words: LanguageWords;
  current: Locale;
  other: Locale;
  choices: readonly LanguageChoice[];
}>;

/** The layout switches below 992 px (specification 2): a popup menu above, a dialog with radio buttons below. */
const isDesktop = () => window.matchMedia('(width >= 992px)').matches;

/** A link that acts as a button answers the space bar as one. */
const clickOnSpace = (event: KeyboardEvent<HTMLAnchorElement>) => {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
};

/** A plain link to the same page in the other language; with script it asks which language first. */
export function LanguageSwitch({ words, current, other, choices }: LanguageProps) {
  const [open, setOpen] = useState<'popup' | 'dialog' | null>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const ask = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(open ? null : isDesktop() ? 'popup' : 'dialog');
  };
  const close = () => {
    setOpen(null);
    link.current?.focus();
  };
  return (
    <div className={styles.switch}>
      <a
        ref={link}
        className={styles.button}
        href={choices.find(({ locale }) => locale === other)?.href}
        hrefLang={other}
        aria-label={words.button}
        aria-haspopup={open === 'dialog' ? 'dialog' : 'menu'}
        aria-expanded={open !== null}
        onClick={ask}
        onKeyDown={clickOnSpace}
      >
        {words.code}
        <Icon name="down" />
      </a>
      {open === 'popup' && <LanguagePopup words={words} current={current} choices={choices} onClose={close} />}
      {open === 'dialog' && <LanguageDialog words={words} current={current} choices={choices} onClose={close} />}
    </div>
  );
}
