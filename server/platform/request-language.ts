import { isLocale, type Locale } from '@/i18n/locales';

type Range = Readonly<{ language: string; weight: number }>;

/** No browser sends so many languages. */
const mostRanges = 50;

function rangeOf(text: string): Range {
  const weight = /;\s*q=([\d.]+)/.exec(text)?.[1] ?? 1;
  return { language: text.trim().slice(0, 2).toLowerCase(), weight: Number(weight) };
}

/** The visitor's language: the form's own `language` field, else what the browser prefers, else Polish (API-8). */
export function languageOf(headers: Headers, asked?: string): Locale {
  if (isLocale(asked)) return asked;
  const ranges = (headers.get('accept-language') ?? '').split(',', mostRanges).map(rangeOf);
  const preferred = ranges.toSorted((one, other) => other.weight - one.weight);
  return preferred.map(({ language }) => language).find(isLocale) ?? 'pl';
}
