'use client';

import { type ComponentType, type KeyboardEvent, type MouseEvent, useCallback, useRef, useState } from 'react';
import type { OnMissing } from '@/components/islands/fetch-part';
import { load } from '@/components/islands/load';
import { Icon } from '@/components/ui/icon';
import type { LanguageProps } from './language-props';
import './language-switch.css';

type Question = ComponentType<Omit<LanguageProps, 'other'> & { onClose: () => void }>;
type Opened = Readonly<{ Question: Question; popup: 'menu' | 'dialog' }>;

const isDesktop = () => window.matchMedia('(width >= 992px)').matches;

/** Below 992 px a dialog with radio buttons, above it a popup menu (ROUTES-10). */
const loadQuestion = async (onMissing: OnMissing): Promise<Opened> =>
  isDesktop()
    ? { Question: (await load('language-popup', onMissing)).LanguagePopup, popup: 'menu' }
    : { Question: (await load('language-dialog', onMissing)).LanguageDialog, popup: 'dialog' };

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
    if (open) return setOpen(null);
    let left = false;
    // where the menu cannot be fetched, the link does its plain work, and nothing comes after that
    const leave = () => {
      left = true;
      location.assign(href);
      return true;
    };
    void loadQuestion(leave).then((question) => left || setOpen(question));
  };
  const close = useCallback(() => {
    setOpen(null);
    link.current?.focus();
  }, []);
  return (
    <div className="language-switch__switch">
      <a
        ref={link}
        className="language-switch__button"
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
LanguageSwitch.island = 'language-switch';
