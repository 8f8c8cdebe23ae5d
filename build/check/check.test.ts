import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { artist } from '@/content/artist';
import { artworks } from '@/content/artworks';
import { lessons } from '@/content/lessons';
import { media } from '@/content/media';
import { orderTypeNames, sizes, subjects, variants } from '@/content/order';
import { files } from '@/content/schema';
import { messages } from '@/messages';
import { checkContent } from './check-content';
import { messageFaults } from './messages';
import { notesOf } from './notes';
import { checked, copyOfContent } from './planted.fixture';
import { type Images, recorded, ruleFaults, worksOf } from './rules';
import { shapeFaults } from './shapes';
import { fileOf } from './source/content-folder';
import type { Contents } from './table-locations';

describe('check', () => {
  // biome-ignore lint/suspicious/noExplicitAny: tests put into it what its types forbid
  type Loose = any;
  const samples = (): Loose =>
    Object.fromEntries(Object.keys(files).map((name) => [name, fileOf({ project: '.', own: 'nowhere' }, name)]));
  /** Each picture is as its work says. */
  function imagesOf(contents: Contents): Images {
    const works = worksOf(contents).map(({ work: { image, sizeCm } }) => {
      const { width, height } = sizeCm ?? { width: 4, height: 3 };
      return [image, { width: 4000, height: Math.round((4000 * height) / width) }] as const;
    });
    const stages = Object.values(contents['from-photo.json'].stages).map(({ image }) => image);
    const finished = new Map(works).get(theirWork(contents).image) ?? { width: 1, height: 1 };
    return new Map([...works, ...stages.map((image) => [image, finished] as const)]);
  }
  const theirWork = (contents: Contents) =>
    worksOf(contents).find(({ work }) => work.id === contents['from-photo.json'].work)?.work ?? { image: '' };

  const portraits = 'artworks/portraits.json';
  const walls = 'artworks/wall-art.json';
  const own = { image: 'artist/anna.webp', title: { pl: 'Anna', en: 'Anna' }, alt: { pl: 'Anna.', en: 'Anna.' } };
  const first = (all: Loose) => all[portraits].works[0];
  const second = (all: Loose) => all[portraits].works[1];
  const mural = (all: Loose) => all[walls].works.find(({ id }: Loose) => id === all['banner.json'].wall_art[0]);

  /** What is broken in the samples, the value that is named, and what is said of it. */
  const values: readonly (readonly [string, (all: Loose) => unknown, says: string])[] = [
    ['an empty title', (all) => (first(all).title.en = ' '), `${portraits} works.0.title.en is empty`],
    ['no technique', (all) => (first(all).technique = null), `${portraits} works.0.technique is empty`],
    [
      'an empty label',
      (all) => (all['lessons.json'].lessons[0].name.pl = ''),
      'lessons.json lessons.0.name.pl is empty',
    ],
    [
      'an empty paragraph',
      (all) => (all['documents/privacy-policy.json'].sections[0].blocks[0].en = ''),
      'documents/privacy-policy.json sections.0.blocks.0.en is empty',
    ],
    ['an image with a wild name', (all) => (first(all).image = 'works/Ala & kot.webp'), 'works.0.image must be named'],
    ['a slug with Polish letters', (all) => (first(all).slug.pl = 'świt'), 'works.0.slug.pl must be small letters'],
    ['a year in quotation marks', (all) => (first(all).year = '2026'), 'works.0.year Invalid input: expected number'],
    ['an unknown key', (all) => (first(all).techniqe = 1), 'works.0 Unrecognized key: "techniqe"'],
    ['a missing key', (all) => delete first(all).alt, 'works.0.alt Invalid input: expected object, received undefined'],
    ['a day to come', (all) => (first(all).added = '2999-01-01'), 'works.0.added must be a day that has come'],
    ['a shop number 0', (all) => (all['shop.json'].posters[0].number = 0), 'posters.0.number must be a whole number'],
    ['an unknown state', (all) => (all['shop.json'].pictures[0].state = 'x'), 'pictures.0.state Invalid option'],
    [
      'a price in złoty',
      (all) => (all['shop.json'].pictures[0].price = 99.99),
      'pictures.0.price must be whole grosze',
    ],
    [
      'a price of nothing',
      (all) => (all['prices.json'].prices.posters.mug = 59),
      'prices.posters.mug must be whole grosze',
    ],
    [
      'a tile with too few pictures',
      (all) => all['banner.json'].digital_art.pop(),
      'banner.json digital_art Too small',
    ],
  ];

  const tables: readonly (readonly [string, (all: Loose) => unknown, says: string, image?: Loose])[] = [
    [
      'a size that does not fit',
      (all) => first(all),
      'works.0.sizeCm does not fit the picture',
      { width: 2000, height: 300 },
    ],
    ['an absent image', () => 0, 'is absent', { problem: 'absent' }],
    ['an image that is none', () => 0, 'cannot be read as an image', { problem: 'unreadable' }],
    ['a small image', () => 0, 'is too small: 1599 px', { width: 1599, height: 900 }],
    ['an id of another work', (all) => (second(all).id = first(all).id), 'works.1.id the id'],
    ['a slug that a part of the wall has', (all) => (first(all).slug.pl = 'strona-2'), 'is the address of a part'],
    ['a slug that an English part has', (all) => (first(all).slug.en = 'page-12'), 'is the address of a part'],
    ['a slug of another work', (all) => (second(all).slug.pl = first(all).slug.pl), 'belongs to another work of the'],
    ['a slug that changed', (all) => (first(all).slug.en = 'renamed'), 'was given out with the slug'],
    [
      'a slug of a work that is gone',
      (all) => all[portraits].works.push({ ...first(all), id: 9999 }) && all[portraits].works.shift(),
      'was given out for',
    ],
    [
      'a work in another room',
      (all) => all['artworks/landscapes.json'].works.push(all[portraits].works.pop()),
      'was given out in portraits',
    ],
    ['a shop item without a work', (all) => (all['shop.json'].pictures[0].artwork = 99), 'there is no artwork 99'],
    [
      'a shop number for another work',
      (all) => (all['shop.json'].posters[0].artwork = first(all).id),
      'was given out for',
    ],
    [
      'a shop number twice',
      (all) => (all['shop.json'].posters[1].number = 1),
      'posters.1.number belongs to another item',
    ],
    ['a sold file', (all) => Object.assign(all['shop.json'].pictures[0], { delivers: 'file', state: 'sold' }), 'alone'],
    [
      'an order without a price',
      (all) => delete all['prices.json'].prices.posters.mug,
      'has no row for posters a4 mug',
    ],
    ['a picture of another room', (all) => (all['banner.json'].digital_art[0] = first(all).id), 'is no work of the'],
    ['a picture twice', (all) => (all['banner.json'].portraits[1] = all['banner.json'].portraits[0]), 'twice'],
    ['a mural without a tall part', (all) => delete mural(all).tall, 'is in the banner and has no tall part'],
    ['a tall part outside', (all) => (mural(all).tall.x = 3990), 'lies outside the picture, which has 4000'],
    ['a tall part that is wide', (all) => (mural(all).tall.height = 5), 'at least one and a half times as high'],
    ['stages of no work', (all) => (all['from-photo.json'].work = 99), 'from-photo.json work there is no artwork 99'],
    ['an absent portrait', (all) => (all['artist.json'].portrait = own), 'content/images/artist/anna.webp is absent'],
    [
      'a portrait of nobody',
      (all) => (all['artist.json'].portrait = 99),
      'artist.json portrait there is no artwork 99',
    ],
    ['a mistyped address', (all) => (all['artist.json'].email = 'anna@werniks'), 'artist.json email is no e-mail'],
    ['no phone number', (all) => (all['artist.json'].phone = ''), 'artist.json phone is no phone number'],
    ['a mistyped account', (all) => (all['artist.json'].bankAccount = '61 1090'), 'bankAccount is no account number'],
    ['a mistyped tax number', (all) => (all['artist.json'].seller.taxId = '1234567890'), 'seller.taxId is no Polish'],
  ];

  const lines = (faults: ReturnType<typeof shapeFaults>) =>
    faults.map(({ file, path, text }) => `${file} ${path.map(String).join('.')} ${text}`);

  test('ROUTES-18: content without a fault passes, and a portrait that hangs in no gallery', () => {
    const all = samples();
    all['artist.json'].portrait = own;
    const images = new Map([...imagesOf(all), [own.image, { width: 1600, height: 2000 }]]);
    expect([shapeFaults(all), ruleFaults(all, images)]).toEqual([[], []]);
  });

  test.each(values)('ROUTES-18: %s is named', (_, change, says) => {
    const all = samples();
    change(all);
    expect(lines(shapeFaults(all))).toEqual([expect.stringContaining(says)]);
  });

  // as a rest: to a fourth parameter that a row lacks Jest would give its callback, and wait for it
  test.each(tables)('ROUTES-18, GALLERY-9: %s is named', (...[, change, says, image]) => {
    const all = samples();
    const images = new Map(imagesOf(all));
    change(all);
    if (image) images.set(first(all).image, image);
    expect(lines(ruleFaults(all, images))).toContainEqual(expect.stringContaining(says));
  });

  test.each([
    ['is too small: 799 px', { width: 799, height: 599 }],
    ['has not the proportions', { width: 1600, height: 300 }],
    ['is absent', { problem: 'absent' }],
  ] as const)('ROUTES-18: a stage that %s', (says, image) => {
    const all = samples();
    const images = new Map(imagesOf(all)).set(all['from-photo.json'].stages.sketch.image, image);
    expect(lines(ruleFaults(all, images))).toEqual([expect.stringContaining('stages.sketch.image ')]);
    expect(lines(ruleFaults(all, images))[0]).toContain(says);
  });

  test('ROUTES-5: what is in the ledger stays, what is new joins it', () => {
    const all = samples();
    const before = recorded(all);
    first(all).slug = { pl: 'inna', en: 'other' };
    expect(recorded(all)).toEqual(before);
    first(all).id = 9999;
    expect(recorded(all).artworks[9999]).toMatchObject({ category: 'portraits', slug: { pl: 'inna', en: 'other' } });
    expect(notesOf(all).map(({ text }) => text)).toContainEqual(expect.stringContaining('new ids are not in'));
  });

  /** Content of which nothing is a sample any more. */
  function ready(seller: object): Contents {
    const all = samples();
    for (const table of Object.values<Loose>(all)) {
      if ('sample' in table) table.sample = false;
      for (const work of table.works ?? []) work.sample = false;
    }
    Object.assign(all['artist.json'].seller, { name: 'Anna', address: 'ul. Długa 1', taxId: '1', ...seller });
    return all;
  }

  test('CONTENT-10: each room and each table that is still a sample is named; of content that is ready nothing', () => {
    expect(notesOf(ready({}))).toEqual([]);
    const all = ready({});
    first(all).sample = true;
    (all as Loose)['prices.json'].sample = true;
    expect(notesOf(all).map(({ sample }) => sample)).toEqual(['portraits', 'prices']);
  });

  test.each([
    ['https://werniks.pl', true],
    ['https://studio.example', undefined],
    ['http://192.168.1.4:3000', undefined],
    [undefined, undefined],
  ])('CONTENT-10: blanks in the regulations of %s are wrong: %s', (siteUrl, isWrong) => {
    const notes = notesOf(ready({ address: null, taxId: null }), siteUrl);
    expect(notes.find((note) => note.isWrong)?.isWrong).toBe(isWrong);
  });

  test('CONTENT-10: a blank tax number alone is asked about: not everybody who sells has one', () => {
    expect(notesOf(ready({ taxId: null }), 'https://werniks.pl').map(({ text }) => text)).toEqual([
      expect.stringContaining('has to fill in artist.seller.taxId'),
      expect.stringContaining('is that meant so? https://werniks.pl'),
    ]);
  });
});

describe('own files', () => {
  let folder: string;
  beforeEach(() => {
    folder = copyOfContent();
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** Writes a file of the artist's, where they lie by default. */
  function changeTo(name: string, text: string | Buffer): void {
    const path = join(folder, 'data/content', name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  /** The sample of this name, changed, as a file of the artist's. */
  const changeSample = (name: string, change: (sample: string) => string): void =>
    changeTo(name, change(readFileSync(join(folder, 'content', name), 'utf8')));

  test('a file of the artist’s stands in the place of the sample’s, sentences are laid over key by key', async () => {
    changeSample('lessons.json', (text) => JSON.stringify({ lessons: JSON.parse(text).lessons.slice(1) }));
    changeTo('messages/pl.json', '{ "site": { "tagline": "Maluję, co widzę" } }');
    const onRead = jest.fn();
    const { faults } = await checkContent({ project: folder, own: join(folder, 'data/content') }, { onRead });
    expect(faults).toEqual([]);
    const [contents, messages] = onRead.mock.calls[0];
    expect(contents['lessons.json'].lessons).not.toContainEqual(expect.objectContaining({ code: 1 }));
    expect(messages.pl).toMatchObject({ site: { tagline: 'Maluję, co widzę' }, nav: { gallery: expect.any(String) } });
    expect(messages.en).toMatchObject({ site: { tagline: expect.any(String) } });
  });

  test('a fault is in the artist’s file, else in the program’s; nothing of the sample is read beside her file', async () => {
    changeSample('artist.json', (text) => text.replace(/("copyrightYear": )\d+/, '$11'));
    changeTo('lessons.json', '{ "sample": false }');
    changeTo('messages/pl.json', '{ "site": {\n "taglime": "Maluję" } }');
    const pl = join(folder, 'messages/pl.json');
    writeFileSync(pl, readFileSync(pl, 'utf8').replace('"count": "{n} z {all}"', '"count": "{n} z "'));
    expect((await checked(folder)).faults.toSorted()).toEqual([
      'content: data/content/artist.json: copyrightYear: must be a year from 1900 to 2100',
      expect.stringMatching(/^content: data\/content\/lessons\.json: lessons: Invalid input/),
      'content: data/content/messages/pl.json: site.taglime: is no sentence',
      expect.stringMatching(/^content: messages\/en\.json: site\.taglime: is missing/),
      'content: messages/pl.json: viewer.count: lacks {all}, which the other language has',
    ]);
  });

  test('a row is named by its number, a file that cannot be read by itself', async () => {
    changeSample('artworks/landscapes.json', (text) => text.replace(/"year": \d+/, '"year": 1'));
    expect((await checked(folder)).faults).toEqual([
      expect.stringMatching(/^content: data\/content\/artworks\/landscapes\.json: works\.20\d\d\.year: must be a year/),
    ]);
    changeTo('shops.json', '{}');
    changeTo('prices.json', '{ "prices": ');
    expect((await checked(folder)).faults).toEqual([
      expect.stringMatching(/^content: data\/content\/prices\.json: cannot be read: /),
      expect.stringMatching(/^content: data\/content\/shops\.json: nobody reads this file/),
    ]);
  });

  test('CONTENT-4: a picture of which the second half is missing is named', async () => {
    const path = join(folder, 'content/images/portraits/the-student.webp');
    const bytes = readFileSync(path);
    rmSync(path);
    writeFileSync(path, bytes.subarray(0, bytes.length / 2));
    expect((await checked(folder)).faults).toEqual([
      'content: content/artworks/portraits.json: works.1046.image: content/images/portraits/the-student.webp cannot be read as an image',
    ]);
  });

  test('new ids are to be recorded once nothing is wrong, and not before', async () => {
    changeSample('ids.json', (text) => {
      const ids = JSON.parse(text);
      delete ids.artworks['4060'];
      return JSON.stringify(ids);
    });
    expect((await checked(folder)).ledger?.artworks).toHaveProperty('4060');
    changeSample('artist.json', (text) => text.replace('+48 600 000 000', ''));
    expect((await checked(folder)).ledger).toBeNull();
  });

  test('CONTENT-11: a file saved with a byte order mark is read; one in another encoding is refused by its name', async () => {
    changeSample('services.json', (text) => `\ufeff${text.replace('"lessons": "open"', '"lessons": "closed"')}`);
    changeTo('messages/pl.json', '\ufeff{ "site": { "tagline": "Maluję, co widzę" } }\r\n');
    expect((await checked(folder)).faults).toEqual([]);
    changeTo('messages/pl.json', Buffer.from('\ufeff{ "site": { "tagline": "Maluję" } }', 'utf16le'));
    // in Windows-1250 b3 is an ł
    changeTo('lessons.json', Buffer.from('{ "lessons": [], "note": "\xb3" }', 'latin1'));
    expect((await checked(folder)).faults).toEqual([
      'content: data/content/lessons.json: the file is saved as Windows-1250, in which letters get lost: save it again, as UTF-8',
      'content: data/content/messages/pl.json: the file is saved as UTF-16, in which letters get lost: save it again, as UTF-8',
    ]);
  });
});

describe('polish', () => {
  /** Texts that may be the same in both languages: names, and what ROUTES-1 fixes. */
  const shared: readonly string[] = [
    'site.menu',
    'lang.prompt',
    'lang.pl',
    'lang.en',
    'toast.err',
    'plain.nothing',
    'letter.subject',
    // nothing but numbers or what is filled in
    'order.check.sides',
    'desk.today.date',
    'studio.work.steps.none',
    'letter.answer.about',
    'desk.faults.placed',
    // the same word in Polish and English
    'order.fields.size',
    'lines.size',
    'due.bic',
    'byHand.sources.instagram',
    'studio.doctor.states.ok',
  ];

  function samePaths(pl: unknown, en: unknown, path = ''): readonly string[] {
    if (typeof pl === 'string') return pl === en ? [path] : [];
    const others = en as Readonly<Record<string, unknown>>;
    return Object.entries(pl as object).flatMap(([key, value]) =>
      samePaths(value, others[key], path ? `${path}.${key}` : key),
    );
  }

  /** Examples of values: of numbers, names and folders, no sentences. */
  const examples = 'desk.words.examples.';

  test('no sentence of the Polish pages is left in English', () => {
    const same = samePaths(messages.pl, messages.en);
    expect(same.filter((path) => !shared.includes(path) && !path.startsWith(examples))).toEqual([]);
  });

  test('what may read the same is still there, and still does', () => {
    expect(shared.filter((path) => !samePaths(messages.pl, messages.en).includes(path))).toEqual([]);
  });

  /** English words that no Polish text contains. */
  const english =
    /\b(the|and|of|with|your|you|for|from|please|choose|open|close|next|previous|size|photo|order|other|custom)\b/i;

  function polishTexts(node: unknown): readonly string[] {
    if (typeof node !== 'object' || node === null) return [];
    if ('pl' in node && typeof node.pl === 'string') return [node.pl];
    return Object.values(node).flatMap(polishTexts);
  }

  test('nor is a title, a technique, an alternative text or a label', () => {
    const texts = polishTexts([artworks, lessons, media, orderTypeNames, sizes, subjects, variants, artist]);
    expect(texts.length).toBeGreaterThan(500);
    expect(texts.filter((text) => english.test(text.replace(/\{\w+\}/g, '')))).toEqual([]);
  });
});

describe('messages', () => {
  const one = (pl: unknown, en: unknown) => ({ pl: { nav: { shop: pl } }, en: { nav: { shop: en } } });
  const polish = 'messages/pl.json';
  const english = 'messages/en.json';

  const broken: readonly (readonly [fault: string, pl: unknown, en: unknown, item: string, says: string])[] = [
    ['a sentence in one language only', 'Sklep', undefined, english, 'is missing or empty'],
    ['an empty sentence', ' ', 'Shop', polish, 'is missing or empty'],
    ['a number', 5, 'Shop', polish, 'must be a text in quotation marks'],
    ['a list', 'Sklep', ['Shop'], english, 'must be a text in quotation marks'],
    ['an open brace', 'od {price', 'from {price}', polish, 'is no sentence of ICU'],
    ['a brace without a name', 'od {}', 'from {price}', polish, 'is no sentence of ICU'],
    ['an open mark', '<a>Sklep', '<a>Shop</a>', polish, 'is no sentence of ICU'],
    ['a plural without other', '{n, plural, one {praca}}', '{n} works', polish, 'is no sentence of ICU'],
    [
      'a plural without a Polish form',
      '{n, plural, one {praca} few {prace} other {pracy}}',
      '{n, plural, one {work} other {works}}',
      polish,
      'the plural lacks the form many',
    ],
    ['another placeholder', 'od {cena}', 'from {price}', polish, 'lacks {price}, which the other language has'],
    ['a mark of one language', '<a>Sklep</a>', 'Shop', english, 'lacks <a>, which the other language has'],
  ];

  test.each(broken)('%s is named', (_what, pl, en, item, says) => {
    const found = { file: item, path: ['nav', 'shop'], text: expect.stringContaining(says) };
    expect(messageFaults(one(pl, en))).toContainEqual(expect.objectContaining(found));
  });

  test('the sentences of today have no fault', () => {
    expect(messageFaults(messages)).toEqual([]);
  });

  test('a mark that breaks no line may stand in one language', () => {
    expect(messageFaults(one('<nw>e-mail</nw>', 'e-mail'))).toEqual([]);
  });
});
