import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { copyOfContent } from '@/build/check/planted.fixture';
import { parseEnvironment } from '@/server/platform/environment';
import { typed } from '../typed.fixture';

// each change runs the whole check of content in a process of its own
jest.setTimeout(120_000);

let [folder, older] = ['', ''];
beforeEach(() => {
  folder = copyOfContent();
  older = mkdtempSync(join(tmpdir(), 'older-'));
});
afterEach(() => {
  for (const path of [folder, older]) rmSync(path, { recursive: true });
});

const read = (path: string) => JSON.parse(readFileSync(join(folder, path), 'utf8'));
function write(path: string, text: string | Buffer): void {
  mkdirSync(dirname(join(older, path)), { recursive: true });
  writeFileSync(join(older, path), text);
}
const git = (...line: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@studio.example', ...line], { cwd: older });
const adopt = () =>
  typed(['content', 'adopt', older, '--lang', 'en'], {
    folder,
    settings: () => parseEnvironment({ DATA_DIR: 'data' }),
  });

/** Tables as they were: programs, with types and with rows that are computed. */
const services = (posters: string) => `
export type State = 'open' | 'closed';
export const services: Readonly<Record<string, State>> = { portraits: 'open', 'custom-pictures': 'open', posters: '${posters}', lessons: 'open' };
export const nextFree = { portraits: null, 'custom-pictures': null, posters: null, lessons: null } as const;
export const shopRest = { resting: false, until: null };`;
const prices = (mug: number) => `
const onThings: readonly (readonly [string, number])[] = [['mug', ${mug}], ['bag', 5900]];
export const defaultPrice = 9999;
export const prices = [
  ...onThings.map(([medium, grosze]) => ({ type: 'posters', medium, grosze }) as const),
];`;

test('what the artist changed in tracked files of an older version is carried over, and nothing else', async () => {
  const now = JSON.parse(readFileSync('messages/pl.json', 'utf8'));
  const said = (tagline: string) => JSON.stringify({ ...now, site: { ...now.site, tagline, gone: tagline } });
  write('package.json', '{ "type": "module" }');
  write('content/services.ts', services('open'));
  write('content/prices.ts', prices(5900));
  write('content/shop.ts', 'export const pictures = [];');
  write('content/site.ts', 'export const since = 2020;');
  write('messages/pl.json', said('dawniej'));
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'as it came');
  write('content/services.ts', services('closed'));
  write('content/prices.ts', prices(6400));
  write('content/site.ts', 'export const since = 2021;');
  write('messages/pl.json', said('Maluję, co widzę'));
  write(
    'content/images/landscapes/meadow.webp',
    readFileSync(join(folder, 'content/images/stages/couple-portrait-photo.webp')),
  );

  const { code, out, err } = await adopt();
  expect([code, err]).toEqual([0, '']);
  expect(out.split('\n')).toEqual([
    'Carried over to the folder data/content. Pictures: 1. Tables and sentences:',
    '  data/content/prices.json',
    '  data/content/services.json',
    '  data/content/messages/pl.json',
    'These are programs, not tables. They stay in the old folder; show them to an engineer:',
    '  content/site.ts',
    'The site shows it after: npm run studio -- publish',
    '',
  ]);
  expect(read('data/content/services.json')).toEqual({
    $schema: '../../generated/schema/services.json',
    services: { posters: 'closed' },
  });
  expect(read('data/content/messages/pl.json')).toEqual({ site: { tagline: 'Maluję, co widzę' } });
  expect(read('data/content/prices.json').prices.posters).toMatchObject({ mug: 6400, file: 9999 });
  expect(existsSync(join(folder, 'data/content/images/landscapes/meadow.webp'))).toBe(true);
  expect(read('generated/content/services.json')).toMatchObject({ posters: 'closed', lessons: 'open' });
});

test('a folder that is no older version, or in which nothing was changed, is refused', async () => {
  expect((await adopt()).err).toContain('is no older version of this site');
  write('content/services.ts', services('open'));
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'as it came');
  expect((await adopt()).err).toContain('Nothing was changed in content and messages');
});

test('a command writes what it changes beside the samples, which stay as they came', async () => {
  const sample = readFileSync(join(folder, 'content/shop.json'), 'utf8');
  const settings = () => parseEnvironment({ DATA_DIR: 'data' });
  const { code, err } = await typed(['shop', 'price', 'pomost', '450'], { folder, settings });
  expect([code, err]).toEqual([0, '']);
  expect(readFileSync(join(folder, 'content/shop.json'), 'utf8')).toBe(sample);
  const { $schema, pictures, ...others } = read('data/content/shop.json');
  expect([$schema, Object.keys(others)]).toEqual(['../../generated/schema/shop.json', []]);
  expect(pictures.filter(({ price }: { price: number }) => price === 45000)).toHaveLength(1);
});
