import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { unturned } from '@/domain/text';
import type { Locale } from '@/i18n/locales';
import { unbroken } from '@/i18n/unbroken';

/** The addresses of the desk's own files; a hash in them, as browsers may keep them. */
export type Assets = Readonly<{ sheet: string; script: string }>;

/** `refresh`: what it opens at once: `0; url=/`. */
export type Document = Readonly<{ title: string; body: ReactNode; refresh?: string }>;

/** What a stranger typed turns no line around. */
export function documentOf({ title, body, refresh }: Document, locale: Locale, assets: Assets): string {
  const html = renderToStaticMarkup(
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        {refresh && <meta httpEquiv="refresh" content={refresh} />}
        <title>{title}</title>
        <link rel="stylesheet" href={assets.sheet} />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-icon.png" />
        <link rel="manifest" href="/desk.webmanifest" />
        <script type="module" src={assets.script} />
      </head>
      {body}
    </html>,
  );
  return `<!doctype html>${unbroken(unturned(html))}`;
}
