import type { ReactNode } from 'react';
import type { Locale } from '@/i18n/locales';
import { FormHead } from './form-words';
import './form-page.css';

// for the page that answers
import '@/components/ui/facts.css';
import '../sent-here.css';
import { type HomeForm, WholeForm } from './whole-form';

type Props = Readonly<{ form: HomeForm; locale: Locale; children?: ReactNode }>;

export const FormPage = ({ form, locale, children }: Props) => (
  <div className="form-page__page">
    <FormHead form={form} locale={locale} />
    {children}
    <WholeForm form={form} locale={locale} />
  </div>
);
