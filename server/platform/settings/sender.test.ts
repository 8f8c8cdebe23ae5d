import { parseSender } from './sender.mjs';

const address = 'www@studio.example';

test.each([
  [address, ''],
  [`Anna Nowak <${address}>`, 'Anna Nowak'],
  [`Pracownia Źdźbło-Ćwik <${address}>`, 'Pracownia Źdźbło-Ćwik'],
  [`"Nowak, Anna (malarka)" <${address}>`, 'Nowak, Anna (malarka)'],
])('%s is a sender', (text, name) => {
  expect(parseSender(text)).toEqual({ name, address });
});

test.each([
  'Anna Nowak',
  'Anna Nowak <>',
  'Anna <www@studio>',
  ` <${address}>`,
  `" " <${address}>`,
  `<${address}>`,
  `Anna <${address}> <a@x.pl>`,
  `Anna <a@x.pl>, <${address}>`,
  `Nowak, Anna <${address}>`,
  `Anna@x.pl <${address}>`,
  `Anna <${address}>\nBcc: a@x.pl`,
  `Anna\r\nBcc: a@x.pl <${address}>`,
  `"Anna\r\nBcc: a@x.pl" <${address}>`,
  `"Anna\u202e" <${address}>`,
  `"Anna\u2028" <${address}>`,
  `"An"na" <${address}>`,
  `"Anna\\" <${address}>`,
  `${'A'.repeat(101)} <${address}>`,
])('TRUST-25: %j is none', (text) => {
  expect(parseSender(text)).toBeNull();
});
