import { Field } from '@/components/forms/fields/field';
import { formRows } from '@/components/forms/page/form-rows';
import { DataLine } from '@/components/forms/page/form-words';
import { Honeypot } from '@/components/forms/send/bot-signals';
import { Button } from '@/components/ui/button';
import { formPath, openingNotices } from '@/domain/api';
import type { NoticeSubject } from '@/domain/forms/opening-notice';
import type { Locale } from '@/i18n/locales';
import { translator } from '@/messages/translator';
import './notice-form.css';

type Props = Readonly<{
  about: NoticeSubject;
  locale: Locale;
  aside?: boolean;
}>;

/** "Tell me when": one address, sent by the browser itself, with script and without (SHOP-9). */
export function NoticeForm({ about, locale, aside = false }: Props) {
  return (
    <form className="notice-form__form t1 items-end grid wide" action={formPath(openingNotices)} method="post">
      <input type="hidden" name="service" value={about} />
      <input type="hidden" name="language" value={locale} />
      <Honeypot />
      {formRows(openingNotices, locale).map((row) => (
        <Field key={row.id} row={row} id={`notice-${about}`} required />
      ))}
      <Button type="submit" line={aside}>
        {translator(locale)('shop.notify')}
      </Button>
      <p className="cap quiet">
        <DataLine locale={locale} form="notice.data" />
      </p>
    </form>
  );
}
