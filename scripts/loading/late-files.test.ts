import { withLateFiles } from './late-files';

const sheet = (name: string) => `<link rel="stylesheet" href="/${name}.css" data-precedence="next"/>`;
const preload = '<link rel="preload" as="script" fetchPriority="low" href="/b.js"/>';
const a = '<script src="/a.js" async=""></script>';
const b = '<script id="_R_" src="/b.js" async=""></script>';
const old = '<script src="/old.js" noModule=""></script>';
const page = (head: string, end: string) =>
  `<html><head>${head}</head><body><p></p><script>data()</script>${end}</body></html>`;
const parts = (html: string): readonly string[] => html.split(/<script>\(function|<\/script>(?=<\/body>)/);

test('sheets and scripts are named behind a page, and nothing before asks for them', () => {
  const [before, loader, after] = parts(withLateFiles(page(sheet('1') + preload + sheet('2') + a + old, b)));
  const forPaper = ['1', '2'].map((name) => `<link rel="stylesheet" href="/${name}.css" media="print"/>`).join('');
  expect(before).toBe(page(old, `<noscript>${forPaper}</noscript>`).replace('</body></html>', ''));
  expect(loader).toContain('sheets=["/1.css","/2.css"],scripts=["/a.js","/b.js"]');
  expect(after).toBe('</body></html>');
});

test('a page without scripts keeps its sheets', () => {
  expect(withLateFiles(page(sheet('1') + old, ''))).toBe(page(sheet('1') + old, ''));
});
