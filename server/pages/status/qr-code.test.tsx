import { renderToStaticMarkup } from 'react-dom/server';
import { polishCode } from '@/domain/order/transfer-code';
import { readCode } from '@/e2e/support/in-process/read-code';
import { QrCode } from './qr-code';

const drawn = (text: string) => renderToStaticMarkup(<QrCode text={text} label="kod" />);
const iban = 'PL61109010140000071219812874';

test.each([
  ['Łucja Źdźbło-Nowakowska', '2026-0001-A2', '5252248481'],
  ['Zażółć gęślą jaźń', 'Zamówienie 2026-0001-A2 i jeszcze trochę', null],
  ['Anna|Werniks', '|', null],
])('STATUS-15: another decoder reads all fields of the code of %s', (name, title, taxId) => {
  const text = polishCode({ iban, grosze: 123_456, name, title, taxId }) ?? '';
  expect(text.split('|')).toHaveLength(9);
  expect(readCode(drawn(text))).toBe(text);
});

test('STATUS-15: the code is static markup, and says what it is', () => {
  const svg = drawn('a');
  expect(svg).toContain('role="img" aria-label="kod"');
  // the page’s policy refuses both
  expect(svg).not.toMatch(/style=|<script/);
});
