import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { sql } from 'kysely';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { copyOfContent } from '@/build/check/planted.fixture';
import { categoryPage } from '@/components/pages/category-page';
import { artworks } from '@/content/artworks';
import { undoMs } from '@/domain/order/undo';
import { goneWork } from '@/server/storage/queries/gone-works';
import { fieldsIn, fileNamed, ledTo, type OpenDesk, openDesk } from '../../desk.fixture';
import { reference } from '../../order-page.fixture';

jest.setTimeout(60_000);

let folder: string;
let desk: OpenDesk;
let photo: Buffer;
beforeAll(async () => {
  folder = copyOfContent();
  // the samples are all there is: what is written can be held against what stood there
  desk = await openDesk({ folder, variables: { CONTENT_DIR: 'content' } });
  // as a camera leaves it: lying on its side, with a note of where it was taken; behind its end stands a script
  const exif = { IFD0: { Copyright: 'canary of the camera' } };
  const pixels = { width: 2000, height: 1600, channels: 3, background: '#a0522d' } as const;
  const taken = await sharp({ create: pixels }).jpeg().withMetadata({ orientation: 6, exif }).toBuffer();
  photo = Buffer.concat([taken, Buffer.from('<script>alert("canary")</script>')]);
});
afterAll(async () => {
  await desk.close();
  rmSync(folder, { recursive: true });
});

const at = (path: string): string => join(folder, path);
const read = (path: string): string => readFileSync(at(path), 'utf8');
const text = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('\u00a0', ' ')
    .replace(/\s+/g, ' ');
const waiting = () =>
  readdirSync(join(desk.settings.dataFolder, 'desk/new-works')).filter((name) => !name.includes('.'));
const table = 'content/artworks/landscapes.json';

/** The files of content and of the desk that still hold what only the photo as it was sent held. */
const tainted = (): readonly string[] =>
  [at('content'), desk.settings.dataFolder]
    .flatMap((place) => readdirSync(place, { recursive: true, encoding: 'utf8' }).map((name) => join(place, name)))
    .filter((path) => !path.endsWith('.aside') && statSync(path).isFile() && readFileSync(path).includes('canary'));

/** What a browser takes for a picture and for nothing else, without what was sent beside the picture. */
async function expectPicture(path: string): Promise<void> {
  const { headers, rawPayload } = await desk.get(path);
  expect(headers).toMatchObject({ 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff' });
  expect(rawPayload.includes('canary')).toBe(false);
}

const facts = {
  room: 'landscapes',
  'title-pl': 'Żółta łąka',
  'title-en': 'Yellow meadow',
  'technique-pl': 'akryl na płótnie',
  'technique-en': '',
  'alt-pl': 'Łąka pełna żółtych kwiatów, nad nią szerokie, jasne niebo z kilkoma chmurami.',
  'alt-en': 'A meadow full of yellow flowers below a wide, bright sky with a few clouds.',
  width: '64',
  height: '',
  year: '2026',
  sells: 'none',
  price: '',
  state: 'available',
};

/** The photo with a byte more: what has the same bytes waits once. */
const another = (n: number): Buffer => Buffer.concat([photo, Buffer.from([n])]);

const upload = (...photos: readonly (readonly [name: string, bytes: Buffer])[]) =>
  desk.post('/works/upload', { photos: photos.map((photo) => fileNamed(...photo)) });

const add = (typed: Readonly<Record<string, string>>) =>
  desk.post('/works/new/add', { ...facts, photo: waiting()[0] ?? '', ...typed });

const head = '  "works": [\n';
/** As somebody writes it who edits the table by hand. */
const byHand = (day: string) => `${head}    {
      "id": 2030,
      "image": "landscapes/yellow-meadow.webp",
      "sample": false,
      "slug": { "pl": "zolta-laka", "en": "yellow-meadow" },
      "title": { "pl": "Żółta łąka", "en": "Yellow meadow" },
      "technique": { "pl": "akryl na płótnie", "en": "acrylic on canvas" },
      "year": 2026,
      "sizeCm": { "width": 64, "height": 80 },
      "alt": {
        "pl": "Łąka pełna żółtych kwiatów, nad nią szerokie, jasne niebo z kilkoma chmurami.",
        "en": "A meadow full of yellow flowers below a wide, bright sky with a few clouds."
      },
      "added": "${day}"
    },
`;

test('CONTENT-1: a work is added first, as by hand, upright and without what the camera noted or a script that its photo carries', async () => {
  const before = read(table);
  expect(ledTo(await upload(['one.jpg', photo]))).toBe('/works/new');
  expect(text(await desk.page('/works/new'))).toContain('Do opisania: 1');
  await expectPicture(`/works/new/${waiting()[0]}/picture`);
  const answer = await add({});
  expect([answer.statusCode, ledTo(answer)]).toEqual([303, '/works?room=landscapes']);
  const day = /"added": "([\d-]+)"/.exec(read(table))?.[1] ?? '';
  expect(read(table)).toBe(before.replace(head, () => byHand(day)));
  expect(waiting()).toEqual([]);

  const bytes = readFileSync(at('content/images/landscapes/yellow-meadow.webp'));
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 2000 });
  expect(tainted()).toEqual([]);
  for (const picture of ['picture', 'original']) await expectPicture(`/works/2030/${picture}`);
  expect(JSON.parse(read('content/ids.json')).artworks[2030].slug).toEqual({ pl: 'zolta-laka', en: 'yellow-meadow' });
});

test('CONTENT-6: a new work asks first for what it cannot hang without; the rest is folded until something there is wrong', async () => {
  await upload(['one.jpg', photo]);
  const page = load(await desk.page('/works/new'));
  expect(page('form#new').find('input[type=text], textarea').not('details *').length).toBe(9);
  const folded = async (typed: object) => {
    const sent = { ...facts, photo: waiting()[0] ?? '', ...typed };
    const fold = load(await desk.follow('/works/new/add', sent))('details[name=more]');
    return [fold.is('[open]'), fold.find('[aria-invalid]').attr('name')];
  };
  expect(await folded({ 'title-pl': '' })).toEqual([false, undefined]);
  expect(await folded({ sells: 'original', price: 'dużo' })).toEqual([true, 'price']);
});

/** The work's form as its page shows it, with what is typed. */
async function save(id: number, typed: Readonly<Record<string, string>>) {
  const fields = fieldsIn(await desk.page(`/works/${id}`), `/works/${id}/save`);
  return desk.post(`/works/${id}/save`, { ...fields, ...typed });
}

test('CONTENT-2: an original is put into the shop, priced, sold, made free and taken down; its numbers are never given again', async () => {
  const shop = read('content/shop.json');
  const row = () => read('content/shop.json').match(/\{ "number": 7, "artwork": 2030.*\}/)?.[0];
  expect((await save(2030, { sells: 'original', price: '1 900' })).statusCode).toBe(303);
  expect(row()).toBe('{ "number": 7, "artwork": 2030, "price": 190000, "delivers": "original", "state": "available" }');
  expect(text(await desk.page('/works/2030'))).toContain('oryginał, 1 900,00 zł');
  await save(2030, { price: '449,99', state: 'sold' });
  expect(row()).toBe('{ "number": 7, "artwork": 2030, "price": 44999, "delivers": "original", "state": "sold" }');
  expect(text(await desk.page('/works?room=landscapes&show=sold'))).toContain('Żółta łąka sprzedana');
  const gone = await desk.follow('/works/2030/take-down', {});
  expect(text(gone)).toContain('Zdjęto: Żółta łąka.');
  expect([read('content/shop.json'), existsSync(at('content/images/landscapes/yellow-meadow.webp'))]).toEqual([
    shop,
    false,
  ]);

  await upload(['one.jpg', photo]);
  await add({ sells: 'original', price: '10' });
  const [again] = JSON.parse(read(table)).works;
  expect([again.id, again.slug.pl]).toEqual([2031, 'zolta-laka-2']);
  expect(read('content/shop.json')).toContain('{ "number": 8, "artwork": 2031, "price": 1000,');
});

test('CONTENT-5: a work says in both languages where it hangs and what it is, until that is emptied', async () => {
  const work = () => JSON.parse(read(table)).works.find(({ id }: { id: number }) => id === 2018);
  const said = { 'place-pl': 'Hel', 'place-en': '', 'about-pl': 'Wiało. Mało widać.', 'about-en': 'It blew.' };
  expect((await save(2018, { ...said, state: 'for-sale' })).statusCode).toBe(303);
  expect(work()).toMatchObject({
    state: 'for-sale',
    place: { pl: 'Hel', en: 'Hel' },
    about: { pl: 'Wiało. Mało widać.', en: 'It blew.' },
  });
  expect(await goneWork(desk.storage, 2018)).toBeUndefined();
  // what is typed in one language alone is kept
  await save(2018, { 'place-pl': '', 'place-en': 'At home' });
  expect(work().place).toEqual({ pl: 'At home', en: 'At home' });
  await save(2018, { 'place-pl': '', 'place-en': '', 'about-pl': '', 'about-en': '', state: 'available' });
  expect(Object.keys(work()).filter((key) => ['state', 'place', 'about'].includes(key))).toEqual([]);
});

test('CONTENT-5: a work is sold whatever the shop holds, and stands on rails as an example', async () => {
  const work = () => JSON.parse(read(table)).works.find(({ id }: { id: number }) => id === 2018);
  // its file is for sale: that stays so
  const before = JSON.parse(read('content/shop.json')).pictures.find(
    ({ artwork }: { artwork: number }) => artwork === 2018,
  );
  await desk.buyer.order();
  const wrong = await save(2018, { state: 'sold', reference: '2026-9999-XX', paid: 'dużo' });
  expect(wrong.statusCode).toBe(422);
  for (const said of ['Nie ma zamówienia o tym numerze.', 'Nie rozumiem tej kwoty.'])
    expect(text(wrong.body)).toContain(said);
  const sold = await save(2018, { state: 'sold', reference, paid: '1 200', soldOn: '2026-11-20' });
  expect(sold.statusCode).toBe(303);
  expect(await desk.page(String(sold.headers.location))).toContain('action="/publish/start"');
  expect(work().state).toBe('sold');
  // with the orders, and never in a file that is published
  expect(await goneWork(desk.storage, 2018)).toMatchObject({
    state: 'sold',
    reference,
    grosze: 120_000,
    at: Date.parse('2026-11-20T12:00Z'),
  });
  expect(await desk.page('/works/2018')).toMatch(new RegExp(`name="reference"[^>]*value="${reference}"`));
  expect(JSON.parse(read('content/shop.json')).pictures).toContainEqual(before);
  // the same, put back to what visitors see, and that taken back
  const site = at('.site/20261125T174000000Z');
  mkdirSync(join(site, 'content'), { recursive: true });
  writeFileSync(join(site, 'built.json'), JSON.stringify({ at: '2026-11-25T17:40:00Z' }));
  symlinkSync('20261125T174000000Z', at('.site/current'));
  for (const name of readdirSync(at('content')).filter((each) => each !== 'images'))
    cpSync(at(`content/${name}`), join(site, 'own', name), { recursive: true });
  symlinkSync(at('content/images'), join(site, 'content/images'));
  await save(2018, { state: 'available' });
  expect(await goneWork(desk.storage, 2018)).toBeUndefined();
  const undo = fieldsIn(await desk.follow('/publish/put-back', {}), '/publish/undo');
  expect([work().state, await goneWork(desk.storage, 2018)]).toMatchObject(['sold', { state: 'sold' }]);
  expect(text(await desk.follow('/publish/undo', undo))).toContain('Cofnięte.');
  expect([work().state, await goneWork(desk.storage, 2018)]).toEqual([undefined, undefined]);
  rmSync(at('.site'), { recursive: true });
  await save(2018, { state: 'available', rails: 'posters' });
  expect(work().state).toBeUndefined();
  expect(await goneWork(desk.storage, 2018)).toBeUndefined();
  expect(JSON.parse(read('content/shop.json')).posters).toContainEqual(expect.objectContaining({ artwork: 2018 }));
});

test.each([
  ['of 300 letters', 'Łąka '.repeat(60).trim(), `${'laka-'.repeat(20)}`.slice(0, -1)],
  ['of one word', 'ß'.repeat(300), 's'.repeat(100)],
])('CONTENT-1: a title %s is kept whole, and its picture and address have a part of it', async (_, title, slug) => {
  await upload(['long.jpg', another(title.length)]);
  expect((await add({ 'title-pl': title, 'title-en': '' })).statusCode).toBe(303);
  const [work] = JSON.parse(read(table)).works;
  expect(work).toMatchObject({ title: { pl: title }, slug: { pl: slug }, image: `landscapes/${slug}.webp` });
  await desk.post(`/works/${work.id}/take-down`, {});
});

test('CONTENT-5: a sale that cannot be noted or written is none, with the orders and in the table; two presses are one', async () => {
  const work = () => JSON.parse(read(table)).works.find(({ id }: { id: number }) => id === 2018);
  const state = async () => [work().state, (await goneWork(desk.storage, 2018))?.state];
  const sale = { state: 'sold', paid: '1 200' };
  const paid = /name="paid"[^>]*value="1 200"/;
  await sql`pragma query_only = on`.execute(desk.storage);
  const unnoted = await save(2018, sale);
  await sql`pragma query_only = off`.execute(desk.storage);
  expect([unnoted.statusCode, unnoted.body]).toEqual([503, expect.stringMatching(paid)]);
  expect(await state()).toEqual([undefined, undefined]);
  // as on a full disk
  mkdirSync(at('content/.changing/list.json.unfinished'));
  const unwritten = await save(2018, sale);
  rmSync(at('content/.changing/list.json.unfinished'), { recursive: true });
  expect([unwritten.statusCode, unwritten.body]).toEqual([503, expect.stringMatching(paid)]);
  expect(await state()).toEqual([undefined, undefined]);
  const fields = fieldsIn(await desk.page('/works/2018'), '/works/2018/save');
  await Promise.all([1, 2].map(() => desk.post('/works/2018/save', { ...fields, ...sale })));
  expect(await state()).toEqual(['sold', 'sold']);
  await save(2018, { state: 'available' });
}, 120_000);

/** A crop as its form sends it. */
const cropFields = (turn: number, x: number, y: number, width: number, height: number) => ({
  'crop-turn': `${turn}`,
  'crop-x': `${x}`,
  'crop-y': `${y}`,
  'crop-width': `${width}`,
  'crop-height': `${height}`,
});

test.each<readonly [typed: Readonly<Record<string, string>>, field: string, said: string]>([
  [{ 'title-pl': ' ' }, 'title-pl', 'Praca potrzebuje tytułu'],
  [{ 'alt-pl': 'Łąka.' }, 'alt-pl', 'co najmniej trzy słowa'],
  [{ year: '26' }, 'year', 'To nie jest rok.'],
  [{ width: 'duży' }, 'width', 'To nie są wymiary.'],
  [{ width: '80', height: '64' }, 'width', 'Odwrotnie, 64 × 80 cm'],
  [{ width: '64', height: '75' }, 'width', 'Przytnij zdjęcie do 64 × 75 cm'],
  [{ sells: 'original', price: 'dużo' }, 'price', 'Nie rozumiem tej kwoty.'],
  [{ sells: 'original', price: '9,99' }, 'price', 'To mniej niż najniższa możliwa cena, 10,00 zł.'],
  [cropFields(0, 120, 0, 50, 50), 'crop-turn', 'wychodzi poza zdjęcie'],
  [{ ...cropFields(0, 0, 0, 20, 20), width: '40' }, 'crop-turn', 'co najmniej 1600 px'],
])('CONTENT-3: a new work with %j is not written, and why stands beside %s, once', async (typed, field, said) => {
  await upload(['one.jpg', photo]);
  const before = [read(table), read('content/ids.json'), read('content/shop.json'), waiting()];
  const { statusCode, body } = await add(typed);
  expect([statusCode, text(body).split(said).length]).toEqual([422, 2]);
  expect(new RegExp(`<(?:input|textarea)[^>]* name="${field}"[^>]*>`).exec(body)?.[0]).toContain('aria-invalid="true"');
  expect([read(table), read('content/ids.json'), read('content/shop.json'), waiting()]).toEqual(before);
  await desk.post('/works/new/drop', { photo: waiting()[0] ?? '' });
});

test('CONTENT-15: a start removes the part of a photo that a killed desk has left, and none that is still written', async () => {
  const other = await openDesk();
  const place = join(other.settings.dataFolder, 'desk/new-works');
  mkdirSync(place, { recursive: true });
  const names = ['1764000000000-000', '1764000000000-001.unfinished', '1764000000000-002.unfinished'];
  for (const name of names) writeFileSync(join(place, name), photo);
  const old = (Date.now() - 2 * 60 * 60 * 1000) / 1000;
  for (const name of names.slice(0, 2)) utimesSync(join(place, name), old, old);
  await other.get('/');
  const left = readdirSync(place);
  await other.close();
  expect(left).toEqual([names[0], names[2]]);
});

test('CONTENT-6: a photo is cropped to its canvas in one tap; the next work is proposed from the last; its English is known or marked', async () => {
  await upload(['one.jpg', photo], ['two.jpg', another(2)]);
  await add({ 'title-pl': 'Pole', 'title-en': '', 'alt-en': '', width: '64', height: '75', crop: 'middle' });
  const [work] = JSON.parse(read(table)).works;
  expect(work).toMatchObject({
    sizeCm: { width: 64, height: 75 },
    title: { pl: 'Pole', en: 'Pole' },
    technique: { en: 'acrylic on canvas' },
  });
  expect(await sharp(at(`content/images/${work.image}`)).metadata()).toMatchObject({ width: 1600, height: 1875 });
  const next = await desk.page('/works/new');
  expect(next).toMatch(/name="technique-en"[^>]*value="acrylic on canvas"/);
  expect(next).toMatch(/name="room"[^>]*checked=""[^>]*value="landscapes"|value="landscapes"[^>]*checked/);
  expect(text(await desk.page(`/works/${work.id}`))).toContain('2 teksty czekają na angielski');
  expect(text(await desk.page('/works?room=landscapes&show=english'))).toContain('Pole');
  await desk.post('/works/new/drop', { photo: waiting()[0] ?? '' });
});

test('CONTENT-14: a photo is cropped and turned by numbers that are kept, and later otherwise, from the photo as it was', async () => {
  await upload(['one.jpg', photo]);
  await add({ 'title-pl': 'Kadr', 'title-en': 'Frame', width: '40', ...cropFields(0, 10, 0, 80, 100) });
  const work = () => JSON.parse(read(table)).works[0];
  const sides = async () => {
    const { width, height } = await sharp(at(`content/images/${work().image}`)).metadata();
    return [width, height];
  };
  const { id } = work();
  expect([work().sizeCm, await sides()]).toEqual([{ width: 40, height: 62.5 }, [1280, 2000]]);
  expect(tainted()).toEqual([]);
  await expectPicture(`/works/${id}/original`);
  const shown = await desk.page(`/works/${id}`);
  expect(['x', 'width'].map((name) => new RegExp(`name="crop-${name}"[^>]*value="([^"]*)"`).exec(shown)?.[1])).toEqual([
    '10',
    '80',
  ]);
  expect((await desk.get(`/works/${id}/original`)).headers['content-type']).toBe('image/jpeg');
  expect(shown).toMatch(new RegExp(`<image href="/works/${id}/picture" x="0" width="0\\.64" `));

  // what was cut off is there again, and the table is as if edited by hand
  const before = read(table);
  await save(id, { ...cropFields(0, 0, 0, 100, 100), height: '50' });
  const byHandAfter = before
    .replace('landscapes/frame.webp', 'landscapes/frame-2.webp')
    .replace('"height": 62.5', '"height": 50');
  expect([read(table), await sides()]).toEqual([byHandAfter, [1600, 2000]]);
  expect(existsSync(at('content/images/landscapes/frame.webp'))).toBe(false);
  await save(id, { ...cropFields(90, 0, 0, 100, 100), width: '50', height: '40' });
  expect(await sides()).toEqual([2000, 1600]);
  // by quarters alone
  expect((await save(id, cropFields(2, 0, 0, 100, 100))).statusCode).toBe(422);
  expect(await sides()).toEqual([2000, 1600]);
  const image = work().image;
  await save(id, { year: '2024' });
  expect(work()).toMatchObject({ image, year: 2024 });
  await desk.post(`/works/${id}/take-down`, {});
});

test.each([['portraits'], ['digital_art']] as const)(
  'CONTENT-16: the desk shows of each work the row in which it hangs in %s on the site',
  async (room) => {
    const works = artworks[room];
    const site = load(renderToStaticMarkup(categoryPage(room, 'pl').page()));
    const rows = site('.opening__works, .wall-rows__row')
      .get()
      .map((row) =>
        site(row)
          .find('img')
          .get()
          .map((img) => works.findIndex(({ alt }) => alt.pl === site(img).attr('alt'))),
      );
    expect(rows.flat()).toEqual(works.map((_, at) => at));
    for (const row of [rows[0], rows[1], rows.at(-1)]) {
      const page = load(await desk.page(`/works/${works[row?.at(-1) ?? 0]?.id}`));
      const hung = page('.on-wall image')
        .get()
        .map((image) => page(image).attr('href'));
      expect(hung).toEqual(row?.map((at) => `/works/${works[at]?.id}/picture`));
    }
  },
);

test('CONTENT-8: a price that is ten times off is asked about, and taken where it is meant', async () => {
  const leap = await save(2031, { price: '1.000' });
  expect([leap.statusCode, text(leap.body).split('Teraz jest 10,00 zł, a ma być 1 000,00 zł.').length]).toEqual([
    422, 2,
  ]);
  expect((await save(2031, { price: '1.000', sure: 'price=100000' })).statusCode).toBe(303);
  expect(read('content/shop.json')).toContain('"artwork": 2031, "price": 100000,');
});

test('of many files those that are photos wait in their order; others are told by name, and a hostile name is none of a file', async () => {
  const answer = await upload(
    ['a.jpg', photo],
    ['<svg>.svg', Buffer.from('<svg onload="alert(1)"/>')],
    ['../../c.jpg', another(3)],
    ['a-again.jpg', photo],
  );
  expect(answer.statusCode).toBe(303);
  expect(waiting()).toHaveLength(2);
  expect(waiting().every((name) => /^\d{13}-\d{3}-[0-9a-f]{16}$/.test(name))).toBe(true);
  const page = await desk.page(String(answer.headers.location));
  expect(page).toContain('&lt;svg&gt;.svg');
  const none = await upload(['x.txt', Buffer.from('text')]);
  expect([none.statusCode, text(none.body)]).toEqual([422, expect.stringContaining('x.txt')]);
  const small = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  for (const name of waiting()) await desk.post('/works/new/drop', { photo: name });
  await upload(['small.png', small]);
  expect(text((await add({})).body)).toContain('co najmniej 1600 px');
  await desk.post('/works/new/drop', { photo: waiting()[0] ?? '' });
  expect((await desk.post('/works/new/add', { ...facts, photo: '../../etc/passwd' })).statusCode).toBe(409);
  expect((await desk.get('/works/new/..%2F..%2Fetc/picture')).statusCode).toBe(404);
});

test('a work that was changed by another desk meanwhile is not overwritten', async () => {
  const page = await desk.page('/works/2031');
  const seen = /name="seen" value="([^"]*)"/.exec(page)?.[1]?.replaceAll('&quot;', '"') ?? '';
  await save(2031, { year: '2025' });
  expect((await desk.post('/works/2031/save', { ...facts, seen })).statusCode).toBe(409);
  expect(JSON.parse(read(table)).works.find(({ id }: { id: number }) => id === 2031).year).toBe(2025);
});

/** Publishes the tables and pictures of now, as a build would. */
function publish(): void {
  const site = at('.site/20261126T174000000Z');
  rmSync(at('.site'), { recursive: true, force: true });
  mkdirSync(join(site, 'content'), { recursive: true });
  writeFileSync(join(site, 'built.json'), JSON.stringify({ at: '2026-11-26T17:40:00Z' }));
  symlinkSync('20261126T174000000Z', at('.site/current'));
  for (const name of readdirSync(at('content')).filter((each) => each !== 'images'))
    cpSync(at(`content/${name}`), join(site, 'own', name), { recursive: true });
  cpSync(at('content/images'), join(site, 'content/images'), { recursive: true });
}

test('CONTENT-12: what visitors see is put back whole: a work that was taken down with its picture, its crop and its place in the shop', async () => {
  await upload(['one.jpg', photo]);
  await add({ 'title-pl': 'Powrót', 'title-en': 'Return', width: '40', ...cropFields(0, 10, 0, 80, 100) });
  const { id } = JSON.parse(read(table)).works[0];
  const work = () => JSON.parse(read(table)).works.find((one: { id: number }) => one.id === id);
  const picture = () => readFileSync(at(`content/images/${work().image}`));
  await save(id, { sells: 'original', price: '1 900' });
  const lost = 'Nie ma jej na stronie, więc zdjęta przepadnie';
  expect(text(await desk.page(`/works/${id}`))).toContain(lost);
  publish();
  const before = { work: work(), picture: picture(), shop: read('content/shop.json') };
  expect(text(await desk.page(`/works/${id}`))).not.toContain(lost);

  // another crop, then taken down, and a new work beside it
  await save(id, { ...cropFields(0, 10, 5, 80, 80), height: '50' });
  const cropped = work().image;
  await desk.post(`/works/${id}/take-down`, {});
  await upload(['one.jpg', photo]);
  await add({ 'title-pl': 'Powrót', 'title-en': 'Return', width: '40' });
  const [added] = JSON.parse(read(table)).works;
  const page = await desk.follow('/publish/put-back', {});
  expect(text(page)).toContain('Goście widzą wszystko');
  expect([work(), read('content/shop.json'), picture().equals(before.picture)]).toEqual([
    before.work,
    before.shop,
    true,
  ]);
  expect(await desk.page(`/works/${id}`)).toMatch(/name="crop-width"[^>]*value="80"/);
  for (const image of [cropped, added.image]) expect(existsSync(at(`content/images/${image}`))).toBe(false);

  // within five minutes all of it is taken back, and afterwards not
  const undo = fieldsIn(page, '/publish/undo');
  expect((await desk.post('/publish/undo', undo)).statusCode).toBe(303);
  expect([work(), JSON.parse(read(table)).works[0], existsSync(at(`content/images/${added.image}`))]).toEqual([
    ...[undefined, added, true],
  ]);
  const late = fieldsIn(await desk.follow('/publish/put-back', {}), '/publish/undo');
  desk.buyer.pass(undoMs);
  expect(text((await desk.post('/publish/undo', late)).body)).toContain('Tego nie da się już cofnąć');
  expect(work()).toEqual(before.work);
  await desk.post(`/works/${id}/take-down`, {});
  rmSync(at('.site'), { recursive: true });
});

test('CONTENT-1: a work that is added three times at once hangs once, and a photo that was not to be added comes back', async () => {
  await upload(['one.jpg', photo], ['two.jpg', another(2)]);
  const [one = '', two = ''] = waiting();
  const works = JSON.parse(read(table)).works.length;
  const answers = await Promise.all([1, 2, 3].map(() => add({ photo: one, 'title-pl': 'Raz', 'title-en': 'Once' })));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([303, 409, 409]);
  expect([JSON.parse(read(table)).works.length, waiting()]).toEqual([works + 1, [two]]);
  await desk.post(`/works/${JSON.parse(read(table)).works[0].id}/take-down`, {});

  const undo = fieldsIn(await desk.follow('/works/new/drop', { photo: two }), '/works/new/undo');
  expect(text(await desk.page('/works/new'))).toContain('Żadne zdjęcie nie czeka.');
  await desk.post('/works/new/undo', undo);
  expect(waiting()).toEqual([two]);
  const late = fieldsIn(await desk.follow('/works/new/drop', { photo: two }), '/works/new/undo');
  desk.buyer.pass(undoMs);
  expect(text((await desk.post('/works/new/undo', late)).body)).toContain('Tego nie da się już cofnąć');
});

test('all samples of a room are taken down at once and come back at once, and her own stay', async () => {
  expect(text(await desk.page('/works?room=landscapes'))).toContain('Zdejmij przykłady: Pejzaże');
  const few = await desk.post('/works/samples', { room: 'landscapes' });
  expect([few.statusCode, text(few.body)]).toEqual([422, expect.stringContaining('ma tu wisieć co najmniej 4')]);
  // what is saved is hers
  await save(2029, {});
  const own = JSON.parse(read(table)).works.filter(({ sample }: { sample: boolean }) => !sample);
  const whole = read(table);
  const undo = fieldsIn(await desk.follow('/works/samples', { room: 'landscapes' }), '/works/undo');
  expect(JSON.parse(read(table)).works).toEqual(own);
  expect((await desk.post('/works/undo', undo)).statusCode).toBe(303);
  expect(read(table)).toBe(whole);
  expect((await desk.post('/works/samples', { room: 'landscapes' })).statusCode).toBe(303);
  expect(JSON.parse(read(table)).works).toEqual(own);
  const ids = own.map(({ id }: { id: number }) => id);
  expect(JSON.parse(read('content/banner.json')).landscapes.toSorted()).toEqual(ids.slice(0, 4).toSorted());
});

test('a room of 1,000 works is shown by pages of 60, within 200 KiB, its pictures as one comes to them', async () => {
  const file = JSON.parse(read(table));
  const [first] = file.works;
  const many = Array.from({ length: 1000 }, (_, at) => ({ ...first, id: 50_000 + at, sample: false, state: 'sold' }));
  writeFileSync(at(table), JSON.stringify({ ...file, works: many }));
  const page = await desk.page('/works?room=landscapes');
  expect(page.match(/<img src="\/works\/\d+\/picture" alt="" loading="lazy"/g)).toHaveLength(60);
  expect([page.match(/class="hang[ "]/g)?.length, text(page)]).toEqual([
    60,
    expect.stringContaining('Dalej, jeszcze 940'),
  ]);
  expect(Buffer.byteLength(page)).toBeLessThan(200 * 1024);
  expect((await desk.page('/works?room=landscapes&page=17')).match(/class="hang[ "]/g)).toHaveLength(40);
});
