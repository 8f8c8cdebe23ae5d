import type { ReactNode } from 'react';
import type { Locale } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { translator } from '@/messages/translator';

type Props = Readonly<{
  locale: Locale;
  form: 'form.dataContact' | 'form.dataLessons' | 'form.dataOrder' | 'order.data' | 'notice.data';
}>;

/** One line that says what happens to the data, with a link to the privacy policy (FORMS-10). */
export const DataLine = ({ locale, form }: Props) =>
  translator(locale).rich(form, {
    a: (words: ReactNode) => <a href={pathTo('privacyPolicy', locale)}>{words}</a>,
  });
