import { locales } from '@/i18n/locales';
import { translator } from '@/messages/translator';
import { forms } from '../support/in-process/form-request';
import { orders } from '../support/in-process/order-request';
import { refused } from '../support/in-process/photo-zoo/refused';
import { expect, test } from '../support/test';

/** The most dangerous files of the zoo; `server/submissions/photos` tests all of them. */
const dangerous = refused.filter(({ name }) =>
  [
    ...['nothing', 'an SVG', 'an SVG, packed', 'a GIF that moves', 'PDF and jpeg in one'],
    ...['a HEIC of brand heic with nothing in it', 'a HEIC of two pictures'],
    ...['a webp that moves', 'a png that moves', 'a png of 50,000 × 50,000 in 68 bytes'],
    ...[
      'a png of 30,000 × 30,000, all of it, in 110 kB',
      'a jpeg that says 65,000 × 65,000',
      'a jpeg cut off after 50 % of it',
    ],
  ].includes(name),
);

const places = [
  { address: 'orders', field: 'foto', fields: forms.orders },
  { address: 'shop-orders', field: 'photo', fields: orders.portraits },
] as const;

for (const { address, field, fields } of places) {
  test(`TRUST-3: ${address}: a file that is no photo is refused beside its field, in the visitor’s language`, async ({
    request,
  }) => {
    expect(dangerous).toHaveLength(13);
    for (const [index, { name, file, code }] of dangerous.entries()) {
      const locale = locales[index % locales.length] ?? 'pl';
      const message = `Zosia lato.jpg: ${translator(locale)(`problems.${code}`)}`;
      const photo = { name: 'Zosia lato.jpg', mimeType: 'image/jpeg', buffer: await file() };
      const options = { multipart: { ...fields, language: locale, [field]: photo } };
      const answer = await request.post(`/api/web/form/${address}/`, options);
      expect([name, await answer.json()]).toEqual([name, { error: { code, message, field } }]);

      const page = await request.post(`/api/web/form/${address}/`, { ...options, headers: { Accept: 'text/html' } });
      expect(page.status()).toBe(answer.status());
      const html = await page.text();
      const input = new RegExp(`<input [^>]*name="${field}"[^>]*>`).exec(html)?.[0] ?? '';
      const described = /aria-describedby="([^"]*)"/.exec(input)?.[1];
      const beside = new RegExp(`id="${described}" class="field__error"><svg.*?</svg><span>([^<]*)<`).exec(html)?.[1];
      expect([name, beside]).toEqual([name, message]);
    }
  });
}
