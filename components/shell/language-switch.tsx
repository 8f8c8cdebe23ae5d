'use client';

import { type ComponentType, type KeyboardEvent, type MouseEvent, useCallback, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import type { LanguageProps } from './language-props';
import styles from './language-switch.module.css';

type Question = ComponentType<Omit<LanguageProps, 'other'> & { onClose: () => void }>;
type Opened = Readonly<{ Question: Question; popup: 'menu' | 'dialog' }>;

const isDesktop = () => window.matchMedia('(width >= 992px)').matches;

/** Below 992 px a dialog with radio buttons, above it a popup menu (ROUTES-10). */
const loadQuestion = async (): Promise<Opened> =>
  isDesktop()
    ? { Question: (await import('./language-popup')).LanguagePopup, popup: 'menu' }
    : { Question: (await import('./language-dialog')).LanguageDialog, popup: 'dialog' };

/** A link that acts as a button must also react to the space bar. */
const clickOnSpace = (event: KeyboardEvent<HTMLAnchorElement>) => {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
};

/** A plain link to the same page in the other language; with script it first asks for the language. */
export function LanguageSwitch({ words, current, other, choices }: LanguageProps) {
  const [open, setOpen] = useState<Opened | null>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const ask = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    if (open) setOpen(null);
    // where the menu cannot be fetched, the link does its plain work
    else loadQuestion().then(setOpen, () => location.assign(href));
  };
  const close = useCallback(() => {
    setOpen(null);
    link.current?.focus();
  }, []);
  return (
    <div className={styles.switch}>
      <a
        ref={link}
        className={styles.button}
        href={choices.find(({ locale }) => locale === other)?.href}
        hrefLang={other}
        aria-label={`${words.code} ${words.button}`}
        aria-haspopup={open?.popup ?? 'menu'}
        aria-expanded={open !== null}
        onClick={ask}
        onKeyDown={clickOnSpace}
      >
        {words.code}
        <Icon name="down" />
      </a>
      {open && <open.Question words={words} current={current} choices={choices} onClose={close} />}
    </div>
  );
}
