import fc from 'fast-check';
import { orderRequest } from '@/e2e/support/in-process/order-request';
import { openStudio } from '@/e2e/support/in-process/studio';
import { disposition } from './disposition';
import { answerHealth } from './health';
import { receive } from './receive/receive';
import { decodedPath, originForm, pathOf } from './target';

describe('health', () => {
  const MiB = 1024 * 1024;

  test.each([
    ['a disk that is nearly full', { freeBytes: async () => 200 * MiB - 1 }],
    ['a disk that cannot be asked', { freeBytes: () => Promise.reject(new Error()) }],
    ['a storage that does not open', { storage: () => Promise.reject(new Error()) }],
  ])('TRUST-8: %s is red', async (_, broken) => {
    const studio = await openStudio();
    const answer = await answerHealth({ ...studio.effects, ...broken });
    expect([answer.status, answer.headers.get('cache-control'), await answer.json()]).toEqual([
      503,
      'no-store',
      { ok: false },
    ]);
    await studio.close();
  });

  test('API-11: health says whether forms are taken, and nothing else', async () => {
    const studio = await openStudio();
    const answer = await answerHealth(studio.effects);
    expect([answer.status, await answer.json()]).toEqual([200, { ok: true }]);
    await studio.close();
  });

  test('looking uses up no number, and strangers set off one write a second between them', async () => {
    const { effects, storage, close } = await openStudio();
    let commits = 0;
    const counting = { ...effects, storage: async () => storage };
    const begin = storage.transaction.bind(storage);
    jest.spyOn(storage, 'transaction').mockImplementation(() => {
      commits += 1;
      return begin();
    });
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => answerHealth(counting)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    }
    expect(commits).toBe(1);
    const first = await (await receive('shop-order', orderRequest(), effects)).json();
    expect(first.reference).toMatch(/^2026-0001-/);
    await close();
  });
});

describe('target', () => {
  test.each([
    ['/shop?x=1', '/shop?x=1'],
    ['http://elsewhere.example/shop?x=1', '/shop?x=1'],
    ['HTTPS://user:word@elsewhere.example:81/', '/'],
    ['http://elsewhere.example', '/'],
    ['http://elsewhere.example?x', '/?x'],
    ['/http://elsewhere.example/', '/http://elsewhere.example/'],
    [undefined, '/'],
  ])('a target %j is asked here as %j', (target, path) => {
    expect(originForm(target)).toBe(path);
  });

  test.each(['/order/%', '/order/picture/%E0%A4%A', '/%C3%28/1', '/%00', '*', ''])('%j names nothing', (path) => {
    expect(decodedPath(path)).toBeNull();
  });

  test('whatever the path, it is one of ours or nothing', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.string(), (path, rest) => {
        expect(decodedPath(pathOf(`/x${path}`))).toMatch(/^\/x/);
        expect(decodedPath(`/${rest}`) ?? '/').toMatch(/^\/[^\0]*$/);
      }),
    );
  });
});

describe('disposition', () => {
  test.each([
    ['Łódź o świcie.tif', 'filename="__d_ o _wicie.tif"; filename*=UTF-8\'\'%C5%81%C3%B3d%C5%BA%20o%20%C5%9Bwicie.tif'],
    ['a"; filename="b.exe', 'filename="a__ filename__b.exe"'],
    ['a\r\nSet-Cookie: x=1.png', 'filename="a__Set-Cookie_ x_1.png"'],
    ['../../etc/passwd', 'filename="__.._etc_passwd"'],
    ['.htaccess', 'filename="_htaccess"'],
    ['gnp.\u202eexe', 'filename="gnp._exe"'],
    ['\ud800.png', "filename*=UTF-8''_.png"],
    ["it's 100%.png", "filename*=UTF-8''it_s%20100_.png"],
  ])('STATUS-23: the header of a file called %j holds nothing else', (name, expected) => {
    const header = disposition(name);
    expect(header).toContain(expected);
    expect(header).toMatch(/^attachment; filename="[\w. -]+"; filename\*=UTF-8''[\w.%-]+$/);
  });
});
