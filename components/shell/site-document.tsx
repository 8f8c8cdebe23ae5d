import '@/components/ui/global/tokens.css';
import '@/components/ui/global/base.css';
import '@/generated/fonts.css';
import '@/generated/works.css';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import fonts from '@/generated/fonts.json';
import type { Locale } from '@/i18n/locales';

type Props = Readonly<{ locale: Locale; children: ReactNode }>;

/** The document of one language: `<html lang>` is right in the first byte (ROUTES-3). */
export function SiteDocument({ locale, children }: Props) {
  for (const href of fonts) preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    <html lang={locale}>
      <body id="top">{children}</body>
    </html>
  );
}
