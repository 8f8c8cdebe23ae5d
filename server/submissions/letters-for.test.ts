import { randomBytes } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { limits } from '../platform/limits';
import { contentHash } from './in-flight';
import { pack, photoBytesPerLetter } from './letters-for';
import { spamSignalOf } from './spam-signals';

describe('letters for', () => {
  test.each([
    [[], [[]]],
    [[4, 4], [[0, 1]]],
    [
      [4, 7, 3, 10],
      [[0], [1, 2], [3]],
    ],
    [[4, 11, 6], [[0, 2]]],
    [[11], [[]]],
  ])('photos of %j travel in letters of ten as %j', (sizes, letters) => {
    expect(pack(sizes, 10)).toEqual(letters);
  });

  test('TRUST-15: a letter that is as full as may be is within 12 MiB as it travels', async () => {
    const content = randomBytes(photoBytesPerLetter());
    const text = 'ąęś '.repeat(2_000);
    const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail({
      from: 'www@studio.example',
      to: 'anna@studio.example',
      subject: 'Zamówienie',
      text,
      attachments: [{ filename: '01.jpg', content }],
    });
    expect(Buffer.byteLength(message as Buffer)).toBeLessThanOrEqual(limits.letters.bytes);
    expect(Buffer.byteLength(message as Buffer)).toBeGreaterThan(limits.letters.bytes * 0.95);
  });
});

describe('spam signals', () => {
  const links = (count: number): string => Array(count).fill('https://a.example www').join(' ');

  test.each<[string, Record<string, string>, string | undefined]>([
    ['an ordinary message', { text: 'Dzień dobry', website: '', elapsed_ms: '24000' }, undefined],
    ['a form without script', { text: 'Dzień dobry' }, undefined],
    ['a hidden field that is filled', { website: 'x' }, 'hidden'],
    ['a hidden field of spaces', { website: ' ' }, undefined],
    ['under two seconds', { elapsed_ms: '1999' }, 'fast'],
    ['two seconds', { elapsed_ms: '2000' }, undefined],
    ['no time at all', { elapsed_ms: '0' }, 'fast'],
    ['a time that is no number', { elapsed_ms: '-1' }, undefined],
    ['five links', { text: links(5) }, undefined],
    ['six links in two fields', { text: links(3), comment: `${links(2)} WWW.b.example` }, 'links'],
  ])('TRUST-19: %s', (_, fields, expected) => {
    expect(spamSignalOf(fields)).toBe(expected);
  });
});

describe('in flight', () => {
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
});
