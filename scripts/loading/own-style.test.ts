import { type Files, withOwnStyle } from './own-style';
import { wordsOf } from './page-style';
import { readSheet } from './sheet';

const texts: Readonly<Record<string, string>> = {
  '/1.css': '.a{top:1px}.b{top:2px}.c{top:4px}',
  '/2.css': 'p{top:3px}',
  '/3.js': 'add("c")',
};
const textAt = (href: string): string => texts[href] ?? '';
const files: Files = {
  sheetAt: (href) => readSheet(textAt(href), href),
  wordsAt: (hrefs) => wordsOf(hrefs.map(textAt).join(' ')),
};
const link = (name: string) => `<link rel="stylesheet" href="/${name}.css" data-precedence="next"/>`;
const page = (head: string) => `<html><head><meta/>${head}<title>T</title></head><body><p class="a"></p></body></html>`;

test('a page has its rules before its sheets', () => {
  const links = link('1') + link('2');
  expect(withOwnStyle(page(links), files)).toBe(page(`<style data-own>.a{top:1px}p{top:3px}</style>${links}`));
});

test('what the scripts of a page add to it has its rules, too', () => {
  const links = `${link('1')}<script src="/3.js" async=""></script>`;
  expect(withOwnStyle(page(links), files)).toBe(page(`<style data-own>.a{top:1px}.c{top:4px}</style>${links}`));
});

test('what the server adds to a page has its rules, too', () => {
  const sent = '<p class="a"></p><form class="b"></form>';
  const style = '<style data-own>.a{top:1px}.b{top:2px}</style>';
  expect(withOwnStyle(page(link('1')), files, sent)).toBe(page(style + link('1')));
});

test('a page without a sheet is as it was', () => {
  expect(withOwnStyle(page(''), files)).toBe(page(''));
});
