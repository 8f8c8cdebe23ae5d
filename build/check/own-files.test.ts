import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Localized } from '@/i18n/locales';
import { checkContent } from './check-content';
import { checked, copyOfContent } from './planted.fixture';
import type { Contents } from './tables';

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
  const read: { contents?: Contents; messages?: Localized<unknown> } = {};
  const places = { project: folder, own: join(folder, 'data/content') };
  const { faults } = await checkContent(places, { onRead: async (all) => Object.assign(read, all) });
  expect(faults).toEqual([]);
  expect(read.contents?.['lessons.json'].lessons).not.toContainEqual(expect.objectContaining({ code: 1 }));
  expect(read.messages?.pl).toMatchObject({
    site: { tagline: 'Maluję, co widzę' },
    nav: { gallery: expect.any(String) },
  });
  expect(read.messages?.en).toMatchObject({ site: { tagline: expect.any(String) } });
});

test('nothing of the sample is read beside a file of the artist’s', async () => {
  changeTo('lessons.json', '{ "sample": false }');
  expect((await checked(folder)).faults).toEqual([
    expect.stringMatching(/^content: data\/content\/lessons\.json:1: .*lessons is missing/),
  ]);
});

test('a fault is placed in the artist’s file, else in the program’s', async () => {
  changeSample('artist.json', (text) => text.replace(/("email": )".*?"/, '$1"anna"'));
  changeSample('services.json', (text) => text.replace('"lessons": "open"', '"lessons": "perhaps"'));
  changeTo('messages/pl.json', '{ "site": {\n "taglime": "Maluję" } }');
  changeTo('shops.json', '{}');
  const { faults } = await checked(folder);
  expect(faults).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^content: data\/content\/artist\.json:\d\d: artist: /),
      expect.stringMatching(/^content: data\/content\/services\.json:\d: /),
      expect.stringMatching(/^content: data\/content\/messages\/pl\.json:2: there is no sentence site\.taglime/),
      expect.stringMatching(/^content: data\/content\/shops\.json:1: nobody reads this file/),
    ]),
  );
  changeTo('prices.json', '{ "prices": ');
  expect((await checked(folder)).faults).toContainEqual(
    expect.stringMatching(/^content: data\/content\/prices\.json:1: cannot be read/),
  );
});

test('CONTENT-11: a file saved with a byte order mark is read; one in another encoding is refused by its name', async () => {
  changeSample('services.json', (text) => `\ufeff${text.replace('"lessons": "open"', '"lessons": "closed"')}`);
  changeTo('messages/pl.json', '\ufeff{ "site": { "tagline": "Maluję, co widzę" } }\r\n');
  expect((await checked(folder)).faults).toEqual([]);
  changeTo('messages/pl.json', Buffer.from('\ufeff{ "site": { "tagline": "Maluję" } }', 'utf16le'));
  // in Windows-1250 b3 is an ł
  changeTo('lessons.json', Buffer.from('{ "lessons": [], "note": "\xb3" }', 'latin1'));
  expect((await checked(folder)).faults).toEqual([
    'content: data/content/lessons.json:1: the file is saved as Windows-1250, in which letters get lost: save it again, as UTF-8',
    'content: data/content/messages/pl.json:1: the file is saved as UTF-16, in which letters get lost: save it again, as UTF-8',
  ]);
});
