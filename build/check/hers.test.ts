import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checked, copyOfContent } from './planted.fixture';

// each change runs the whole check of content in a process of its own
jest.setTimeout(120_000);

let folder: string;
beforeEach(() => {
  folder = copyOfContent();
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a file of what the artist changed, where it lies by default. */
function change(name: string, text: string): void {
  const path = join(folder, 'data/content', name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
const tableOf = async (name: string) =>
  (await import(join(folder, `generated/${name}.json`), { with: { type: 'json' } })).default;

test('only what the artist changed is read over the samples', async () => {
  change('artist.json', '{ "studio": { "pl": "Pracownia na Rybakach" } }');
  change('messages/pl.json', '{ "site": { "tagline": "Maluję, co widzę" } }');
  expect(checked(folder)).toMatchObject({ status: 0, faults: [] });
  expect(await tableOf('content/artist')).toMatchObject({
    studio: { pl: 'Pracownia na Rybakach', en: expect.any(String) },
  });
  expect(await tableOf('messages/pl')).toMatchObject({ site: { tagline: 'Maluję, co widzę' } });
});

test('a fault is placed in her file where it is hers, and in the sample where it is not', () => {
  change('artist.json', '{\n  "name": "Anna",\n  "email": "anna"\n}\n');
  change('services.json', '{ "services": { "posters": "closed",\n "lessons": "perhaps" } }');
  change('messages/pl.json', '{ "site": {\n "taglime": "Maluję" } }');
  change('shops.json', '{}');
  const { status, faults } = checked(folder);
  expect(status).toBe(1);
  expect(faults).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^content: data\/content\/artist\.json:3: artist: /),
      expect.stringMatching(/^content: data\/content\/services\.json:2: /),
      expect.stringMatching(/^content: data\/content\/messages\/pl\.json:2: there is no sentence site\.taglime/),
      expect.stringMatching(/^content: data\/content\/shops\.json:1: nobody reads this file/),
    ]),
  );
  change('prices.json', '{ "prices": ');
  expect(checked(folder).faults).toContainEqual(
    expect.stringMatching(/^content: data\/content\/prices\.json:1: cannot be read/),
  );
});
