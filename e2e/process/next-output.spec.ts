import { existsSync, readFileSync } from 'node:fs';
import { type CheerioAPI, load } from 'cheerio';
import {
  clientOf,
  exportedFiles,
  facesOf,
  fontPreloadsOf,
  notFoundName,
  pathIn,
  sheetsOf,
} from '@/build/finish/next-output';
import { expect, test } from '../support/test';

// What is known of the files that Next writes, fact by fact: an upgrade that writes others fails here with a sentence.

const some = ['index.html', 'galeria.html', 'zamowienie/picture/1.html', 'order/portraits.html', notFoundName];
const read = (name: string): CheerioAPI => load(readFileSync(pathIn(name), 'utf8'));

test('beside pages and what lies in public, what sheets name is below _next, and parts of soft page changes are texts', () => {
  const kinds = new Set(exportedFiles().map((name) => name.slice(name.lastIndexOf('.') + 1)));
  expect([...kinds].toSorted()).toEqual(['html', 'ico', 'png', 'svg', 'txt', 'webmanifest', 'woff2', 'xml']);
  expect(exportedFiles().filter((name) => name.endsWith('.txt'))).toEqual(['robots.txt']);
});

test('sheets are links in the head, to files at their addresses', () => {
  for (const name of some) {
    const hrefs = sheetsOf(read(name)).map((_, { attribs }) => attribs.href);
    expect(hrefs.length, name).toBeGreaterThan(0);
    for (const href of hrefs) expect.soft(existsSync(pathIn(href)), `${name}: ${href}`).toBe(true);
  }
});

test('scripts of Next have no type; what is left without them is data', () => {
  for (const name of some) {
    const page = read(name);
    expect(clientOf(page).length, name).toBeGreaterThan(5);
    clientOf(page).remove();
    const types = page('script').map((_, { attribs }) => attribs.type);
    expect(new Set(types), name).toEqual(new Set(name === notFoundName ? [] : ['application/ld+json']));
    expect(page('link[href*="/_next/"]').length, name).toBe(sheetsOf(page).length);
  }
});

test('the rules of the fonts stand in the head once, and fonts are preloaded there', () => {
  for (const name of some) {
    const page = read(name);
    expect(facesOf(page).length, name).toBe(1);
    expect(facesOf(page).text(), name).toContain('@font-face');
    expect(fontPreloadsOf(page).length, name).toBeGreaterThan(0);
  }
});
