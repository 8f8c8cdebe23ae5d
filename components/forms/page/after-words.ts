import { artist } from '@/content/artist';
import type { AfterWords } from '@/domain/forms/after-sending';
import type { Locale } from '@/i18n/locales';
import { translator } from '@/messages/translator';

/** The sentences leave a place for the address: `{email}`. */
export function afterWords(locale: Locale): AfterWords {
  const t = translator(locale);
  const { phone, replyWorkingDays: days } = artist;
  const email = '{email}';
  return {
    reply: t('form.after.reply', { days, email }),
    noLetter: t('form.after.noLetter', { email, phone }),
    noLetterPage: t('form.after.noLetterPage', { email }),
    mistyped: t('form.after.mistyped', { email }),
  };
}
