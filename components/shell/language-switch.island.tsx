'use client';

import {
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { OnMissing } from '@/components/islands/fetch-part';
import { load } from '@/components/islands/load';
import { hasModifier } from '@/components/ui/browser';
import { Icon } from '@/components/ui/icon';
import type { Locale } from '@/i18n/locales';
import './language-switch.css';

export type LanguageChoice = Readonly<{ locale: Locale; name: string; href: string }>;
export type LanguageWords = Readonly<Record<'prompt' | 'save' | 'button' | 'code' | 'close', string>>;
export type LanguageProps = Readonly<{
  words: LanguageWords;
  current: Locale;
  other: Locale;
  choices: readonly LanguageChoice[];
}>;
/** Of the menu or the dialog that asks for the language. */
export type QuestionProps = Omit<LanguageProps, 'other'> & Readonly<{ onClose: () => void }>;

type Opened = Readonly<{ Question: ComponentType<QuestionProps> }>;

const popupNow = () => (window.matchMedia('(width >= 992px)').matches ? 'menu' : 'dialog');

/** Below 992 px a dialog with radio buttons, above it a popup menu (ROUTES-10). */
const loadQuestion = async (onMissing: OnMissing): Promise<Opened> =>
  popupNow() === 'menu'
    ? { Question: (await load('language-popup', onMissing)).LanguagePopup }
    : { Question: (await load('language-dialog', onMissing)).LanguageDialog };

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
  /** The role of what a click opens; null while it is a plain link. */
  const [popup, setPopup] = useState<'menu' | 'dialog' | null>(null);
  useEffect(() => setPopup(popupNow()), []);
  const there = choices.find(({ locale }) => locale === other);
  const ask = (event: MouseEvent<HTMLAnchorElement>) => {
    if (hasModifier(event)) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    if (open) return setOpen(null);
    let left = false;
    // where the menu fails to load, the link works as a link, and nothing may come after that
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
        href={there?.href}
        hrefLang={other}
        aria-label={`${words.code} ${popup ? words.button : `→ ${there?.name}`}`}
        {...(popup && { role: 'button', 'aria-haspopup': popup, 'aria-expanded': open !== null })}
        onFocus={() => setPopup(popupNow())}
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
