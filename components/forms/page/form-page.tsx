import type { Locale } from '@/i18n/locales';
import { FormHead } from './form-head';
import './form-page.css';
// for the page that answers
import '../sent-here.css';
import type { SentForm } from './sent-form';
import { WholeForm } from './whole-form';

/** The content of a page of one form. */
export const FormPage = ({ form, locale }: Readonly<{ form: SentForm; locale: Locale }>) => (
  <div className="form-page__page">
    <FormHead form={form} locale={locale} />
    <WholeForm form={form} locale={locale} />
  </div>
);
