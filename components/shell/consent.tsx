'use client';

import { type ComponentType, useEffect, useState } from 'react';
import type { PanelProps } from './consent-panel';
import { readConsent } from './consent-store';
import { followLanguage } from './follow-language';

type Props = Omit<PanelProps, 'view' | 'onClosed'> & Readonly<{ isPolishHome: boolean; englishHome: string }>;
type Opened = Readonly<{ Panel: ComponentType<PanelProps>; view: PanelProps['view']; from: HTMLElement | null }>;

/** What the page's own script is told: specification 7, "the consent widget raises load and accept events". */
const announce = (event: 'load' | 'accept') =>
  dispatchEvent(new CustomEvent(`consent:${event}`, { detail: { preferences: readConsent() === 'accepted' } }));

const whenIdle = (act: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(act) : setTimeout(act, 200);

/**
 * Asks once, without blocking the page, and again when the footer's button is pressed. Who has answered never loads the
 * panel; nothing is stored before the answer (readings 6).
 */
export function Consent({ isPolishHome, englishHome, ...panel }: Props) {
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    const open = (view: PanelProps['view'], from: HTMLElement | null) =>
      import('./consent-panel').then(
        ({ ConsentPanel }) => setOpened({ Panel: ConsentPanel, view, from }),
        () => {
          // no network: the next page asks
        },
      );
    const openSettings = ({ target }: MouseEvent) => {
      const button = target instanceof Element && target.closest<HTMLElement>('[data-consent]');
      if (button) open('settings', button);
    };
    const follow = () => followLanguage(isPolishHome, englishHome);
    document.addEventListener('click', openSettings);
    addEventListener('consent:load', follow);
    addEventListener('consent:accept', follow);
    announce('load');
    if (readConsent() === null) whenIdle(() => open('question', null));
    return () => {
      document.removeEventListener('click', openSettings);
      removeEventListener('consent:load', follow);
      removeEventListener('consent:accept', follow);
    };
  }, [isPolishHome, englishHome]);
  const close = () => {
    setOpened(null);
    opened?.from?.focus();
    if (readConsent() === 'accepted') announce('accept');
  };
  return opened && <opened.Panel key={opened.view} {...panel} view={opened.view} onClosed={close} />;
}
