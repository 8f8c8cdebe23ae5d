import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { copyOfContent } from '@/build/check/planted.fixture';
import { parseEnvironment } from '@/server/platform/environment';
import { typed } from '../typed.fixture';

// each change runs the whole check of content in a process of its own
jest.setTimeout(120_000);

let folder: string;
beforeAll(async () => {
  folder = copyOfContent();
  // as a camera leaves it: lying on its side, with a note of where it was taken
  const pixels = { width: 2000, height: 1600, channels: 3, background: '#a0522d' } as const;
  const exif = { IFD0: { Copyright: 'canary of the camera' } };
  const photo = sharp({ create: pixels }).jpeg().withMetadata({ orientation: 6, exif });
  await photo.toFile(join(folder, 'photo.jpg'));
  await sharp({ create: { ...pixels, width: 900, height: 600 } })
    .png()
    .toFile(join(folder, 'small.png'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const at = (path: string): string => join(folder, path);
const read = (path: string): string => readFileSync(at(path), 'utf8');
/** The samples are all there is: what is written can be held against what stood there. */
const settings = () => parseEnvironment({ DATA_DIR: at('data'), CONTENT_DIR: 'content' });
const on = (...line: string[]) => typed(line, { folder, settings, now: () => Date.UTC(2026, 10, 22) });
const facts = {
  category: 'pejzaze',
  'title-pl': 'Żółta łąka',
  'title-en': 'Yellow meadow',
  'technique-pl': 'akryl na płótnie',
  'technique-en': 'acrylic on canvas',
  'alt-pl': 'Łąka pełna żółtych kwiatów, nad nią szerokie, jasne niebo z kilkoma chmurami.',
  'alt-en': 'A meadow full of yellow flowers below a wide, bright sky with a few clouds.',
  size: '64x80',
};
const options = (given: Readonly<Record<string, string>>): string[] =>
  Object.entries(given).flatMap(([name, value]) => [`--${name}`, value]);

const table = 'content/artworks/landscapes.json';
const head = '  "works": [\n';
/** As somebody writes it who edits the table by hand. */
const byHand = `${head}    {
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
      "added": "2026-11-22"
    },
`;

/** What the pages of the copy would show, once its new picture is prepared. */
function told() {
  for (const name of ['server', 'desk', 'build', 'e2e']) cpSync(name, at(name), { recursive: true });
  for (const name of ['studies', 'files']) cpSync(`generated/${name}.json`, at(`generated/${name}.json`));
  const images = JSON.parse(readFileSync('generated/images.json', 'utf8'));
  const [some] = Object.values<object>(images);
  writeFileSync(
    at('generated/images.json'),
    JSON.stringify({ ...images, 'landscapes/yellow-meadow.webp': { ...some, file: 'yellow-meadow' } }),
  );
  const line = ['--import', 'tsx', 'desk/works/told.fixture.ts'];
  const { stdout } = spawnSync(process.execPath, line, { cwd: folder, encoding: 'utf8' });
  return JSON.parse(stdout);
}

test('CONTENT-1: a work is added first, as by hand, upright and without what the camera noted; every address keeps its picture', async () => {
  const before = { table: read(table), told: told() };
  const { code, out, err } = await on('art', 'add', at('photo.jpg'), ...options(facts), '--json');
  expect([code, err]).toEqual([0, '']);
  expect(JSON.parse(out)).toMatchObject({ id: 2030, year: 2026, width: 1600, height: 2000, tone: '#a0522c' });
  expect(read(table)).toBe(before.table.replace(head, () => byHand));

  const bytes = readFileSync(at('content/images/landscapes/yellow-meadow.webp'));
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 2000 });
  expect(bytes.includes('canary')).toBe(false);
  expect(JSON.parse(read('content/ids.json')).artworks[2030].slug).toEqual({ pl: 'zolta-laka', en: 'yellow-meadow' });

  const { orders, gallery_by_types: gallery } = told();
  const [first, ...others] = gallery.landscapes;
  expect([first.name__pl, first.name__en, first.id]).toEqual(['Żółta łąka', 'Yellow meadow', 2030]);
  expect({ orders, gallery_by_types: { ...gallery, landscapes: others } }).toEqual(before.told);
});

test('CONTENT-2: an original is put into the shop, priced, sold, made free and removed; its numbers are never given again', async () => {
  const shop = read('content/shop.json');
  const row = () => read('content/shop.json').match(/\{ "number": 7, "artwork": 2030.*\}/)?.[0];
  const said = async (...line: string[]) => (await on(...line)).out.split('\n')[0];
  expect(await said('shop', 'add', 'zolta-laka', '--price', '1 900')).toContain('pod numerem 7.');
  expect(row()).toBe('{ "number": 7, "artwork": 2030, "price": 190000, "delivers": "original", "state": "available" }');
  await said('shop', 'price', 'yellow-meadow', '449,99');
  expect(await said('art', 'sell', 'zolta-laka')).toContain('Oznaczono jako sprzedane: „Żółta łąka”.');
  expect(row()).toBe('{ "number": 7, "artwork": 2030, "price": 44999, "delivers": "original", "state": "sold" }');
  expect(await said('art', 'remove', 'zolta-laka', '--yes')).toContain('Usunięto „Żółta łąka”.');
  expect([read('content/shop.json'), existsSync(at('content/images/landscapes/yellow-meadow.webp'))]).toEqual([
    shop,
    false,
  ]);

  const again = JSON.parse((await on('art', 'add', at('photo.jpg'), ...options(facts), '--json')).out);
  expect([again.id, again.slug.pl]).toEqual([2031, 'zolta-laka-2']);
  const shelf = await on('shop', 'add', 'zolta-laka-2', '--price', '10', '--json');
  expect(JSON.parse(shelf.out)).toMatchObject({ number: 8, price: 1000 });
});

test('CONTENT-3: what would not pass the check is not written', async () => {
  const before = [read(table), read('content/ids.json'), read('content/shop.json')];
  const wrong = await on('art', 'add', at('photo.jpg'), ...options({ ...facts, size: '80x64' }));
  expect([wrong.code, wrong.err]).toEqual([
    1,
    expect.stringMatching(/^Niczego nie zmieniono.*\n.*nie pasują do obrazka/),
  ]);
  expect([read(table), read('content/ids.json'), read('content/shop.json')]).toEqual(before);
  expect(existsSync(at('content/images/landscapes/yellow-meadow-3.webp'))).toBe(false);
});

const without = (name: string): string[] =>
  options(Object.fromEntries(Object.entries(facts).filter(([key]) => key !== name)));

test.each<readonly [line: readonly string[], code: number, text: string]>([
  [['art', 'add', 'nowhere.jpg', ...options(facts)], 1, 'Nie ma pliku nowhere.jpg.'],
  [['art', 'add', 'package.json', ...options(facts)], 1, 'nie da się odczytać jako zdjęcia'],
  [['art', 'add', 'small.png', ...options(facts)], 1, 'co najmniej 1600 px'],
  [['art', 'add', 'photo.jpg', ...without('alt-en')], 2, '--alt-en'],
  [['art', 'add', 'photo.jpg', ...options({ ...facts, category: 'rzeźby' })], 2, '--category portrety'],
  [['art', 'sell', 'nie-ma'], 1, 'Nie ma pracy o adresie nie-ma.'],
  [['art', 'remove', 'pomost'], 1, 'Niczego nie usunięto.'],
  [['shop', 'add', 'pomost', '--price', '450'], 1, 'stoi już na tej półce'],
  [['shop', 'add', 'topole'], 2, '--price 450'],
  [['shop', 'add', 'topole', '--rail', 'kubki'], 2, 'Są: obrazy, portrety, obrazy na zamówienie, plakaty.'],
  [['shop', 'price', 'topole', '450'], 1, 'shop add topole --price CENA'],
  [['art', 'free', 'topole'], 1, 'nie jest oznaczona jako sprzedana ani zarezerwowana. Nic się nie zmieniło.'],
  [
    ['art', 'add', 'photo.jpg', ...options({ ...facts, 'alt-en': 'A meadow.' })],
    2,
    'co najmniej trzema słowami: --alt-en "A ',
  ],
  [['shop', 'price', 'pomost', 'tanio'], 2, 'tanio to nie jest cena'],
])('%j is refused', async (line, code, text) => {
  const placed = line.map((part) => (existsSync(at(part)) && part.includes('.') ? at(part) : part));
  const { code: ended, err } = await on(...placed);
  expect([ended, err]).toEqual([code, expect.stringContaining(text)]);
});

/** Answers one after the other, and notes what was asked. */
function asking(...answers: string[]) {
  const asked: string[] = [];
  const ask = async (question: string) => {
    asked.push(question.trim());
    return answers.shift() ?? '';
  };
  return { asked, ask };
}

test('CONTENT-6: each answer is checked at once, kept for the next run, the English offered, and all shown before it is kept', async () => {
  const file = at('data/desk/art-add.txt');
  const first = asking('rzeźby', 'Pejzaż', 'Tytuł', '');
  const broken = await typed(['art', 'add', at('photo.jpg')], { folder, settings, ask: first.ask });
  expect(broken.code).toBe(2);
  expect(broken.err).toContain('Podaj technikę po polsku: --technique-pl "akryl na płótnie"\nNiczego nie dodano.');
  const category = 'Dział (Portrety, Pejzaże, Malarstwo ścienne, Grafika cyfrowa):';
  expect(first.asked.slice(0, 4)).toEqual([
    category,
    `Nie ma działu „rzeźby”. Są: Portrety, Pejzaże, Malarstwo ścienne, Grafika cyfrowa.\n${category}`,
    'Tytuł po polsku:',
    'Tytuł po angielsku, bez tłumaczenia zostanie polski (Enter: Tytuł):',
  ]);
  expect(existsSync(file)).toBe(true);

  const table = read('content/artworks/landscapes.json');
  const sentence = 'Łąka o świcie, nad nią mgła.';
  const second = asking(
    '',
    '',
    'Title',
    'akryl na płótnie',
    '',
    '',
    '64x80',
    '60x80',
    sentence,
    'A meadow at dawn.',
    'nie',
  );
  const left = await typed(['art', 'add', at('photo.jpg')], { folder, settings, ask: second.ask });
  expect([left.code, left.err]).toEqual([1, expect.stringContaining('To, co wpisano, czeka')]);
  expect(second.asked[0]).toBe(`${category.replace(':', '')} (Enter: Pejzaż):`);
  expect(second.asked).toContain('Technika po angielsku, na przykład acrylic on canvas (Enter: acrylic on canvas):');
  expect(second.asked.at(-1)).toContain(`  Opis: ${sentence}\n`);
  expect(read('content/artworks/landscapes.json')).toBe(table);

  const third = asking('', '', '', '', '', '', '', '', '', 'tak');
  const done = await typed(['art', 'add', at('photo.jpg'), '--json'], { folder, settings, ask: third.ask });
  expect(JSON.parse(done.out)).toMatchObject({
    title: { pl: 'Tytuł', en: 'Title' },
    sizeCm: { width: 64, height: 80 },
  });
  expect(existsSync(file)).toBe(false);
  await on('art', 'remove', 'Tytuł', '--yes');
});

test('CONTENT-6: a photo that is not of the shape of its canvas is cropped where that is agreed, and a wrong size is told', async () => {
  const given = [...without('size'), '--year', '2026'];
  const refused = asking('80x64', '64x75', 'nie', '');
  await typed(['art', 'add', at('photo.jpg'), ...given], { folder, settings, ask: refused.ask });
  expect(refused.asked[1]).toContain('Szerokość podaje się pierwszą: może 64x80?');
  expect(refused.asked[2]).toContain('Odetnę po 63 px z góry i z dołu.');
  expect(refused.asked[3]).toContain('Bez przycięcia zdjęcie nie ma kształtu pracy.');
  const said = await on('art', 'add', at('photo.jpg'), ...given, '--size', '64x75');
  expect(said.err).toContain('--crop');
  const cropped = await on('art', 'add', at('photo.jpg'), ...given, '--size', '64x75', '--crop', '--json');
  expect(JSON.parse(cropped.out)).toMatchObject({ width: 1600, height: 1875, sizeCm: { width: 64, height: 75 } });
});

test('CONTENT-5: a work is sold whatever the shop holds, by its title or nearly so; a sold one is put on no shelf', async () => {
  const row = (id: number) => JSON.parse(read(table)).works.find((work: { id: number }) => work.id === id);
  const id = 2018;
  const slug = row(id).slug.pl;
  expect(row(id).state).toBeUndefined();
  const sold = await on('art', 'sell', row(id).title.pl);
  expect([sold.code, sold.out]).toEqual([
    0,
    expect.stringContaining('Plik albo wydruk tej pracy można w sklepie kupić dalej.'),
  ]);
  expect(row(id).state).toBe('sold');

  expect((await on('art', 'sell', 'topol')).err).toContain('Podobne: „Topole” (topole).');
  const nearly = asking('tak');
  expect((await typed(['art', 'sell', 'topol'], { folder, settings, ask: nearly.ask })).out).toContain('„Topole”');
  expect((await on('art', 'sell', 'topole')).err).toContain('„Topole” jest już oznaczona jako sprzedana.');
  const unasked = asking();
  const gone = await typed(['shop', 'add', 'topole'], { folder, settings, ask: unasked.ask });
  expect([gone.err, unasked.asked]).toEqual([expect.stringContaining('art free topole'), []]);
  expect((await on('art', 'free', 'topole')).out).toContain('nie jest już oznaczona');
  expect((await on('art', 'free', slug)).code).toBe(0);
  expect(row(id).state).toBeUndefined();
});

test('CONTENT-8: a price that is a tenth of the old one is questioned, and one below all prices is told in złotys', async () => {
  expect((await on('shop', 'price', 'pomost', '9,99')).err).toContain(
    '9,99 zł to mniej niż najniższa możliwa cena, 10,00 zł.',
  );
  const slip = asking('nie');
  const kept = await typed(['shop', 'price', 'pomost', '1.000'], { folder, settings, ask: slip.ask });
  expect([kept.code, kept.err]).toEqual([1, 'Zostaje, jak było.\n']);
  expect(slip.asked).toEqual(['Teraz jest 99,99 zł, a ma być 1000,00 zł. Jeśli to nie pomyłka, wpisz tak:']);
  expect((await on('shop', 'price', 'pomost', '1.000', '--yes')).out).toContain('kosztuje teraz 1000,00 zł');
});

test('where there are no tables it says where to go', async () => {
  const { code, err } = await typed(['art', 'sell', 'topole'], { folder: '/' });
  expect([code, err]).toEqual([1, expect.stringContaining('Tu nie ma tabel z treścią.')]);
});
