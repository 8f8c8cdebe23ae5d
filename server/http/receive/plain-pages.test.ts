import { delivery, orderRequest, orders, picture } from '@/e2e/support/in-process/order-request';
import { openStudio, type Studio } from '@/e2e/support/in-process/studio';
import type { Locale } from '@/i18n/locales';
import { translator } from '@/messages/translator';
import { answerResult } from '../../pages/result-page';
import { answerStatus } from '../../pages/status/answer-status';
import { photosOf, submissions } from '../../storage/queries/read';
import { receive } from './receive';

const navigation = {
  accept: 'text/html,application/xhtml+xml',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-site': 'same-origin',
};
const at = 'https://studio.example/api/web/form/contact/';

let studio: Studio;
beforeEach(async () => {
  studio = await openStudio();
});
afterEach(() => studio.close());

type Fields = Readonly<Record<string, string>>;

const contactRequest = (fields: Fields, headers: Fields = {}): Request =>
  new Request(at, { method: 'POST', body: new URLSearchParams(fields), headers: { ...navigation, ...headers } });

const contact = (fields: Fields, headers: Fields = {}): Promise<Response> =>
  receive('contact', contactRequest(fields, headers), studio.effects);

const order = (fields: Fields, photos: readonly Buffer[] = []): Promise<Response> =>
  receive('shop-order', orderRequest({ fields, photos, headers: navigation }), studio.effects);

const result = (id: string, later = 0): Promise<Response> =>
  answerResult(new Request(at), id, { ...studio.effects, now: () => studio.effects.now() + later });
const hour = 60 * 60 * 1000;

/** As HTML escapes it. */
const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');

const message = { email: 'anna@poczta.example', phone: '600 700 800', text: 'Dzień dobry <b>&"\'' };

test.each([
  ['pl', 'Wysłano', 'Numer zgłoszenia'],
  ['en', 'Sent', 'Reference'],
] as const)('API-9: a message sent without script leads to its result (%s)', async (language, title, label) => {
  const answer = await contact({ ...message, language });
  expect([answer.status, await answer.text()]).toEqual([303, '']);
  const path = answer.headers.get('location') ?? '';
  const [kept] = await submissions(studio.storage);
  expect(path).toBe(`/api/web/result/${kept?.id}`);

  const page = await result(kept?.id ?? '');
  const html = await page.text();
  expect([page.status, page.headers.get('x-robots-tag'), page.headers.get('cache-control')]).toEqual([
    200,
    'noindex',
    'no-store',
  ]);
  expect(html).toContain(`<html lang="${language}">`);
  expect(html).toContain(`<h1>${title}</h1>`);
  expect(html).toContain(label);
  expect(html).toContain(kept?.reference);
  for (const typed of Object.values(message)) {
    expect(path).not.toContain(typed);
    expect(html).toContain(escaped(typed));
  }
  const later = await (await result(kept?.id ?? '', hour)).text();
  expect(later).toContain(kept?.reference);
  for (const typed of Object.values(message)) expect(later).not.toContain(escaped(typed));
});

/** The private page that an answer leads to. */
async function ledTo(answer: Response, locale: Locale): Promise<string> {
  const path = answer.headers.get('location') ?? '';
  expect([answer.status, path]).toEqual([
    303,
    expect.stringMatching(/^\/(order\/status|zamowienie\/stan)\/[0-9a-f]{40}$/),
  ]);
  const page = await answerStatus({ token: path.split('/').at(-1) ?? '', locale }, studio.effects);
  expect(page.status).toBe(200);
  return page.text();
}

test('API-9: an order with a photo, as a browser packs it, leads to its private page', async () => {
  const html = await ledTo(await order({ ...orders.portraits, language: 'en' }, [await picture()]), 'en');
  const [kept] = await submissions(studio.storage);
  expect(await photosOf(studio.storage, kept?.id ?? '')).toHaveLength(1);
  expect(html).toContain('role="status"');
  expect(html).toContain(kept?.reference);
  for (const typed of Object.values(delivery)) if (typed !== 'true') expect(html).toContain(typed);
  // the address that letters and logs name tells nothing of it later
  const later = await (await result(kept?.id ?? '', hour)).text();
  expect(later).not.toContain('/order/status/');
  for (const typed of Object.values(delivery)) if (typed !== 'true') expect(later).not.toContain(typed);
});

test.each([
  ['is on its way', {}, true],
  // a machine filled the unseen field: it is held back, and no letter leaves
  ['is not promised where none was written', { website: 'https://spam.example' }, false],
])('STATUS-12: a letter with all of it %s', async (_, more, isPromised) => {
  const html = await ledTo(await order({ ...orders.posters, ...more, language: 'en' }), 'en');
  expect(html.includes('with all the details is on its way')).toBe(isPromised);
  expect(html).toMatch(/within 2.working days/);
});

test('API-9: the private page of an order in Polish has no mark of the message in its text', async () => {
  const html = await ledTo(await order({ ...orders.posters, language: 'pl' }), 'pl');
  expect(html).toContain('<span class="nowrap">e-mail</span>');
  expect(html).not.toContain('&lt;');
});

test('TRUST-11: the same sent twice within ten minutes is one submission', async () => {
  const both = [await contact(message), await contact(message)];
  const [one, other] = both.map(({ status, headers }) => [status, headers.get('location')]);
  expect(one).toEqual(other);
  expect(await submissions(studio.storage)).toHaveLength(1);
});

test('API-9: what is wrong stands beside its field, and everything typed is kept', async () => {
  const answer = await contact({ ...message, email: 'anna', website: '' });
  const html = await answer.text();
  expect([answer.status, answer.headers.get('x-robots-tag')]).toEqual([422, 'noindex']);
  expect(html).toContain('action="/api/web/form/contact/" method="post"');
  expect(html).toMatch(
    /<input [^>]*id="contact-email" aria-invalid="true" aria-describedby="contact-email-error"[^>]* name="email" value="anna"\/>/,
  );
  expect(html).toContain('<label class="field-label" for="contact-email"><span>Adres e-mail</span></label>');
  expect(html).toMatch(
    /role="alert"[^>]*><h2 class="h3">Jeszcze nie wysłano<\/h2><ul><li><a href="#contact-email">Wpisz poprawnie/,
  );
  expect(html).toMatch(/<p id="contact-email-error" class="said said--bad"><svg.*?<\/svg><span>Wpisz poprawnie/);
  expect(html).toContain('>Dzień dobry &lt;b&gt;&amp;&quot;&#x27;</textarea>');
  expect(html).toMatch(/<input class="visually-hidden"[^>]* name="website" value=""\/>/);
  expect(html).toContain('Wszystko, co już wpisano, zostało.');
  expect(html).not.toContain('<b>');
  expect(await submissions(studio.storage)).toEqual([]);
});

test('API-9: an order that lacks a choice offers it, and keeps the others', async () => {
  const { size, ...fields } = orders.portraits;
  const html = await (await order({ ...fields, language: 'en' }, [await picture()])).text();
  expect(html).toContain('action="/api/web/form/shop-orders/" encType="multipart/form-data" method="post"');
  expect(html).toMatch(/<fieldset (?=[^>]* id="size")[^>]*aria-invalid="true"/);
  expect(html).not.toMatch(/name="size" checked/);
  expect(html).toMatch(/<select name="variant".*?<option value="1" selected="">/);
  expect(html).toContain('<input type="hidden" name="type" value="portraits"/>');
  expect(html).toMatch(/<input (?=[^>]* id="terms")(?=[^>]* checked="")[^>]*value="true"/);
  expect(html.match(/<input (?=[^>]*type="file")(?=[^>]*accept="image\/\*")[^>]* name="photo"[^>]*>/g)).toHaveLength(3);
  expect(html).toContain('Only the photo has to be chosen again.');
  expect(html).toContain(`value="${delivery.last_name}"`);
});

test('TRUST-3: a file that is no photo is refused beside its field, by its name', async () => {
  const html = await (await order({ ...orders.portraits, language: 'en' }, [Buffer.from('no photo')])).text();
  const [input = ''] = /<input [^>]*name="photo"[^>]*>/.exec(html) ?? [];
  const described = /aria-describedby="([^"]*)"/.exec(input)?.[1];
  const beside = new RegExp(`id="${described}" class="said said--bad"><svg.*?</svg><span>([^<]*)<`).exec(html)?.[1];
  expect(beside).toBe(`Wakacje 1 ąę.jpg: ${translator('en')('problems.photo.type')}`);
});

test('API-9: an order asks for photos only where its type takes some', async () => {
  const html = await (await order({ ...orders.posters, terms: '' })).text();
  expect(html).toMatch(/<input (?=[^>]* id="terms")(?=[^>]* type="checkbox")[^>]* value="true"/);
  expect(html).not.toContain('type="file"');
  expect(html).not.toContain('photo');
});

test('ORDER-6: a value that the medium lacks is chosen anew from those that it has', async () => {
  const html = await (await order({ ...orders.posters, medium: '7', 'attribute.size': '99' })).text();
  const [, options = ''] =
    /<fieldset(?=[^>]* id="attribute-t-shirt-size")[^>]* aria-invalid="true"[^>]*>(.*?)<\/fieldset>/.exec(html) ?? [];
  expect([...options.matchAll(/name="attribute.size"[^>]* value="(\d*)"/g)].map(([, value]) => value)).toEqual([
    '',
    '13',
    '14',
    '15',
    '16',
    '17',
    '18',
  ]);
  expect(html).toContain('<a href="#attribute-t-shirt-size">');
});

test('ORDER-17: an order without most of it says all that is missing, in the order of the form', async () => {
  const { type, id, variant } = orders.portraits;
  const html = await (await order({ type, id, variant, first_name: 'Anna', last_name: ' ', language: 'pl' })).text();
  const [, listed = ''] =
    /role="alert"[^>]*><h2 class="h3">Wypełnij wszystkie pola!<\/h2><ul>(.*?)<\/ul>/.exec(html) ?? [];
  expect([...listed.matchAll(/<a href="#([\w-]+)">(.*?)<\/a>/g)].map(([, key, words]) => [key, words])).toEqual([
    ['photo', 'Załącz plik'],
    ['subject', 'Wybierz, kto jest na portrecie'],
    ['size', 'Wybierz format'],
    ['last_name', 'Wpisz nazwisko'],
    ['address', 'Podaj adres dostawy'],
    ['phone', 'Wpisz numer telefonu'],
    ['email', 'Podaj adres e-mail'],
    ['terms', 'Zaakceptuj regulamin sklepu'],
  ]);
  expect(html.match(/aria-invalid="true"/g)).toHaveLength(8);
  // each says it beside itself as well
  const told = [...html.matchAll(/aria-invalid="true" aria-describedby="([^"]+)"/g)].map(([, id]) => id);
  expect(told).toHaveLength(8);
  expect(told.filter((id) => !html.includes(`<p id="${id}" class="said said--bad">`))).toEqual([]);
});

test('ORDER-11: a form that sends itself sends the attributes of all media, and those of the chosen one are kept', async () => {
  const answer = await order({
    ...orders.posters,
    medium: '7',
    'attribute.interior': '4',
    'attribute.size': '13',
    'attribute.colour': '',
  });
  expect(answer.status).toBe(303);
  const [kept] = await submissions(studio.storage);
  expect(JSON.parse(kept?.fields ?? '{}')).toMatchObject({ draft: { medium: 't-shirt', attributes: { size: 13 } } });
});

test.each([
  ['before it is complete, the least', { medium: '' }, /od 49,00/],
  ['once it is complete, its own', { medium: '3', terms: '' }, /(?<!od )59,00/],
] as const)('ORDER-13: a refused order shows the price, %s', async (_, fields, price) => {
  const html = await (await order({ ...orders.posters, size: '3', ...fields, language: 'pl' })).text();
  expect(
    /(?:order-body__from|data-line="thing")[^>]*>(.*?)<\/(?:p|li)>/.exec(html)?.[1]?.replace(/<[^>]+>/g, ''),
  ).toMatch(price);
});

test.each(['\nDwa', '\r\nDwa', 'Raz\r\n\r\nDwa'])('API-9: the line breaks of %j are kept', async (text) => {
  const html = await (await contact({ ...message, email: '', text })).text();
  const [, shown = ''] = /<textarea[^>]*name="text"[^>]*>([^<]*)</.exec(html) ?? [];
  // as a browser parses it: the first line break after the tag is dropped
  expect(shown.replace(/^\n/, '')).toBe(text.replaceAll('\r\n', '\n'));
});

test('TRUST-21: the page has a policy, and neither script nor style of its own', async () => {
  const answer = await contact({ email: '' });
  expect(answer.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; script-src 'self'; style-src 'self'; .*form-action 'self'/,
  );
  expect(await answer.text()).not.toMatch(/<style|<script|style=/);
});

test('nothing of a page is escaped twice, and it is a whole document', async () => {
  const html = await (await contact({ email: '' })).text();
  expect(html).toMatch(/^<!DOCTYPE html><html lang="pl"><head><meta charSet="utf-8"\/>/);
  expect(html).not.toMatch(/&amp;[#a-z]/);
});

test.each([
  ['a field twice', 'email=a%40b.pl&email=c%40d.pl'],
  ['too many fields', Array.from({ length: 31 }, (_, index) => `f${index}=1`).join('&')],
  ['broken letters', new Uint8Array([0x74, 0x3d, 0xff])],
])('API-9: %s is refused with a page', async (_, body) => {
  const headers = { ...navigation, 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await receive('contact', new Request(at, { method: 'POST', body, headers }), studio.effects);
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain('<h1>Jeszcze nie wysłano</h1>');
});

test('a script that sends a form as a browser would is refused', async () => {
  const request = new Request(at, { method: 'POST', body: new URLSearchParams(message) });
  expect((await receive('contact', request, studio.effects)).status).toBe(415);
});

test('an address without a submission, and a storage that is gone', async () => {
  const none = await result('nobody');
  expect([none.status, none.headers.get('x-robots-tag')]).toEqual([404, 'noindex']);
  expect(await none.text()).toContain('lang="en"');
  const broken = { ...studio.effects, storage: () => Promise.reject(new Error()) };
  expect((await answerResult(new Request(at), 'x', broken)).status).toBe(503);
});
