import { isLocale, type Locale } from '@/i18n/locales';

const weightOf = (range: string): number => Number(/;\s*q=([\d.]+)/.exec(range)?.[1] ?? 1);

/** The visitor's language: the form's own word, else what the browser prefers, else Polish (readings 7). */
export function languageOf(headers: Headers, stated?: string): Locale {
  if (isLocale(stated)) return stated;
  const ranges = (headers.get('accept-language') ?? '').split(',');
  const preferred = ranges
    .toSorted((one, other) => weightOf(other) - weightOf(one))
    .map((range) => range.trim().slice(0, 2).toLowerCase());
  return preferred.find(isLocale) ?? 'pl';
}
