'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { ConsentPanel, type PanelProps } from './consent-panel';
import type { SettingsProps } from './consent-settings';
import { readConsent } from './consent-store';
import { followLanguage } from './follow-language';

type Props = Pick<PanelProps, 'words' | 'locale' | 'policyHref'> &
  Readonly<{ isPolishHome: boolean; englishHome: string }>;
/** Where the focus returns to, and the settings if they were asked for. */
type Opened = Readonly<{ from: HTMLElement | null; Settings: ComponentType<SettingsProps> | null }>;

/** CONSENT-1: the widget raises load and accept events; each one makes the page read the language. */
const announce = (event: 'load' | 'accept') =>
  dispatchEvent(new CustomEvent(`consent:${event}`, { detail: { preferences: readConsent() === 'accepted' } }));

/** Where the settings cannot be fetched, the visitor can still accept or refuse. */
const loadSettings = () =>
  import('./consent-settings').then(
    ({ ConsentSettings }) => ConsentSettings,
    () => null,
  );

/**
 * Asks once, without blocking the page, and again when the footer's button is pressed. Nothing is stored before the
 * answer (CONSENT-1).
 */
export function Consent({ isPolishHome, englishHome, ...panel }: Props) {
  const [opened, open] = useState<Opened | null>(null);
  const openSettings = async (from: HTMLElement | null) => open({ from, Settings: await loadSettings() });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a page
  useEffect(() => {
    const openFromFooter = ({ target }: MouseEvent) => {
      const button = target instanceof Element && target.closest<HTMLElement>('[data-consent]');
      if (button) openSettings(button);
    };
    const follow = () => followLanguage(isPolishHome, englishHome);
    document.addEventListener('click', openFromFooter);
    addEventListener('consent:load', follow);
    addEventListener('consent:accept', follow);
    announce('load');
    if (readConsent() === null) open({ from: null, Settings: null });
    return () => {
      document.removeEventListener('click', openFromFooter);
      removeEventListener('consent:load', follow);
      removeEventListener('consent:accept', follow);
    };
  }, []);
  const close = () => {
    open(null);
    opened?.from?.focus();
    if (readConsent() === 'accepted') announce('accept');
  };
  if (!opened) return null;
  return (
    <ConsentPanel {...panel} Settings={opened.Settings} onSettings={() => openSettings(opened.from)} onClosed={close} />
  );
}
