'use client';

import { type ComponentType, type KeyboardEvent, type MouseEvent, useCallback, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import type { LanguageProps } from './language-props';
import styles from './language-switch.module.css';

type Question = ComponentType<Omit<LanguageProps, 'other'> & { onClose: () => void }>;
type Opened = Readonly<{ Question: Question; popup: 'menu' | 'dialog' }>;

const isDesktop = () => window.matchMedia('(width >= 992px)').matches;

/** The layout switches below 992 px (ROUTES-10): a popup menu above, a dialog with radio buttons below. */
const loadQuestion = async (): Promise<Opened> =>
  isDesktop()
    ? { Question: (await import('./language-popup')).LanguagePopup, popup: 'menu' }
    : { Question: (await import('./language-dialog')).LanguageDialog, popup: 'dialog' };

/** A link that acts as a button answers the space bar as one. */
const clickOnSpace = (event: KeyboardEvent<HTMLAnchorElement>) => {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
};

/** A plain link to the same page in the other language; with script it asks which language first. */
export function LanguageSwitch({ words, current, other, choices }: LanguageProps) {
  const [open, setOpen] = useState<Opened | null>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const ask = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    if (open) setOpen(null);
    // what cannot be asked is answered by the link
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
