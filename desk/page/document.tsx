import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import { artist } from '@/content/artist';
import { unturned } from '@/domain/text';
import type { Language } from '../verb';
import { Main, type Page } from './page';
import { styleIn } from './style';

/** Puts a command on the clipboard. The page's only script; without it the commands can be marked and copied. */
const script =
  "document.addEventListener('click',async({target})=>{const button=target.closest('[data-copy]');if(!button)return;await navigator.clipboard.writeText(button.dataset.copy);const {textContent}=button;button.textContent=button.dataset.copied;setTimeout(()=>{button.textContent=textContent},2000)})";

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Nothing from elsewhere, and none of what a stranger typed runs. */
const policyFor = (style: string): string =>
  `default-src 'none'; img-src data:; font-src data:; style-src ${hashOf(style)}; script-src ${hashOf(script)}; base-uri 'none'; form-action 'none'`;

/** One file that needs nothing else, and no network. @param folder of the project */
export function documentOf(page: Page, folder: string, language: Language): string {
  const style = styleIn(folder);
  const { description, submission } = page;
  const title = `${description.heading} ${submission.reference} · ${artist.studio[language.locale]}`;
  const html = renderToStaticMarkup(
    <html lang={language.locale}>
      {/* biome-ignore lint/style/noHeadElement: no page of Next */}
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={policyFor(style)} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="referrer" content="no-referrer" />
        <title>{title}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style */}
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        <Main {...page} language={language} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script */}
        <script dangerouslySetInnerHTML={{ __html: script }} />
      </body>
    </html>,
  );
  return `<!doctype html>\n${unturned(html)}\n`;
}
