import { randomBytes } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { limits } from '../platform/limits';
import { pack, photoBytesPerLetter } from './letters-for';

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
