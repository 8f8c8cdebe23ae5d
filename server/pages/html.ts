import type { Locale } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { translator } from '@/messages/translator';
import { singleton } from '../platform/process-singleton';
import { policyOf } from './content-security-policy';
import { style } from './style';

/** A text as it may stand in HTML, in an attribute too. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The style sheets of the built pages: tokens, fonts and base. The server that knows the build fills the list. */
export const siteStyles = (): string[] => singleton('site-styles', () => []);

type Page = Readonly<{ locale: Locale; title: string; body: string }>;

function documentOf({ locale, title, body }: Page): string {
  const t = translator(locale);
  const links = siteStyles().map((href) => `<link rel="stylesheet" href="${escaped(href)}">`);
  return [
    `<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escaped(title)}</title>${links.join('')}<style>${style}</style></head>`,
    `<body><main><h1>${escaped(title)}</h1>${body}`,
    `<p><a href="${pathTo('home', locale)}">${escaped(t('sent.home'))}</a></p></main></body></html>`,
  ].join('');
}

/** A page of a form sent without script: complete in itself, kept by nobody, found by no search engine. */
export function answerPage(page: Page, { status, headers = {} }: { status: number; headers?: HeadersInit }): Response {
  const html = documentOf(page);
  const answer = new Response(html, { status, headers });
  const own = {
    'Content-Type': 'text/html; charset=utf-8',
    // by the one style that it holds: what a visitor typed is not searched for more
    'Content-Security-Policy': policyOf('', [style]),
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
  };
  for (const [name, value] of Object.entries(own)) answer.headers.set(name, value);
  return answer;
}
