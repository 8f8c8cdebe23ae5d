import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Ring } from '@/components/ui/ring';
import { rememberLanguage } from './consent-store';
import type { QuestionProps } from './language';
import './language-questions.css';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

export function LanguagePopup({ words, current, choices, onClose }: QuestionProps) {
  const popup = useRef<HTMLDivElement>(null);
  useEffect(() => {
    popup.current?.querySelector<HTMLElement>('[aria-checked="true"]')?.focus();
    const closeOutside = ({ target }: Event) => {
      if (!popup.current?.parentElement?.contains(target as Node)) onClose();
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [onClose]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || event.key === 'Tab') return onClose();
    const step = steps[event.key];
    const links = [...(popup.current?.querySelectorAll<HTMLElement>('a') ?? [])];
    if (!step) return;
    event.preventDefault();
    links.at((links.indexOf(document.activeElement as HTMLElement) + step) % links.length)?.focus();
  };
  return (
    <div
      ref={popup}
      className="language-questions__popup edged primer"
      role="menu"
      tabIndex={-1}
      aria-label={words.prompt}
      onKeyDown={onKeyDown}
    >
      <p role="presentation">{words.prompt}</p>
      {choices.map(({ locale, name, href }) => (
        <a
          key={locale}
          className="bar g3h plain"
          role="menuitemradio"
          aria-checked={locale === current}
          href={href}
          lang={locale}
          hrefLang={locale}
          onClick={() => rememberLanguage(locale)}
        >
          <span className="grid" data-chosen={locale === current ? '' : undefined}>
            <Ring />
          </span>
          {name}
        </a>
      ))}
    </div>
  );
}
