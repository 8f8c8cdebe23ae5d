import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtPages, notFoundPage } from '@/server/http/built-files';
import { withPlainForms } from '@/server/pages/plain-slots';
import { withFetched } from './loading/fetched-scripts';
import { withLateFiles } from './loading/late-files';
import { type Files, withOwnStyle } from './loading/own-style';
import { wordsOf } from './loading/page-style';
import { readSheet } from './loading/sheet';

// Decides what each page that Next has built loads, and when: its rules with it, then pictures, then scripts; sheets for paper.
const textAt = (href: string): string => readFileSync(join('.next', href.slice('/_next/'.length)), 'utf8');

/** What was made of a file once serves every page that links to it. */
function once<Made>(make: (href: string) => Made): (href: string) => Made {
  const made = new Map<string, Made>();
  return (href) => {
    const one = made.get(href) ?? make(href);
    made.set(href, one);
    return one;
  };
}

const wordsOfScript = once((href) => wordsOf(textAt(href)));
const files: Files = {
  sheetAt: once((href) => readSheet(textAt(href), href)),
  wordsAt: once((href) => withFetched(href, textAt).map(wordsOfScript)),
};

const built = new Map([...builtPages('.')].map(([path, { bytes }]) => [path, bytes.toString()]));
/** As visitors get them: the server puts plain forms into pages when it starts. */
const sent = await withPlainForms((path) => built.get(path));
const fileOf = (path: string): string => join('.next/server/app', `${path === '/' ? 'index' : path.slice(1)}.html`);

const arranged = (html: string, sentAs?: string): string => withLateFiles(withOwnStyle(html, files, sentAs));

for (const [path, html] of built) writeFileSync(fileOf(path), arranged(html, sent.get(path)));
writeFileSync(fileOf('/_not-found'), arranged(notFoundPage('.')));
console.log(`arranged: ${built.size + 1} pages`);
