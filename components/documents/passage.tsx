import { Fragment } from 'react';
import type { Token } from '@/content/documents/types';
import type { Locale, Localized } from '@/i18n/locales';
import { bind } from '@/i18n/typography';
import { particulars } from './particulars';

/** A text of content with its placeholders filled in. Every second part of the split is a placeholder's name. */
export function Passage({ text, locale }: { text: Localized; locale: Locale }) {
  const parts = bind(text[locale], locale).split(/\{(\w+)\}/);
  return parts.map((part, index) => {
    const place = `${index} ${part}`;
    return <Fragment key={place}>{index % 2 ? particulars[part as Token](locale) : part}</Fragment>;
  });
}
