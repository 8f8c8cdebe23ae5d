import type { Locale } from '@/i18n/locales';

export type LanguageChoice = Readonly<{ locale: Locale; name: string; href: string }>;
export type LanguageWords = Readonly<Record<'prompt' | 'save' | 'button' | 'code' | 'close', string>>;
export type LanguageProps = Readonly<{
  words: LanguageWords;
  current: Locale;
  other: Locale;
  choices: readonly LanguageChoice[];
}>;
export type QuestionProps = Omit<LanguageProps, 'other'> & Readonly<{ onClose: () => void }>;
