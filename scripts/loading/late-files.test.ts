import { runInNewContext } from 'node:vm';
import { withLateFiles } from './late-files';

const built = { buildId: 'id-1', reactDom: 7 };

const sheet = (name: string) => `<link rel="stylesheet" href="/${name}.css" data-precedence="next"/>`;
const preload = '<link rel="preload" as="script" fetchPriority="low" href="/b.js"/>';
const a = '<script src="/a.js" async=""></script>';
const b = '<script src="/b.js" async=""></script>';
const old = '<script src="/old.js" noModule=""></script>';
const bootstrap = '<script id="_R_">run({"runtimeModuleIds":[1]})</script>';
const data =
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"words"])</script>';
const page = (head: string, end: string) =>
  `<html><head>${head}</head><body><p></p><script>other()</script>${end}</body></html>`;
const parts = (html: string): readonly string[] => html.split(/<script>\(function|<\/script>(?=<\/body>)/);

test('scripts are named behind a page, sheets stay linked, and nothing asks for either', () => {
  const { html, own } = withLateFiles(page(sheet('1') + preload + sheet('2') + a + old, bootstrap + data + b), built);
  const [before, loader, after] = parts(html);
  const linked = ['1', '2'].map(
    (name) => `<link rel="stylesheet" href="/${name}.css" disabled media="print" data-precedence="next"/>`,
  );
  expect(before).toBe(page(old, linked.join('')).replace('</body></html>', ''));
  expect(loader).toContain(`scripts=["${own?.address}","/a.js","/b.js"]`);
  expect(after).toBe('</body></html>');
});

test('the data of a page are a script of its own', () => {
  const [one, other] = [data, data.replace('words', 'others')].map(
    (some) => withLateFiles(page(sheet('1') + a, bootstrap + some), built).own,
  );
  expect(one?.text).toBe('(self.__next_f=self.__next_f||[]).push([0]);\nself.__next_f.push([1,"words"])');
  expect(one?.address).toMatch(/^\/_next\/static\/data\/[0-9a-f]{20}\.js$/);
  expect(other?.address).not.toBe(one?.address);
});

test('a page begins in a task of its own when all its scripts have come', () => {
  const asked: { src: string; onload: () => void }[] = [];
  const [frames, tasks, done]: [(() => void)[], (() => void)[], number[]] = [[], [], []];
  const { html, own } = withLateFiles(page(sheet('1') + a + b, bootstrap + data), built);
  runInNewContext(parts(html)[1]?.replace(/^/, '(function') ?? '', {
    document: {
      images: [],
      documentElement: { dataset: {} },
      getElementById: () => null,
      querySelectorAll: () => [],
      createElement: () => ({}),
      head: { appendChild: (one: (typeof asked)[number]) => asked.push(one) },
    },
    self: {},
    addEventListener: () => {},
    requestAnimationFrame: (run: () => void) => frames.push(run),
    setTimeout: (run: () => void, after?: number) => after === undefined && tasks.push(run),
    run: ({ runtimeModuleIds }: { runtimeModuleIds: readonly number[] }) => done.push(...runtimeModuleIds),
  });
  const runAll = (waiting: (() => void)[]) => waiting.splice(0).forEach((run) => void run());
  runAll(frames);
  expect(asked).toEqual([]);
  runAll(tasks);
  expect(asked.map(({ src }) => src)).toEqual([own?.address, '/a.js', '/b.js']);
  asked[0]?.onload();
  asked[1]?.onload();
  runAll(tasks);
  expect(done).toEqual([7]);
  asked[2]?.onload();
  expect(done).toEqual([7]);
  runAll(tasks);
  expect(done).toEqual([7, 1]);
});

test('a page that has not changed is the same in the next build', () => {
  const ofBuild = (buildId: string) =>
    withLateFiles(page(sheet('1') + a, bootstrap + data.replace('words', `words, ${buildId}`)), { ...built, buildId });
  expect(ofBuild('id-1').own?.text).toContain('words');
  expect(ofBuild('id-1')).toEqual(ofBuild('id-2'));
});

test('a page without scripts keeps its sheets', () => {
  const html = page(sheet('1') + old, '');
  expect(withLateFiles(html, built)).toEqual({ html });
});
