import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { reviewsIn } from '@/build/reviews';
import { Reviews } from '@/components/shop/reviews';
import { type ArrivedLetter, headerOf } from '@/e2e/support/in-process/arrived-letter';
import { picture } from '@/e2e/support/in-process/order-request';
import { locales } from '@/i18n/locales';
import { messages } from '@/messages';
import { erasePerson } from '@/server/storage/queries/person';
import { submissionBy } from '@/server/storage/queries/read';
import { type OpenDesk, openDesk } from './desk.fixture';
import { reference } from './order-page.fixture';

let desk: OpenDesk;
beforeEach(async () => {
  desk = await openDesk();
});
afterEach(() => desk.close());

/** How many letters to the buyer were read. */
let read = 0;
/** The letters that came to the buyer since. */
async function newLetters(): Promise<readonly ArrivedLetter[]> {
  await desk.buyer.post();
  const all = desk.buyer.office.all('buyer');
  const since = all.slice(read);
  read = all.length;
  return since;
}

async function only(): Promise<ArrivedLetter> {
  const [letter, ...more] = await newLetters();
  if (!letter || more.length > 0) throw new Error(`${more.length + Number(Boolean(letter))} letters`);
  return letter;
}

const told = {
  pl: {
    ...{ order: /^Zamówienie 2026-0001-A2: Portret/, offer: /^Oferta do zamówienia/, yes: /^Oferta przyjęta/ },
    ...{ paid: /wpłata jest u mnie/, work: /: W pracy/, sent: /: Wysłane/, done: /: Wisi na ścianie/ },
    ...{ due: 'DO ZAPŁATY TERAZ\nZaliczka: 435,00 zł', rest: 'DO ZAPŁATY TERAZ\nReszta: 1015,00 zł' },
    button: 'Zobacz zamówienie',
  },
  en: {
    ...{ order: /^Order 2026-0001-A2: Portrait/, offer: /^An offer for order/, yes: /^Offer accepted/ },
    ...{ paid: /your payment/i, work: /: In work/, sent: /: Sent/, done: /: It hangs/ },
    ...{ due: 'TO PAY NOW\nDeposit: 435.00 zł', rest: 'TO PAY NOW\nThe rest: 1015.00 zł' },
    button: 'See the order',
  },
} as const;

async function photo(caption: string): Promise<FormData> {
  const form = new FormData();
  form.append('seen', `${(await desk.buyer.events()).length + 1}`);
  form.append('caption', caption);
  form.append('photo', new File([new Uint8Array(await picture(400, 300))], 'a.jpg', { type: 'image/jpeg' }));
  return form;
}

test.each(locales)(
  'LETTERS-1, STATUS-2, STATUS-21: an order’s whole life, from the form to the words after its end, each letter read (%s)',
  async (locale) => {
    read = 0;
    const is = told[locale];
    const letters: ArrivedLetter[] = [];
    const next = async (subject: RegExp, ...says: readonly string[]) => {
      const letter = await only();
      expect(letter.subject).toMatch(subject);
      for (const said of says) expect(letter.text).toContain(said);
      letters.push(letter);
      return letter;
    };
    const token = await desk.buyer.order(locale);
    await next(is.order, token);
    await desk.quote();
    await next(is.offer);
    await desk.buyer.send(await desk.buyer.answerOn(token, 'accepted', locale));
    await next(is.yes, is.due);
    await desk.act('payment', { sum: '435', day: '21.11.2026', kind: 'deposit', letter: 'on' });
    await next(is.paid, is.rest);
    expect((await desk.post(`/orders/${reference}/start`, await photo('Szkic'))).statusCode).toBe(303);
    desk.buyer.pass(5 * 60 * 1000);
    const work = await next(is.work, 'Szkic');
    expect(Object.keys(work.shown)).toHaveLength(1);
    await desk.act('payment', { sum: '1015', day: '21.11.2026', kind: 'rest', letter: 'on' });
    expect((await next(is.paid)).text).not.toMatch(/DO ZAPŁATY|TO PAY/);
    await desk.act('sent', { carrier: 'inpost', number: '123456789012345678901234' });
    await next(is.sent, '123456789012345678901234', 'https://inpost.pl/');
    expect(await desk.buyer.html(token, locale)).not.toContain('name="review"');
    await desk.act('done', { note: 'Dziękuję!' });
    await next(is.done, 'Dziękuję!');
    for (const letter of letters) {
      expect(letter.html).toContain(`>${is.button}</a>`);
      expect(headerOf(letter, 'From')).toContain('<www@studio.example>');
      expect(headerOf(letter, 'To')).toBe('lucja@poczta.example');
    }
    const page = await desk.buyer.html(token, locale);
    expect(page).toMatch(/<input(?=[^>]*name="stands")(?![^>]*checked)[^>]*type="checkbox"/);
    const said = { token, language: locale, answer: 'review', stands: 'yes' };
    expect((await desk.buyer.send({ ...said, review: ' ' })).status).toBe(422);
    expect((await desk.buyer.send({ ...said, review: '<b>Pięknie</b>,\ndziękuję!' })).status).toBe(303);
    expect(await newLetters()).toEqual([]);
    expect(desk.buyer.office.all('artist').at(-1)?.text).toContain('<b>Pięknie</b>');
    expect(await desk.buyer.html(token, locale)).not.toContain('name="review"');
    // said once
    await desk.buyer.send({ ...said, review: 'Inaczej' });
    expect((await desk.buyer.events()).filter(({ type }) => type === 'review')).toHaveLength(1);
  },
);

/** A done order whose buyer said how it was. */
async function reviewed(stands: object): Promise<void> {
  const token = await desk.buyer.order();
  await desk.act('agree', { price: '100', by: '20.12.2026' });
  await desk.act('done');
  await desk.buyer.send({ token, language: 'pl', answer: 'review', review: 'Pięknie <b>', ...stands });
}

const shownWords = async (): Promise<string> =>
  renderToStaticMarkup(Reviews({ locale: 'en', said: await reviewsIn(desk.storage) }));

test('STATUS-21: the artist puts the words on the site and takes them off; signed with the first name alone', async () => {
  await reviewed({ stands: 'yes' });
  expect(await desk.read()).toContain('Pięknie &lt;b&gt;');
  expect(await shownWords()).toBe('');
  expect((await desk.act('stand', { stands: 'yes' })).statusCode).toBe(303);
  expect(await reviewsIn(desk.storage)).toEqual([{ name: 'Łucja', text: 'Pięknie <b>', language: 'pl' }]);
  expect(await shownWords()).toMatch(/<blockquote lang="pl">Pięknie &lt;b&gt;<\/blockquote><figcaption[^>]*>Łucja</);
  await desk.act('stand', { stands: 'no' });
  expect(await reviewsIn(desk.storage)).toEqual([]);
});

test('STATUS-21: they are a change to publish, even where no table is another', async () => {
  await desk.close();
  const folder = mkdtempSync(join(tmpdir(), 'reviews-'));
  const site = join(folder, '.site/20261125T174000000Z');
  mkdirSync(join(site, 'own'), { recursive: true });
  writeFileSync(join(site, 'built.json'), JSON.stringify({ at: '2026-11-25T17:40:00Z' }));
  symlinkSync('20261125T174000000Z', join(folder, '.site/current'));
  symlinkSync(resolve('content'), join(folder, 'content'));
  desk = await openDesk({ folder });
  await reviewed({ stands: 'yes' });
  const said = messages.pl.desk.publish;
  expect(await desk.page('/publish')).not.toContain(said.reviews);
  await desk.act('stand', { stands: 'yes' });
  expect(await desk.page('/publish')).toContain(said.reviews);
  expect(await desk.page('/publish')).toContain('action="/publish/start"');
  rmSync(folder, { recursive: true });
});

test('STATUS-21: without the tick nobody can put them there', async () => {
  await reviewed({});
  expect(await desk.page(`/orders/${reference}`)).not.toContain('name="stands"');
  expect((await desk.act('stand', { stands: 'yes' })).statusCode).not.toBe(303);
  expect(await reviewsIn(desk.storage)).toEqual([]);
});

test('STATUS-21: what is erased leaves with the next build', async () => {
  await reviewed({ stands: 'yes' });
  await desk.act('stand', { stands: 'yes' });
  const order = await submissionBy(desk.storage, reference);
  await erasePerson(desk.storage, [order?.id ?? '']);
  expect(await reviewsIn(desk.storage)).toEqual([]);
});
