import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkContent } from './check-content';
import { checked, copyOfContent } from './planted.fixture';

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
