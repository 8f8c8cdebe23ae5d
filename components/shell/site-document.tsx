import '@/components/ui/global/tokens.css';
import '@/components/ui/global/base.css';
import '@/components/ui/global/kit.css';
import '@/generated/works.css';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import type { Locale } from '@/i18n/locales';
import fonts from './fonts.json';

type Props = Readonly<{ locale: Locale; children: ReactNode }>;

/** On a phone's connection fonts load after the first pictures (decision 064). */
const media = '(width >= 992px)';

/** The document of one language: `<html lang>` is right in the first byte (ROUTES-3). */
export function SiteDocument({ locale, children }: Props) {
  for (const href of fonts.files) preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', media });
  return (
    <html lang={locale}>
      <body id="top">
        {/* inline and in no sheet: a browser draws the text anew for a face that is declared twice */}
        <style href="faces" precedence="first">
          {fonts.rules}
        </style>
        {children}
      </body>
    </html>
  );
}
