import { withLateFiles } from './late-files';

const sheet = (name: string) => `<link rel="stylesheet" href="/${name}.css" data-precedence="next"/>`;
const preload = '<link rel="preload" as="script" fetchPriority="low" href="/b.js"/>';
const a = '<script src="/a.js" async=""></script>';
const b = '<script src="/b.js" async=""></script>';
const old = '<script src="/old.js" noModule=""></script>';
const bootstrap = '<script id="_R_">start()</script>';
const data =
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"words"])</script>';
const page = (head: string, end: string) =>
  `<html><head>${head}</head><body><p></p><script>other()</script>${end}</body></html>`;
const parts = (html: string): readonly string[] => html.split(/<script>\(function|<\/script>(?=<\/body>)/);

test('sheets and scripts are named behind a page, and nothing before asks for them', () => {
  const { html, own } = withLateFiles(page(sheet('1') + preload + sheet('2') + a + old, bootstrap + data + b), 'id-1');
  const [before, loader, after] = parts(html);
  const forPaper = ['1', '2'].map((name) => `<link rel="stylesheet" href="/${name}.css" media="print"/>`).join('');
  expect(before).toBe(page(old, `<noscript>${forPaper}</noscript>`).replace('</body></html>', ''));
  expect(loader).toContain(`sheets=["/1.css","/2.css"],scripts=["${own?.address}","/a.js","/b.js"]`);
  expect(after).toBe('</body></html>');
});

test('the data of a page are a script of its own, and what needs them comes behind them', () => {
  const [one, other] = [data, data.replace('words', 'others')].map(
    (some) => withLateFiles(page(sheet('1') + a, bootstrap + some), 'id-1').own,
  );
  expect(one?.text).toBe('(self.__next_f=self.__next_f||[]).push([0]);\nself.__next_f.push([1,"words"]);\nstart()');
  expect(one?.address).toMatch(/^\/_next\/static\/data\/[0-9a-f]{20}\.js$/);
  expect(other?.address).not.toBe(one?.address);
});

test('a page that has not changed is the same in the next build', () => {
  const built = (id: string) =>
    withLateFiles(page(sheet('1') + a, bootstrap + data.replace('words', `words, ${id}`)), id);
  expect(built('id-1').own?.text).toContain('words');
  expect(built('id-1')).toEqual(built('id-2'));
});

test('a page without scripts keeps its sheets', () => {
  const html = page(sheet('1') + old, '');
  expect(withLateFiles(html, 'id-1')).toEqual({ html });
});
