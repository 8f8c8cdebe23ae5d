import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { artist } from '@/content/artist';
import { unturned } from '@/domain/text';
import type { Language } from '../verb';
import { Main, type Page } from './page';

const textOf = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '');

/** The site's fonts inside of the page; where they do not lie it stands in those of the system. */
function fonts(folder: string): string {
  const table = textOf(join(folder, 'components/shell/fonts.json')) || '{"rules":""}';
  const { rules } = JSON.parse(table) as { rules: string };
  return rules.replace(/url\((\/fonts\/[\w.-]+)\)/g, (_, name: string) => {
    const path = join(folder, 'public', name);
    return existsSync(path) ? `url(data:font/woff2;base64,${readFileSync(path, 'base64')})` : 'local("")';
  });
}

const own = [
  'body{margin:0;background:var(--gesso);color:var(--ink);font:400 var(--fs-body)/var(--lh-body) var(--f-text)}',
  'main{max-width:72rem;margin-inline:auto;padding:clamp(1.25rem,3vw,3rem) var(--gutter)}',
  'h1,h2,p,ul,ol,figure{margin:0;padding:0}ul,ol{list-style:none}img{display:block;width:100%;height:auto}',
  'h1,h2{font-family:var(--f-display);font-weight:400}h1{font-size:var(--fs-h2);line-height:var(--lh-head);letter-spacing:-.014em}',
  'h2{font-size:var(--fs-h3);line-height:1.2;margin:0 0 .75rem}section+section{margin-top:2rem}',
  '.head{display:flex;flex-wrap:wrap;gap:.5rem 2rem;align-items:baseline;justify-content:space-between;border-bottom:2px solid var(--ink);padding-bottom:1rem}',
  '.head h1{font-variant-numeric:lining-nums}.quiet,.photos figcaption,.acts span{color:var(--graphite)}',
  '.head .quiet{margin-left:.5rem}.state::before,.open td::before,.check li::before{content:"";display:inline-block;width:.75rem;height:.75rem;box-sizing:border-box;border:2px solid var(--edge);border-radius:50%;margin-right:.5rem;vertical-align:-.05em}',
  '.state{font-weight:600;font-size:var(--fs-small)}.state::before{width:1rem;height:1rem;border-color:var(--dot);vertical-align:-.15em}.open td{font-weight:600}.open td::before,.check li::before{border-style:dashed}',
  '.two{display:grid;grid-template-columns:minmax(0,5fr) minmax(0,7fr);gap:2.5rem;margin-top:2rem}.one{grid-template-columns:minmax(0,46rem)}',
  '.photos{display:grid;grid-template-columns:1fr 1fr;gap:1rem}.photos figcaption{margin-top:.375rem;font-size:var(--fs-caption);line-height:1.45;overflow-wrap:anywhere}',
  '.broken{display:grid;place-items:center;aspect-ratio:4/5;padding:1rem;box-sizing:border-box;text-align:center;border:2px dashed var(--edge);font-size:var(--fs-small)}',
  '.preview{aspect-ratio:1;overflow:hidden;background:var(--plaster)}',
  'table{width:100%;border-collapse:collapse}th,td{text-align:left;vertical-align:top;padding:.5rem 0;border-bottom:1px solid var(--line);overflow-wrap:anywhere;white-space:pre-wrap}',
  'th{width:11rem;font-weight:400;color:var(--graphite);padding-right:1rem}td small{display:block;color:var(--graphite);font-size:var(--fs-caption)}',
  '.next{margin-top:2.5rem}.acts{border-top:2px solid var(--ink)}.acts li{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:.5rem 1rem;align-items:center;padding:1rem 0;border-bottom:1px solid var(--line)}',
  '.acts b{font-weight:600}.acts span{display:block;font-size:var(--fs-small)}',
  'code{grid-column:1;font:500 .9375rem/1.5 ui-monospace,"Cascadia Mono",Menlo,monospace;background:var(--plaster);padding:.5rem .75rem;white-space:pre-wrap;overflow-wrap:anywhere}',
  'button::before{content:"";width:1.125rem;height:1.125rem;box-sizing:border-box;border:2px solid;border-radius:50%}button:hover::before{background:var(--dot-on-ink);border-color:var(--dot-on-ink)}',
  'button{display:inline-flex;align-items:center;gap:.75rem;grid-column:2;grid-row:1/3;min-height:3rem;padding:.625rem 1.375rem;font:inherit;font-weight:550;color:inherit;background:none;border:2px solid var(--ink);border-radius:var(--r1);cursor:pointer}button:hover{color:var(--on-ink);background:var(--ink)}button:focus-visible{outline:3px solid var(--focus);outline-offset:3px}',
  '@media (width<768px){.two{grid-template-columns:minmax(0,1fr)}th{width:8.5rem}.acts li{grid-template-columns:minmax(0,1fr)}button{grid-column:1;grid-row:auto;justify-self:start}}',
  '@media print{@page{size:A4;margin:14mm}body{background:none;font-size:11pt}main{max-width:none;padding:0}.next{display:none}.two{grid-template-columns:5fr 7fr;gap:8mm}.photos,.preview,tr{break-inside:avoid}}',
].join('');

/** Everything that the page is styled with: the site's fonts, its tokens, what drawings need, and the page's own. */
const styleIn = (folder: string): string =>
  [
    fonts(folder),
    ...['tokens', 'scene'].map((name) => textOf(join(folder, `components/ui/global/${name}.css`))),
    own,
  ].join('\n');

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
