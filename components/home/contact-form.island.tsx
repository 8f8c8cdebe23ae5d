'use client';

import type { ReactNode } from 'react';
import type { FieldRow } from '@/components/forms/fields/field';
import type { Locale } from '@/i18n/locales';
import { HomeForm, HomeSent, useVisitorForm } from './home-form';
import type { HomeWords } from './words';

type Props = Readonly<{
  locale: Locale;
  words: HomeWords;
  fields: readonly FieldRow[];
  send: string;
  dataLine: ReactNode;
}>;

/** E-mail, phone and message, in the page and not in a modal (HOME-11). */
export function ContactForm({ locale, words, ...props }: Props) {
  const form = useVisitorForm({ kind: 'contact', locale, words });
  return (
    <>
      <HomeForm form={form} {...props} />
      <HomeSent form={form} />
    </>
  );
}
