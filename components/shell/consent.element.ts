import { StudioElement } from '@/components/elements/studio-element';
import { load } from '@/components/islands/load';
import type { Locale } from '@/i18n/locales';
import type { SettingsWords } from './consent-settings';
import { answerConsent, arrivalOf, type Consent, languageStep, readConsent, readLanguage } from './consent-store';

type Answer = NonNullable<Consent>;
export type ConsentProps = Readonly<{
  words: SettingsWords;
  locale: Locale;
  policyHref: string;
  isPolishHome: boolean;
  englishHome: string;
}>;

function navigationType(): string | undefined {
  const [entry] = performance.getEntriesByType('navigation');
  return (entry as PerformanceNavigationTiming | undefined)?.type;
}

function followLanguage(isPolishHome: boolean, englishHome: string) {
  const step = languageStep({
    consent: readConsent(),
    stored: readLanguage(),
    arrival: arrivalOf(document.referrer, location.origin, navigationType()),
    page: isPolishHome ? 'polish home' : 'other',
  });
  if (step === 'to English') location.replace(englishHome);
  if (step === 'warn') console.warn('No consent to preferences: the language is not read, the page stays Polish.');
}

/** CONSENT-1: the widget raises load and accept events; each one makes the page read the language. */
const announce = (event: 'load' | 'accept') =>
  dispatchEvent(new CustomEvent(`consent:${event}`, { detail: { preferences: readConsent() === 'accepted' } }));

/** Nothing is stored before the answer (CONSENT-1). */
class ConsentQuestion extends StudioElement {
  protected connected(signal: AbortSignal): void {
    const { words, locale, policyHref, isPolishHome, englishHome }: ConsentProps = JSON.parse(this.dataset.props ?? '');
    const late = this.querySelector('[data-late]') as HTMLElement;
    const written = late instanceof HTMLTemplateElement ? late.content : late;
    let shown: HTMLElement | undefined;
    let from: HTMLElement | null = null;
    // added empty, since a screen reader reads only changes
    const status = document.createElement('output');
    status.className = 'visually-hidden';
    this.before(status);

    /** A sibling: the style sheet then makes room for it in the page. */
    const show = (next?: HTMLElement) => {
      shown?.remove();
      if (next) this.after(next);
      shown = next;
    };
    const answer = (given: Answer) => {
      answerConsent(given, locale);
      show();
      // the clicked button is gone: the focus moves to the content
      (from ?? document.querySelector('main'))?.focus({ preventScroll: true });
      status.textContent = words.saved;
      // a browser that stores nothing remembers no answer
      if (readConsent() === 'accepted') announce('accept');
    };
    const close = () => {
      show();
      if (readConsent() === null) ask();
      (from ?? this.parentElement?.querySelector<HTMLElement>('[data-settings]'))?.focus({ preventScroll: true });
    };
    /** Where the settings do not come, the visitor can still accept or refuse. */
    const openSettings = async () => {
      const { showSettings } = await load(() => import('./consent-settings'));
      if (signal.aborted) return;
      const panel = document.createElement('div');
      panel.className = 'unboxed';
      show(panel);
      const isOn = readConsent() === 'accepted';
      showSettings(panel, { words, policyHref, isOn, onAnswer: answer, onClose: close });
    };
    const ask = () => show((written.querySelector('section') as HTMLElement).cloneNode(true) as HTMLElement);
    const onClick = ({ target }: Event) => {
      const button = (target as Element).closest('button');
      const { answer: given, settings, consent } = button?.dataset ?? {};
      if (given) answer(given as Answer);
      if (consent != null) from = button;
      if ((consent ?? settings) != null) openSettings().catch(ask);
    };
    const follow = () => followLanguage(isPolishHome, englishHome);

    document.addEventListener('click', onClick, { signal });
    addEventListener('consent:load', follow, { signal });
    addEventListener('consent:accept', follow, { signal });
    announce('load');
    if (readConsent() === null) ask();
  }
}
customElements.define('studio-consent', ConsentQuestion);
