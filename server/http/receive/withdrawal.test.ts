import { load } from 'cheerio';
import { formPath, withdrawalStatements } from '@/domain/api';
import { headerOf } from '@/e2e/support/in-process/arrived-letter';
import { formRequest, forms } from '@/e2e/support/in-process/form-request';
import { orderRequest, orders } from '@/e2e/support/in-process/order-request';
import { openPostOffice, type PostOffice } from '@/e2e/support/in-process/post-office';
import { type Locale, locales } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { messages } from '@/messages';
import { answerResult } from '../../pages/result-page';
import { submissions } from '../../storage/queries/read';
import { momentText } from '../../submissions/views/dates';
import { receive } from './receive';

let office: PostOffice;
beforeEach(async () => {
  office = await openPostOffice('sqlite');
});
afterEach(() => office.close());

const { confirmed, ...typed } = forms['withdrawal-statements'];
type Fields = Readonly<Record<string, string>>;

/** As a browser sends the form by itself. */
const submit = (fields: Fields) =>
  receive(
    withdrawalStatements,
    new Request(`https://studio.example${formPath(withdrawalStatements)}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { accept: 'text/html', 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'same-origin' },
    }),
    office.studio.effects,
  );

const unescaped = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&amp;', '&').replaceAll('&lt;', '<').replaceAll('&gt;', '>');

/** The hidden fields and the one button of the form that a page has outside of what is folded, as a browser sends them. */
function confirmationOn(page: string): Fields {
  const $ = load(page);
  const sent = $('form').first().find('input, button').get();
  return Object.fromEntries(sent.map((one) => [$(one).attr('name'), $(one).attr('value')]));
}

const seen = (page: string): string =>
  unescaped(page.slice(page.indexOf('<main')).replace(/<[^>]+>/g, '|')).replaceAll('\u00a0', ' ');

const stored = () => submissions(office.studio.storage);

/** Both presses. @returns the page that the browser is led to */
async function withdraw(fields: Fields): Promise<string> {
  const answer = await submit(confirmationOn(await (await submit(fields)).text()));
  expect(answer.status).toBe(303);
  const id = answer.headers.get('location')?.split('/').at(-1) ?? '';
  return (await answerResult(new Request('https://studio.example'), id, office.studio.effects)).text();
}

test.each(locales)(
  'WITHDRAWAL-2: a second page repeats all of it, and only its button stores it (%s)',
  async (language) => {
    const words = messages[language].withdrawal;
    const first = await submit({ ...typed, full_name: ' Ż "Ż" & <b> ', language, website: 'x' });
    expect(first.status).toBe(200);
    const page = await first.text();
    for (const text of [words.confirmingP, 'Ż "Ż" & <b>', typed.email, typed.order, 'Kubek,\nbez plakatu'])
      expect(seen(page)).toContain(`|${text}|`);
    expect([await stored(), office.sink.received]).toEqual([[], []]);
    const confirmation = confirmationOn(page);
    expect(confirmation).toEqual({ ...typed, full_name: 'Ż "Ż" & <b>', language, confirmed });
    // outside of what is folded there is one button, in the law's words
    expect(page.slice(page.indexOf('<main'), page.indexOf('<details')).match(/<button/g)).toHaveLength(1);
    expect({ pl: 'Potwierdź odstąpienie', en: 'Confirm withdrawal' }[language]).toBe(words.confirm);
    expect(seen(page)).toContain(`|${words.confirm}|`);
    expect((await submit(confirmation)).status).toBe(303);
    expect((await submit(confirmation)).status).toBe(303);
    const [kept, ...more] = await stored();
    expect([kept?.kind, kept?.language, kept?.quarantine, more]).toEqual([withdrawalStatements, language, null, []]);
  },
);

test.each<[object, Locale, keyof Fields, string]>([
  [{ email: ' ' }, 'pl', 'email', 'Podaj adres e-mail'],
  [{ email: 'Ola' }, 'en', 'email', 'Please enter valid email address'],
  [{ order: '' }, 'pl', 'order', 'Wpisz numer zamówienia'],
  [{ full_name: '\u200b' }, 'en', 'full_name', 'Please enter your name'],
  [{ what: 'x'.repeat(2001) }, 'pl', 'what', 'Ten tekst jest za długi.'],
])(
  'WITHDRAWAL-2: %j is refused beside its field, and nothing typed is lost',
  async (change, language, field, sentence) => {
    const fields: Fields = { ...typed, language, ...change };
    for (const sent of [fields, { ...fields, confirmed }]) {
      const answer = await submit(sent);
      const page = await answer.text();
      expect(answer.status).toBe(422);
      const id = `${withdrawalStatements}-${field}`;
      expect(page).toContain(`<a href="#${id}">${sentence}</a>`);
      expect(page).toMatch(new RegExp(`id="${id}-error"[^>]*>.*?${sentence}`));
      for (const [name, value] of Object.entries(typed))
        if (!(name in change))
          expect(unescaped(page)).toContain(name === 'what' ? `>${value}</textarea>` : `value="${value}"`);
    }
    expect(await stored()).toEqual([]);
  },
);

test('WITHDRAWAL-3: a part of nothing is the whole order; what comes by a program is confirmed, too', async () => {
  const { what: _, ...whole } = typed;
  const send = async (fields: object) =>
    receive(withdrawalStatements, await formRequest(withdrawalStatements, { fields }), office.studio.effects);
  const answer = await send(whole);
  expect([answer.status, (await answer.json()).error.code]).toEqual([422, 'withdrawal.unconfirmed']);
  expect((await send({ ...whole, confirmed })).status).toBe(201);
  await office.post();
  expect(office.buyer().text).toContain('Czego dotyczy odstąpienie: całe zamówienie');
});

test.each(locales)('WITHDRAWAL-3: the answer is the same with and without such an order (%s)', async (language) => {
  const order = { ...orders.picture, email: typed.email };
  expect((await receive('shop-order', orderRequest({ fields: order }), office.studio.effects)).status).toBe(201);
  const told = async (fields: Fields, number: string) =>
    (await withdraw({ ...typed, language, ...fields }))
      .replaceAll(number, 'NUMBER')
      .replaceAll(fields.order ?? '', 'ORDER');
  const known = await told({ order: '2026-0001-A2' }, '2026-0002-A2');
  expect(known).toContain('ORDER');
  expect(await told({ order: '1999-9999-Z9' }, '2026-0003-A2')).toBe(known);
  const words = messages[language].withdrawal;
  expect(seen(known)).toContain(`|${words.sent}|`);
});

test('WITHDRAWAL-3: a receipt with date and time repeats the statement, and a letter tells the artist', async () => {
  // what would be held back as spam of any other form
  const what = `Kubek, ${'https://studio.example '.repeat(7).trim()}`;
  const page = await withdraw({ ...typed, email: 'Ola@Poczta.example', what, language: 'en', website: 'x' });
  const [kept] = await stored();
  const moment = momentText(kept?.created_at ?? 0, 'en');
  expect(moment).toMatch(/^\d\d\/\d\d\/2026, \d\d:\d\d$/);
  expect(seen(page)).toContain(`reached me: ${moment} (time in Warsaw).`);
  await office.post();
  const [artist, buyer] = [office.artist(), office.buyer()];
  expect([buyer.subject, headerOf(buyer, 'To')]).toEqual([
    expect.stringMatching(/^Withdrawal 2026-0001-A2: receipt, /),
    'ola@poczta.example',
  ]);
  for (const text of [
    `reached me: ${moment} (time in Warsaw).`,
    'Order number: 2026-0001-A2',
    'Full name: Żaneta Źdźbło',
  ])
    expect(buyer.text).toContain(text);
  expect(buyer.text).toContain('What the withdrawal is about: Kubek, https://studio[.]example');
  expect(artist.subject).toBe('Odstąpienie od umowy 2026-0001-A2: Ż. Ź.');
  expect(headerOf(artist, 'Reply-To')).toBe('ola@poczta.example');
  for (const text of ['Numer zamówienia: 2026-0001-A2', 'Imię i nazwisko: Żaneta Źdźbło', what])
    expect(artist.text).toContain(text);
  expect(office.sink.received).toHaveLength(2);
});

test('WITHDRAWAL-3: where no receipt can leave, the page says so, with date and time all the same', async () => {
  for (let n = 0; n < 5; n += 1) await withdraw({ ...typed, order: `${n}` });
  const full = seen(await withdraw(typed));
  const unreachable = seen(await withdraw({ ...typed, email: 'a,b@x.pl' }));
  const { keep, received, receipt } = messages.pl.withdrawal;
  const [before = ''] = received.split('{moment}');
  expect(full).toContain(`|${keep}|`);
  expect(unreachable).toContain('|Na ten adres nie dojdzie żaden list: a,b@x.pl.');
  for (const page of [full, unreachable]) {
    expect(page).toMatch(new RegExp(`${before}\\d\\d\\.\\d\\d\\.2026, \\d\\d:\\d\\d`));
    expect(page).not.toContain(receipt);
  }
});

test.each(locales)('WITHDRAWAL-2: what comes back leads to the page of the form (%s)', async (language) => {
  const page = await (await submit({ ...typed, language, email: '' })).text();
  expect(seen(page)).toContain(`|${messages[language].withdrawal.h}|`);
  expect(pathTo('withdrawal', language)).toBe({ pl: '/odstapienie-od-umowy', en: '/withdrawal' }[language]);
});
