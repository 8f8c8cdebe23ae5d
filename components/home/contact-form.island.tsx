'use client';

import { type ReactNode, useEffect } from 'react';
import { mayHaveDraft } from '@/components/forms/draft/kept-draft';
import { Pair, TextArea } from '@/components/forms/fields/inputs';
import { VisitorField } from '@/components/forms/fields/visitor-fields';
import { FormFrame } from '@/components/forms/form-frame';
import { useVisitorForm } from '@/components/forms/use-visitor-form';
import type { Locale } from '@/i18n/locales';
import type { HomeWords } from './words';

type Props = Readonly<{ locale: Locale; words: HomeWords; send: string; dataLine: ReactNode }>;

/** E-mail, phone and message, in the page and not in a modal (HOME-11). */
export function ContactForm({ locale, words, send, dataLine }: Props) {
  const form = useVisitorForm({ kind: 'contact', locale, words });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what a closed tab or the address holds
  useEffect(() => {
    if (location.search || mayHaveDraft('form:contact')) void form.bring();
  }, []);
  const { labels } = words;
  return (
    <FormFrame form={form} words={words} send={send} dataLine={dataLine}>
      <Pair>
        <VisitorField form={form} name="email" label={labels.email} />
        <VisitorField form={form} name="phone" label={labels.phone} />
      </Pair>
      <TextArea label={labels.text} readOnly={form.sending} {...form.field('text')} />
    </FormFrame>
  );
}
ContactForm.island = 'contact-form';
