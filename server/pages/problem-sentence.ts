import { aboutFile, type Problem } from '@/domain/problems';
import type { Locale } from '@/i18n/locales';
import { translator } from '@/messages/translator';

/** What is wrong, in the visitor's language. */
export function problemSentence({ code, file }: Problem, locale: Locale): string {
  const sentence = translator(locale)(`problems.${code}`);
  return file ? aboutFile(file, sentence) : sentence;
}
