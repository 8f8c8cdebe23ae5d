import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtPages, notFoundPage } from '@/server/http/built-files';
import { withPlainForms } from '@/server/pages/plain-slots';
import { type Part, readSheet } from './styles/sheet';
import { withOwnStyle } from './styles/with-own-style';

// Gives each page that Next has built the rules that it needs.
const read = new Map<string, readonly Part[]>();

const sheetAt = (href: string): readonly Part[] => {
  const known = read.get(href);
  if (known) return known;
  const sheet = readSheet(readFileSync(join('.next', href.slice('/_next/'.length)), 'utf8'), href);
  read.set(href, sheet);
  return sheet;
};

const built = new Map([...builtPages('.')].map(([path, { bytes }]) => [path, bytes.toString()]));
/** As visitors get them: the server puts plain forms into pages when it starts. */
const sent = await withPlainForms((path) => built.get(path));
const fileOf = (path: string): string => join('.next/server/app', `${path === '/' ? 'index' : path.slice(1)}.html`);

for (const [path, html] of built) writeFileSync(fileOf(path), withOwnStyle(html, sheetAt, sent.get(path)));
writeFileSync(fileOf('/_not-found'), withOwnStyle(notFoundPage('.'), sheetAt));
console.log(`styles: ${built.size + 1} pages have their own`);
