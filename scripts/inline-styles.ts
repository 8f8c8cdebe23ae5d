import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Part, readSheet } from './styles/sheet';
import { withOwnStyle } from './styles/with-own-style';

// Gives each page that Next has built the rules that it needs.
const pages = '.next/server/app';
const read = new Map<string, readonly Part[]>();

const sheetAt = (href: string): readonly Part[] => {
  const known = read.get(href);
  if (known) return known;
  const sheet = readSheet(readFileSync(join('.next', href.slice('/_next/'.length)), 'utf8'), href);
  read.set(href, sheet);
  return sheet;
};

const names = readdirSync(pages, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
for (const name of names) {
  const path = join(pages, name);
  writeFileSync(path, withOwnStyle(readFileSync(path, 'utf8'), sheetAt));
}
console.log(`styles: ${names.length} pages have their own`);
