import { receive } from '@/server/http/receive/receive';
import { formRequest } from '@/tests/support/in-process/form-request';
import { openStudio, type Studio } from '@/tests/support/in-process/studio';
import { typed } from './typed.fixture';
import { verbs } from './verbs';

test.each([[[]], [['--help']], [['-h']]])('%j lists the commands', async (line) => {
  const { code, out, err } = await typed(line);
  expect([code, err]).toEqual([0, '']);
  for (const { name, help } of verbs)
    expect(out).toMatch(new RegExp(`^ {2}${name} .* {2}${help.pl.replace(/[()]/g, '.')}$`, 'm'));
});

test('a topic lists its commands', async () => {
  const { code, out } = await typed(['letters', '--help']);
  expect([code, out.match(/^ {2}(inbox|letters|person) [a-z]+/gm)]).toEqual([0, ['  letters list', '  letters retry']]);
});

test.each([
  [
    ['inbox', 'list', '-h'],
    ['Użycie\n  npm run studio -- inbox list', 'co przyszło', '[--json]  wynik jako JSON'],
  ],
  [
    ['letters', 'retry', '--help'],
    ['letters retry [ID] [--parked]', 'wszystkie odłożone', '[ID]  ID listu'],
  ],
  [
    ['inbox', 'photos', '--help', '--lang', 'en'],
    ['Usage\n  npm run studio -- inbox photos REFERENCE --to FOLDER', 'Options', 'Arguments\n  REFERENCE  a reference'],
  ],
])('%j says how it is used', async (line, parts) => {
  const { code, out } = await typed(line);
  expect(code).toBe(0);
  for (const part of parts) expect(out).toContain(part);
});

test.each([
  [['inbox', 'burn'], 'Nie znam polecenia: inbox burn.'],
  [['inbox'], 'Nie znam polecenia: inbox.'],
  [['burn'], 'Nie znam polecenia: burn.'],
  [['inbox', 'list', '--all'], 'Nie rozumiem opcji --all'],
  [['inbox', 'list', '-x'], 'Nie rozumiem opcji -x'],
  [['inbox', 'list', 'all'], 'Nie wiem, co zrobić z „all”.'],
  [['inbox', 'list', '--lang', 'de'], 'Opcja --lang przyjmuje: pl, en.'],
  [['inbox', 'show'], 'Podaj numer zgłoszenia, na przykład: inbox show 2026-0042-K7'],
  [['inbox', 'photos', '2026-0001-A2'], 'Podaj folder, na przykład: inbox photos 2026-0042-K7 --to zdjecia'],
  [['inbox', 'photos', '2026-0001-A2', '--to'], 'Podaj folder, na przykład'],
  [['person', 'erase', 'a@b.pl', '--yes', '--yes'], 'Opcję --yes podano dwa razy.'],
  [['inbox', 'burn', '--lang', 'en'], 'Unknown command: inbox burn.'],
  [['--lang=en', 'inbox', 'show'], 'Give a reference, for example: inbox show 2026-0042-K7'],
  [['inbox', 'list', '\u001b[31m'], 'Nie wiem, co zrobić z „\\u001b[31m”'],
])('%j is wrong use, told in the language of the desk', async (line, text) => {
  const { code, out, err } = await typed(line);
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain(text);
});

test('what fails ends with 1 and says why', async () => {
  const { code, out, err } = await typed(['inbox', 'list']);
  expect([code, out, err]).toEqual([1, '', 'Nie udało się odczytać skrzynki. a storage was opened\n']);
});

describe('on an inbox with one message', () => {
  let studio: Studio;
  beforeAll(async () => {
    studio = await openStudio();
    await receive('contact', await formRequest('contact'), studio.effects);
  });
  afterAll(() => studio.close());
  const on = (...line: string[]) => typed(line, { open: async () => studio.storage, now: () => studio.effects.now() });

  test('--lang en: the artist’s words are English', async () => {
    const { out } = await on('--lang', 'en', 'inbox', 'list');
    expect(out).toMatch(/^Unread: 1\n\n\* {2}2026-0001-A2 {2}21\/11\/2026, 14:05 {2}Message .* no photos\n/);
    expect((await on('inbox', 'show', '2026-0001-A2', '--lang', 'en')).out).toMatch(/^Message 2026-0001-A2\n/);
  });

  const asJson: readonly (readonly [line: readonly string[], data: object])[] = [
    [['inbox', 'list'], [{ reference: '2026-0001-A2', kind: 'contact', held: null, photos: 0, what: 'Wiadomość' }]],
    [['inbox', 'show', '2026-0001-A2'], { reference: '2026-0001-A2', kind: 'contact', photos: [] }],
    [['inbox', 'photos', '2026-0001-A2', '--to', '/nowhere'], { saved: 0 }],
    [['inbox', 'release', '2026-0001-A2'], { reference: '2026-0001-A2', released: false }],
    [['inbox', 'export'], [{ reference: '2026-0001-A2' }]],
    [['letters', 'list'], [{ reference: '2026-0001-A2', kind: 'artist', state: 'waiting', attempts: 0, code: null }]],
    [['letters', 'retry', '--parked'], { retried: 0 }],
    [['person', 'export', 'żaneta@sklep.łódź.pl'], [{ reference: '2026-0001-A2', letters: [{}] }]],
    [['retention', 'run'], { submissions: 0, photos: 0 }],
    [['person', 'erase', 'żaneta@sklep.łódź.pl', '--yes'], { erased: 1 }],
  ];
  test.each(asJson)('%j --json is for programs', async (line, data) => {
    const { code, out, err } = await on(...line, '--json');
    expect([code, err]).toEqual([0, '']);
    expect(JSON.parse(out)).toMatchObject(data);
  });

  test('every verb answers as JSON', () => {
    expect(asJson.map(([[topic, word]]) => `${topic} ${word}`).toSorted()).toEqual(
      verbs.map(({ name }) => name).toSorted(),
    );
  });
});
