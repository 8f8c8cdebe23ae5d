import { redirects } from '@/i18n/redirects';
import { movedTo } from './moved';

test.each([
  ['/galeria', null],
  ['/', null],
  ['/?x', null],
  ['/galeria?//', null],
  ['/galeria/', '/galeria'],
  ['/galeria//', '/galeria'],
  ['/galeria/?x=1&y=a%20b', '/galeria?x=1&y=a%20b'],
  ['//galeria', '/galeria'],
  ['//', '/'],
  ['//evil.example/', '/evil.example'],
  ['/\\evil.example/', '/evil.example'],
  ['/\\/\\evil.example', '/evil.example'],
  ['/x/..//evil.example', '/x/../evil.example'],
  ['/%2F%2Fevil.example/', '/%2F%2Fevil.example'],
  ['/a\\b', '/a/b'],
  ['/kontakt/', '/#kontakt'],
  ['/kontakt?x=1', '/?x=1#kontakt'],
  ['/about?x=1', '/en?x=1#about'],
  ['/order/?x=1', '/shop?x=1'],
  ['/Kontakt', '/#kontakt'],
  ['/KONTAKT/?x=1', '/?x=1#kontakt'],
  ['/Galeria/', '/Galeria'],
  ['/Galeria', null],
])('%s leads to %s', (target, to) => {
  expect(movedTo(target)).toBe(to);
});

test.each(redirects)('%s leads to %s, which leads nowhere else', (from, to) => {
  expect(movedTo(from)).toBe(to);
  expect(movedTo(to.split('#')[0] ?? '')).toBeNull();
});
