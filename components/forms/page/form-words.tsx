import type { ReactNode } from 'react';
import { artist } from '@/content/artist';
import { type OrderType, orderTypeNames, orderTypes } from '@/content/order';
import { openingNotices, withdrawalStatements } from '@/domain/api';
import type { AfterWords } from '@/domain/forms/after-sending';
import { isNoticeSubject, type NoticeSubject, noticePath } from '@/domain/forms/opening-notice';
import type { Locale } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { translator } from '@/messages/translator';
import type { SentForm } from './form-rows';

export const formPages = {
  contact: { page: 'contactForm', heading: 'contact.h', lead: 'contact.p' },
  'registration-lessons': { page: 'lessonsForm', heading: 'classes.btn', lead: 'form.heading' },
  orders: { page: 'paintingForm', heading: 'orders.h', lead: 'form.heading' },
  [withdrawalStatements]: { page: 'withdrawal', heading: 'withdrawal.h', lead: 'withdrawal.lead' },
} as const;

type Sent = Pick<SentForm, 'kind' | 'fields'>;
const typeOf = ({ fields }: Sent): OrderType | undefined => orderTypes.find((type) => type === fields.type);

const subjectOf = ({ fields }: Sent): NoticeSubject => (isNoticeSubject(fields.service) ? fields.service : 'shop');

/** Where a form is filled in. What it says of itself is a stranger's: the address may not exist. */
export function pathOfForm(form: Sent, locale: Locale): string {
  if (form.kind === openingNotices) return noticePath(subjectOf(form), locale);
  if (form.kind !== 'shop-order') return pathTo(formPages[form.kind].page, locale);
  const type = typeOf(form);
  const { id } = form.fields;
  if (!type) return pathTo('shop', locale);
  return id ? pathTo('orderItem', locale, { type, id }) : pathTo('order', locale, { type });
}

export function headingOf(form: Sent, locale: Locale): string {
  const t = translator(locale);
  if (form.kind === openingNotices) return t('notice.h');
  if (form.kind !== 'shop-order') return t(formPages[form.kind].heading);
  const type = typeOf(form);
  return type ? `${t('order.new')} - ${orderTypeNames[type][locale]}` : t('order.new');
}

/** The top of a form's page. The hyphen of an order's heading is read aloud but not shown (ORDER-1). */
export function FormHead({ form, locale }: Readonly<{ form: Sent; locale: Locale }>) {
  const t = translator(locale);
  if (form.kind !== 'shop-order')
    return (
      <>
        <h1>{headingOf(form, locale)}</h1>
        <p>
          {form.kind === openingNotices
            ? t('notice.about', { what: t(`notice.subjects.${subjectOf(form)}`) })
            : t(formPages[form.kind].lead)}
        </p>
      </>
    );
  const type = typeOf(form);
  return (
    <>
      <p className="small quiet">{t('orderPage.title')}</p>
      <h1>
        {t('order.new')}
        {type && (
          <>
            <b className="visually-hidden"> - </b>
            <span>{orderTypeNames[type][locale]}</span>
          </>
        )}
      </h1>
    </>
  );
}

type LineProps = Readonly<{
  locale: Locale;
  form: 'form.dataContact' | 'form.dataLessons' | 'form.dataOrder' | 'order.data' | 'notice.data' | 'withdrawal.data';
}>;

/** One line that says what happens to the data, with a link to the privacy policy (FORMS-10). */
export const DataLine = ({ locale, form }: LineProps) =>
  translator(locale).rich(form, {
    a: (words: ReactNode) => <a href={pathTo('privacyPolicy', locale)}>{words}</a>,
  });

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
