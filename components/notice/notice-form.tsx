import type { ReactNode } from 'react';
import { Honeypot } from '@/components/forms/fields/honeypot';
import { TextField } from '@/components/forms/fields/inputs';
import { Button } from '@/components/ui/button';
import { formPath, openingNotices } from '@/domain/api';
import type { NoticeSubject } from '@/domain/forms/opening-notice';
import type { Locale } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { translator } from '@/messages/translator';
import './notice-form.css';

type Props = Readonly<{
  about: NoticeSubject;
  locale: Locale;
  /** Beside something else that can be done, not in place of a form. */
  aside?: boolean;
}>;

/** "Tell me when": one address, sent by the browser itself, with script and without (SHOP-9). */
export function NoticeForm({ about, locale, aside = false }: Props) {
  const t = translator(locale);
  return (
    <form className="notice-form__form" action={formPath(openingNotices)} method="post">
      <input type="hidden" name="service" value={about} />
      <input type="hidden" name="language" value={locale} />
      <Honeypot />
      <TextField
        id={`notice-${about}`}
        label={t('form.email')}
        name="email"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button type="submit" line={aside}>
        {t('shop.notify')}
      </Button>
      <p className="cap quiet">
        {t.rich('notice.data', { a: (words: ReactNode) => <a href={pathTo('privacyPolicy', locale)}>{words}</a> })}
      </p>
    </form>
  );
}
