import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checked, copyOfContent } from '@/build/check/planted.fixture';
import { openingNotices } from '@/domain/api';
import { formRequest } from '@/e2e/support/in-process/form-request';
import { receive } from '@/server/http/receive/receive';
import { fieldsIn, ledTo, type OpenDesk, openDesk } from '../../desk.fixture';

let folder: string;
let at: OpenDesk;
beforeAll(async () => {
  folder = copyOfContent();
  at = await openDesk({ folder, variables: { SITE_URL: 'https://studio.example' } });
});
afterAll(async () => {
  await at.close();
  rmSync(folder, { recursive: true });
});

const path = (name: string): string => join(folder, 'data/content', name);
const ownFile = (name: string) => JSON.parse(readFileSync(path(name), 'utf8'));
const text = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&quot;', '"')
    .replace(/\s+/g, ' ');

/** Opens a page, types into its form, and sends it. */
async function save(page: string, typed: Readonly<Record<string, string>>, action = `${page.split('?')[0]}/save`) {
  const fields = fieldsIn(await at.page(page), action);
  for (const name of Object.keys(typed)) if (name.startsWith('v.')) expect(Object.keys(fields)).toContain(name);
  return at.post(`${action}${page.includes('?') ? `?${page.split('?')[1]}` : ''}`, { ...fields, ...typed });
}

test('CONTENT-12: the page of a publication that runs does not reload by itself, and its steps end with it', async () => {
  const note = join(folder, '.site/publication.json');
  mkdirSync(dirname(note), { recursive: true });
  const begun = { pid: process.pid, at: 0, step: 'pages' };
  writeFileSync(note, JSON.stringify(begun));
  const page = await at.page('/publish');
  expect(page).not.toContain('http-equiv');
  expect(page).toContain('<noscript><a class="link" href="/publish">Zobacz, jak daleko</a></noscript>');
  const steps = await at.page('/publish/steps');
  expect(steps).toContain('aria-current="step"');
  expect(page).toContain(`data-steps="/publish/steps">${steps}</div>`);
  writeFileSync(note, JSON.stringify({ ...begun, ended: { ok: true, end: 'shown' } }));
  expect(await at.page('/publish/steps')).toBe('');
  rmSync(note);
});

test.each([
  ['pl', 'Goście znowu widzą stronę opublikowaną 19 listopada o 21:46.'],
  ['en', 'Visitors see the site published 19 November at 21:46 again.'],
] as const)(
  'CONTENT-12: the site that was gone back to is named by its moment in Warsaw (%s)',
  async (language, said) => {
    const note = join(folder, '.site/publication.json');
    const site = Date.UTC(2026, 10, 19, 20, 46);
    writeFileSync(note, JSON.stringify({ pid: process.pid, at: 0, ended: { ok: true, end: 'back', site } }));
    const desk = await openDesk({ folder, language });
    expect(text(await desk.page('/publish'))).toContain(said);
    await desk.close();
    rmSync(note);
  },
);

test('CONTENT-7: a sentence is found by a part of it and changed in both languages; what was not touched stays', async () => {
  const page = '/words?q=galeria+jest+otwarta';
  // with the page where it stands
  expect(text(await at.page(page))).toMatch(/1 zdanie Sklep po polsku .* Sklep po angielsku/);
  const answer = await save(page, { 'v.sentences.shop.pausedP.pl': 'Zostaw adres.' });
  expect([answer.statusCode, ledTo(answer)]).toEqual([303, page]);
  expect(ownFile('messages/pl.json')).toEqual({ shop: { pausedP: 'Zostaw adres.' } });
  expect(existsSync(path('messages/en.json'))).toBe(false);
  await save('/words?q=zostaw+adres', { 'v.sentences.shop.pausedP.en': 'Leave your address.' });
  expect(ownFile('messages/en.json')).toEqual({ shop: { pausedP: 'Leave your address.' } });
  expect(text(await at.page('/words?q=nie+ma+takiego+zdania'))).toContain('Nigdzie na stronie tego nie ma.');
});

test('CONTENT-7: a sentence is found by its page, too, and changed there', async () => {
  const page = await at.page('/words');
  expect(text(page)).toMatch(/Sklep \d+ tekst/);
  const shop = await at.page('/words/shop');
  expect(shop).toContain('href="/words/shop/shop.intro"');
  expect(shop).not.toContain('banner');
  expect(shop).not.toContain('<textarea');
  // what else stands there is changed elsewhere
  for (const screen of ['/works', '/prices'])
    expect(shop).toMatch(new RegExp(`<a class="row-name[^"]*" href="${screen}"`));
  const one = '/words/shop/shop.h';
  const answer = await save(one, { 'v.sentences.shop.h.pl': 'Kram' });
  expect([answer.statusCode, ledTo(answer), ownFile('messages/pl.json').shop.h]).toEqual([303, one, 'Kram']);
});

test('CONTENT-7: a sentence is read with examples of what the site puts in, and kept with its names', async () => {
  const number = '/words/shop/shop.paused';
  expect(await at.page(number)).toContain('>Sklep na przerwie do {7 stycznia}.</textarea>');
  await save(number, { 'v.sentences.shop.paused.pl': 'Przerwa do {7 stycznia}!' });
  expect(ownFile('messages/pl.json').shop.paused).toBe('Przerwa do {date}!');
  // a number has its forms, each a sentence
  const photos = '/words/order/status.photos';
  expect(await at.page(photos)).toContain('>{2} zdjęcia</textarea>');
  await save(photos, { 'v.sentences.status.photos.pl.one': 'jedno zdjęcie' });
  expect(ownFile('messages/pl.json').status.photos).toBe(
    '{n, plural, one {jedno zdjęcie} few {# zdjęcia} many {# zdjęć} other {# zdjęcia}}',
  );
  expect(ownFile('messages/en.json').status).toBeUndefined();
});

test('CONTENT-7: sections of documents stand among the pages', async () => {
  expect(await at.page('/words')).toContain('href="/words/privacy"');
  const [, section] = /href="(\/words\/regulations\/\d+)"/.exec(await at.page('/words/regulations')) ?? [];
  expect(section).toBe('/words/regulations/0');
  expect(await at.page('/words/regulations/0')).toMatch(/name="v\.regulations\.sections\.0\.blocks\.0\.pl"/);
  for (const nowhere of ['/words/elsewhere', '/words/shop/banner.h', '/words/regulations/99'])
    expect((await at.get(nowhere)).statusCode).toBe(404);
});

test('CONTENT-7: prices, particulars, terms and lessons are typed as one types amounts and days', async () => {
  const oil = 'v.prices.prices.portraits.oil.one.a3';
  expect((await save('/prices?type=portraits&technique=oil', { [oil]: '720 zł' })).statusCode).toBe(303);
  // byte by byte as edited by hand
  const before = JSON.parse(readFileSync('content/prices.json', 'utf8')).prices.portraits.oil.one;
  const row = (a3: number): string =>
    JSON.stringify({ ...before, a3 })
      .slice(1, -1)
      .replaceAll(/[:,]/g, '$& ');
  const sample = readFileSync('content/prices.json', 'utf8');
  expect(sample).toContain(row(before.a3));
  const byHand = sample.replace('"../generated', '"../../generated').replace(row(before.a3), row(72_000));
  expect(readFileSync(path('prices.json'), 'utf8')).toBe(byHand);
  await save('/me', { 'v.particulars.phone': '+48 600 700 800', 'v.particulars.seller.taxId': '8790000003' });
  await save('/me', { 'v.particulars.name': 'Ola Nowak', 'v.particulars.logo.pl.0.text': 'Atelier' });
  expect(ownFile('artist.json')).toMatchObject({
    phone: '+48 600 700 800',
    name: 'Ola Nowak',
    seller: { taxId: '8790000003' },
  });
  // empty again is none
  for (const [typed, days] of [
    ['3 dni', 3],
    ['', null],
  ] as const) {
    await save('/me', { 'v.particulars.reminderDays': typed });
    expect(ownFile('artist.json').reminderDays).toBe(days);
  }
  // the parts of a logo stand beside each other
  expect(ownFile('artist.json').logo.pl[0].text).toBe('Atelier ');
  const itself = { 'v.terms.automaticOffers.file': 'no' };
  await save('/prices', {
    'v.terms.groszePerEuro': '4,25',
    'v.terms.delivery.pl': '29,50 zł',
    'v.terms.christmas.portraits': '28.11',
    ...itself,
  });
  expect(ownFile('terms.json')).toMatchObject({
    groszePerEuro: 425,
    delivery: { pl: 2950 },
    christmas: { portraits: '11-28' },
    automaticOffers: { file: false, print: true },
  });
});

test.each<readonly [page: string, typed: Readonly<Record<string, string>>, said: string]>([
  [
    '/prices?type=portraits&technique=oil',
    { 'v.prices.prices.portraits.oil.one.a4': '39' },
    'Teraz jest 520,00 zł, a ma być 39,00 zł. To nie pomyłka?',
  ],
  [
    '/prices?type=portraits&technique=oil',
    { 'v.prices.prices.portraits.oil.one.a4': '5' },
    'To mniej niż najniższa możliwa cena',
  ],
  [
    '/prices?type=portraits&technique=oil',
    { 'v.prices.prices.portraits.oil.one.a4': 'dużo' },
    'Nie rozumiem tej kwoty.',
  ],
  ['/me', { 'v.particulars.email': 'anna' }, 'To nie jest adres e-mail'],
  ['/me', { 'v.particulars.phone': 'abc' }, 'To nie jest numer telefonu'],
  ['/me', { 'v.particulars.seller.taxId': '879-000-00-00' }, 'Ten NIP ma gdzieś pomyłkę'],
  ['/me', { 'v.particulars.depositPercent': 'trochę' }, 'To nie jest liczba.'],
  ['/me', { 'v.particulars.reminderDays': 'wcale' }, 'To nie jest liczba.'],
  ['/words/shop/shop.paused', { 'v.sentences.shop.paused.pl': 'Sklep śpi.' }, 'zostaw {7 stycznia}, razem z nawiasami'],
])('CONTENT-7: on %s %j changes nothing and says why beside the field, once', async (page, typed, said) => {
  const before = ['prices.json', 'artist.json', 'messages/pl.json'].map(
    (name) => existsSync(path(name)) && ownFile(name),
  );
  const answer = await save(page, typed);
  expect([answer.statusCode, text(answer.body).split(said).length]).toEqual([422, 2]);
  const [[name, value] = ['', '']] = Object.entries(typed);
  const tag = new RegExp(`<(?:input|textarea)[^>]* name="${name.replaceAll('.', '\\.')}"[^>]*>`).exec(answer.body)?.[0];
  expect(tag).toContain('aria-invalid="true"');
  expect(fieldsIn(answer.body, `${page.split('?')[0]}/save`)[name]).toBe(value);
  expect(
    ['prices.json', 'artist.json', 'messages/pl.json'].map((each) => existsSync(path(each)) && ownFile(each)),
  ).toEqual(before);
});

test('CONTENT-8: prices that are ten times off are taken once each is said to be meant, and what is typed anew is asked anew', async () => {
  const page = '/prices?type=portraits&technique=oil';
  const [id, other] = ['prices.prices.portraits.oil.one.a4', 'prices.prices.portraits.oil.two.a4'];
  const typed = { [`v.${id}`]: '39', [`v.${other}`]: '55' };
  const asked = await save(page, typed);
  expect(asked.body).toMatch(new RegExp(`<button[^>]* value="v.${id}=3900"`));
  const half = await save(page, { ...typed, sure: `v.${id}=3900` });
  expect([half.statusCode, half.body]).toEqual([
    422,
    expect.stringContaining(`<input type="hidden" name="sure" value="v.${id}=3900"/>`),
  ]);
  expect((await save(page, { [`v.${id}`]: '38', sure: `v.${id}=3900` })).statusCode).toBe(422);
  expect((await save(page, { [`v.${id}`]: '39', sure: `v.${id}=3900` })).statusCode).toBe(303);
  expect(ownFile('prices.json').prices.portraits.oil.one.a4).toBe(3900);
});

test('a value that was changed by hand meanwhile is not overwritten, and another of the same page is', async () => {
  const fields = fieldsIn(await at.page('/me'), '/me/save');
  writeFileSync(path('artist.json'), JSON.stringify({ ...ownFile('artist.json'), phone: '+48 600 111 222' }));
  const answer = await at.post('/me/save', { ...fields, 'v.particulars.phone': '+48 600 333 444' });
  expect([answer.statusCode, text(answer.body)]).toEqual([409, expect.stringContaining('Niczego nie nadpisano')]);
  expect(ownFile('artist.json').phone).toBe('+48 600 111 222');
  expect((await at.post('/me/save', { ...fields, 'v.particulars.name': 'Anna Nowak' })).statusCode).toBe(303);
  expect(ownFile('artist.json')).toMatchObject({ phone: '+48 600 111 222', name: 'Anna Nowak' });
});

test('CONTENT-9: closed until a day, with a list, and open again', async () => {
  const set = (typed: Readonly<Record<string, string>>) => save('/prices', typed);
  expect((await set({ 'state-lessons': 'closed', 'date-lessons': '2027-01-15' })).statusCode).toBe(303);
  expect(ownFile('services.json')).toMatchObject({
    services: { lessons: 'closed' },
    nextFree: { lessons: '2027-01-15' },
  });
  await set({
    'state-portraits': 'waiting',
    'date-portraits': '2027-03',
    'state-shop': 'closed',
    'date-shop': '7.1.2027',
  });
  expect(ownFile('services.json').shopRest).toEqual({ resting: true, until: '2027-01-07' });
  // opened again, the day of before is gone; the others stay
  await set({ 'state-shop': 'open' });
  expect(ownFile('services.json')).toMatchObject({
    shopRest: { resting: false, until: null },
    services: { portraits: 'waiting' },
    nextFree: { portraits: '2027-03', lessons: '2027-01-15' },
  });
  const bad = await set({ 'state-shop': 'closed', 'date-shop': '2027-01', 'date-portraits': '1.01.2026' });
  expect([bad.statusCode, text(bad.body)]).toEqual([422, expect.stringContaining('w dniu, nie w miesiącu')]);
  expect(text(bad.body)).toContain('Tego dnia nie ma albo minął');
});

test('CONTENT-7: prices, terms and services are one form: what was typed anywhere on the page is saved at once, and all of it or nothing', async () => {
  const fields = fieldsIn(await at.page('/prices'), '/prices/save');
  const [price, weeks] = ['v.prices.prices.portraits.pencil.one.a4', 'v.terms.weeks.portraits'];
  const typed = { ...fields, [price]: '233', [weeks]: '6', 'state-posters': 'closed', 'date-posters': '1.2.2027' };
  const answer = await at.post('/prices/save', { ...typed, [weeks]: 'kilka' });
  expect([answer.statusCode, ownFile('services.json').services.posters]).toEqual([422, 'open']);
  expect(fieldsIn(answer.body, '/prices/save')).toMatchObject({ [price]: '233', 'date-posters': '1.2.2027' });
  const saved = await at.post('/prices/save', typed);
  expect(text(await at.page(String(saved.headers.location)))).toContain('Zapisano 3 zmiany.');
  expect(ownFile('prices.json').prices.portraits.pencil.one.a4).toBe(23_300);
  expect([ownFile('terms.json').weeks.portraits, ownFile('services.json').nextFree.posters]).toEqual([6, '2027-02-01']);
  // the page that another tab still shows opens nothing again, and closes nothing on the way
  expect((await at.post('/prices/save', { ...fields, 'state-posters': 'waiting' })).statusCode).toBe(409);
  expect((await at.post('/prices/save', { ...fields, [price.replace('a4', 'a3')]: '301' })).statusCode).toBe(303);
  expect(ownFile('services.json').services.posters).toBe('closed');
  await save('/prices', { 'state-posters': 'open' });
});

test('CONTENT-9: a letter goes to all who asked, each once, in their language, when visitors see that it is open', async () => {
  const asking = [
    ['ola@poczta.example', 'lessons', 'pl'],
    ['tom@post.example', 'lessons', 'en'],
    ['ewa@poczta.example', 'posters', 'pl'],
  ];
  for (const [email, service, language] of asking)
    await receive(
      openingNotices,
      await formRequest(openingNotices, { fields: { email, service, language } }),
      at.buyer.office.studio.effects,
    );
  expect(text(await at.page('/prices'))).toContain('2 osoby proszą o wiadomość');
  expect((await at.post('/prices/tell/lessons/send', {})).body).toContain('To jest jeszcze zamknięte.');
  await save('/prices', { 'state-lessons': 'open' });
  const letter = text(await at.page('/prices/tell/lessons'));
  for (const part of ['Znów otwarte: lekcje', 'Open again: lessons', 'ola@poczta.example', 'Wyślij 2 listy'])
    expect(letter).toContain(part);
  expect(ledTo(await at.post('/prices/tell/lessons/send', {}))).toBe('/prices');
  expect(text(await at.page('/prices/tell/lessons'))).not.toContain('ola@poczta.example');
  await at.buyer.office.post(at.buyer.effects().now());
  const letters = at.buyer.office.all('buyer').filter(({ subject }) => /^(Znów otwarte|Open again)/.test(subject));
  expect(letters.map(({ subject }) => subject).toSorted()).toEqual([
    'Open again: lessons, Werniks Studio',
    'Znów otwarte: lekcje, Pracownia Werniks',
  ]);
  expect(letters.map(({ text: body }) => body).join()).toContain('https://studio.example/form/lessons');
});

test('CONTENT-7: a slip in one file costs the screen that reads it; Today, Site and Publication show the rest, with the file above', async () => {
  buildSite('20261124T174000000Z');
  const before = readFileSync(path('artist.json'));
  writeFileSync(path('artist.json'), '{\n  "phone" "1"\n}\n');
  const answers = await Promise.all(['/me', '/', '/site', '/publish', '/works', '/queue'].map((page) => at.get(page)));
  writeFileSync(path('artist.json'), before);
  rmSync(join(folder, '.site'), { recursive: true });
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([500, 200, 200, 200, 200, 200]);
  for (const { body } of answers.slice(0, 4)) expect(text(body)).toMatch(/artist\.json: Nie da się odczytać/);
});

test('CONTENT-3: what a form names that is not there is no change', async () => {
  const fields = { to: '/me', 'v.particulars.nothing': 'a', 'was.v.particulars.nothing': 'b' };
  const answer = await at.post('/me/save', fields);
  expect([answer.statusCode, text(answer.body)]).toEqual([422, expect.stringContaining('Nic się nie zmieniło.')]);
});

test('CONTENT-10: a table is marked as a sample until the artist says that it is ownFile', async () => {
  const samples = async () => (await checked(folder)).notes.map(({ sample }) => sample);
  expect(await samples()).toEqual(expect.arrayContaining(['prices', 'portraits']));
  await save('/prices?type=portraits&technique=oil', { 'v.prices.sample': 'no' });
  expect(ownFile('prices.json').sample).toBe(false);
  expect(await samples()).not.toContain('prices');
});

/** A site as it was built with the tables of now. */
function buildSite(name: string): void {
  const site = join(folder, '.site', name);
  rmSync(join(folder, '.site/current'), { force: true });
  mkdirSync(join(site, 'own'), { recursive: true });
  symlinkSync(name, join(folder, '.site/current'));
  writeFileSync(join(site, 'built.json'), JSON.stringify({ at: '2026-11-25T17:40:00Z' }));
  for (const file of ['artist.json', 'prices.json', 'services.json', 'messages/pl.json']) {
    mkdirSync(dirname(join(site, 'own', file)), { recursive: true });
    if (existsSync(path(file))) writeFileSync(join(site, 'own', file), readFileSync(path(file)));
  }
}

test('CONTENT-12: what visitors do not see yet stands in plain words, each leads to its screen, and all are taken back at once', async () => {
  buildSite('20261125T174000000Z');
  rmSync(path('terms.json'), { force: true });
  rmSync(path('messages/en.json'), { force: true });
  expect(text(await at.page('/publish'))).toContain('Goście widzą wszystko');
  const bytes = readFileSync(path('artist.json'));
  await save('/me', { 'v.particulars.phone': '+48 600 999 888' });
  await save('/prices', { 'state-posters': 'waiting' });
  await save('/words?q=zostaw+adres', { 'v.sentences.shop.pausedP.pl': 'Zostaw adres, napiszę.' });
  const page = text(await at.page('/publish'));
  for (const part of [
    '3 zmiany',
    'Telefon',
    'było: +48 600 111 222 teraz: +48 600 999 888',
    'było: otwarte teraz: na listę',
    'po angielsku jeszcze po staremu',
  ])
    expect(page).toContain(part);
  expect(text(await at.page('/'))).toContain('Na stronie jeszcze tego nie ma 3 zmiany');
  expect(text(await at.page('/site'))).toContain('3 zmiany czekają na opublikowanie.');
  expect(text(await at.page('/words'))).toMatch(/Sklep \d+ tekst\p{L}*, 1 zmieniony/u);
  expect(text(await at.page('/words/shop')).match(/zmieniony, jeszcze nieopublikowany/g)).toHaveLength(1);
  // each leads to its screen
  for (const to of ['/me', '/prices#services', '/words/shop/shop.pausedP'])
    expect(await at.page('/publish')).toContain(`<a class="row-name strong" href="${to}">`);
  // but for a file that no screen changes
  writeFileSync(path('other.json'), '{"one":1}');
  expect(await at.page('/publish')).toContain('<p class="strong">Plik other.json</p>');
  rmSync(path('other.json'));
  expect((await at.post('/publish/put-back', {})).statusCode).toBe(303);
  expect(text(await at.page('/publish'))).toContain('Goście widzą wszystko');
  expect(readFileSync(path('artist.json'))).toEqual(bytes);
  expect((await at.post('/publish/back', { site: '../..' })).statusCode).toBe(409);
});

test('the seven steps to a site of her own say what is done and what is left', async () => {
  const page = text(await at.page('/start'));
  // the prices were marked as the artist's own, and nothing waits to be published
  expect(page).toContain('Zrobione 2 z 7');
  expect(page).toMatch(
    /Ceny , zrobione .*186 przykładów do zastąpienia|186 przykładów do zastąpienia.*Ceny , zrobione/,
  );
  expect(text(await at.page('/site'))).toContain('5 kroków zostało');
});

test('CONTENT-7: what the artist’s own file lacks because it is older can be typed as well', async () => {
  const { euroAccount: _, reminderDays: __, ...older } = JSON.parse(readFileSync('content/artist.json', 'utf8'));
  writeFileSync(path('artist.json'), JSON.stringify(older));
  await save('/me', { 'v.particulars.reminderDays': '3', 'v.particulars.euroAccount': 'DE89 3704 0044 0532 0130 00' });
  expect(ownFile('artist.json')).toMatchObject({ reminderDays: 3, euroAccount: 'DE89 3704 0044 0532 0130 00' });
});

test('CONTENT-10: numbers with check digits say by which they are judged while they are typed', async () => {
  const page = await at.page('/me');
  const judged = [...page.matchAll(/<input[^>]* name="v\.particulars\.([\w.]+)"[^>]*>/g)]
    .map(([tag, name]) => [name, / data-judge="(\w+)"/.exec(tag)?.[1]])
    .filter(([, by]) => by);
  expect(judged).toEqual(
    expect.arrayContaining([
      ['bankAccount', 'account'],
      ['seller.taxId', 'tax'],
    ]),
  );
});
