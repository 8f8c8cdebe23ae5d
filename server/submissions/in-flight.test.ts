import { contentHash } from './in-flight';

const file = (sha256: string) => ({ sha256 });
const sent = { fields: { a: '1', b: '2' }, files: [file('x'), file('y')] };

test.each([
  ['the same again', sent, true],
  ['the fields in another order', { ...sent, fields: { b: '2', a: '1' } }, true],
  ['another answer', { ...sent, fields: { a: '1', b: '3' } }, false],
  ['the same text in another field', { ...sent, fields: { a: '12', b: '' } }, false],
  ['another photo', { ...sent, files: [file('x'), file('z')] }, false],
  ['one photo less', { ...sent, files: [file('x')] }, false],
])('TRUST-11: same content? %s', (_, other, same) => {
  expect(contentHash(other) === contentHash(sent)).toBe(same);
});
