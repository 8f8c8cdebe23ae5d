import { arrivalOf, languageStep, readConsent, readLanguage } from './consent-store';

function navigationType(): string | undefined {
  const [entry] = performance.getEntriesByType('navigation');
  return (entry as PerformanceNavigationTiming | undefined)?.type;
}

/** Reads the language preference after the consent widget has loaded or the visitor has accepted (CONSENT-3). */
export function followLanguage(isPolishHome: boolean, englishHome: string) {
  const step = languageStep({
    consent: readConsent(),
    stored: readLanguage(),
    arrival: arrivalOf(document.referrer, location.origin, navigationType()),
    page: isPolishHome ? 'polish home' : 'other',
  });
  if (step === 'to English') location.replace(englishHome);
  if (step === 'warn') console.warn('No consent to preferences: the language is not read, the page stays Polish.');
}
