import fc from 'fast-check';
import { decodedPath, originForm, pathOf } from './target';

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
