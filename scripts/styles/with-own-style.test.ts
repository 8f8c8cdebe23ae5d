import { readSheet } from './sheet';
import { withOwnStyle } from './with-own-style';

const sheets: Readonly<Record<string, string>> = { '/1.css': '.a{top:1px}.b{top:2px}', '/2.css': 'p{top:3px}' };
const sheetAt = (href: string) => readSheet(sheets[href] ?? '', href);
const link = (name: string) => `<link rel="stylesheet" href="/${name}.css" data-precedence="next"/>`;
const late = (...names: string[]) =>
  [
    '<script>document.documentElement.append(document.querySelector("style[data-own]"))</script>',
    ...names.map(link),
    '<script>document.querySelector("style[data-own]").remove()</script>',
  ].join('');
const page = (head: string, late: string, scripts: string) =>
  `<html><head><meta/>${head}<title>T</title></head><body><p class="a"></p>${late}${scripts}</body></html>`;

test('a page has its rules where its sheets stood, and its sheets behind what is shown', () => {
  const scripts = '<script id="_R_">run()</script><script>data()</script>';
  const built = page(link('1') + link('2'), '', scripts);
  const own = '<style data-own>.a{top:1px}p{top:3px}</style>';
  expect(withOwnStyle(built, sheetAt)).toBe(page(own, late('1', '2'), scripts));
});

test('without scripts the sheets stand last', () => {
  expect(withOwnStyle(page(link('1'), '', ''), sheetAt)).toBe(
    page('<style data-own>.a{top:1px}</style>', late('1'), ''),
  );
});

test('what the server adds to a page has its rules, too', () => {
  const style = '<style data-own>.a{top:1px}.b{top:2px}</style>';
  const sent = '<p class="a"></p><form class="b"></form>';
  expect(withOwnStyle(page(link('1'), '', ''), sheetAt, sent)).toBe(page(style, late('1'), ''));
});

test('a page without a sheet is as it was', () => {
  expect(withOwnStyle(page('', '', ''), sheetAt)).toBe(page('', '', ''));
});
