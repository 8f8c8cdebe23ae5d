import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formRequest } from '@/e2e/support/in-process/form-request';
import { orderRequest, picture } from '@/e2e/support/in-process/order-request';
import { openStudio, type Studio } from '@/e2e/support/in-process/studio';
import { receive } from '@/server/http/receive/receive';
import { parseEnvironment } from '@/server/platform/environment';
import { typed } from './typed.fixture';
import { verbs } from './verbs';

test.each([[[]], [['--help']], [['-h']]])('%j lists the commands', async (line) => {
  const { code, out, err } = await typed(line);
  expect([code, err]).toEqual([0, '']);
  for (const { name, help } of verbs)
    expect(out).toMatch(new RegExp(`^ {2}${name} .* {2}${help.pl.replace(/[()]/g, '.')}$`, 'm'));
});

test('the overview says in full what must be typed, and of numbers only where they are', async () => {
  const { out } = await typed(['--help']);
  expect(out).toMatch(/^ {2}art add PLIK … +/m);
  expect(out).toMatch(/^ {2}inbox quote NUMER --price KWOTA --by RRRR-MM-DD … {2}/m);
  expect(out).toContain('NUMER to na przykład');
  expect((await typed(['shop', '--help'])).out).not.toContain('NUMER');
  expect((await typed(['shop', 'price'])).err).toContain(
    'Podaj tytuł pracy albo koniec jej adresu, na przykład: shop price',
  );
});

test('a topic lists its commands', async () => {
  const { code, out } = await typed(['outbox', '--help']);
  expect([code, out.match(/^ {2}(inbox|outbox|person) [a-z]+/gm)]).toEqual([
    0,
    ['  outbox list', '  outbox retry', '  outbox show'],
  ]);
});

test.each([
  [
    ['inbox', 'list', '-h'],
    ['Użycie\n  npm run studio -- inbox list', 'co jest do zrobienia', '[--json]  wynik jako JSON'],
  ],
  [
    ['outbox', 'retry', '--help'],
    ['outbox retry [ID] [--parked]', 'wszystkie odłożone', '[ID]  ID listu'],
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
  [['retention'], 'Nie znam polecenia: retention.'],
  [['burn'], 'Nie znam polecenia: burn.'],
  [['inbx'], 'Nie znam polecenia: inbx. Może: inbox?'],
  [['inbox', 'shwo', '4'], 'Może: inbox show?'],
  [['inbox', '--each'], 'Nie rozumiem opcji --each'],
  [['inbox', 'list', '--each'], 'Nie rozumiem opcji --each'],
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
  expect([code, out, err]).toEqual([1, '', 'To polecenie się nie udało: a storage was opened\n']);
});

const folder = mkdtempSync(join(tmpdir(), 'desk-'));
/** In a folder that is not there yet (DESK-6). */
const copy = join(folder, 'kopie', 'copy.sqlite');
const sketch = join(folder, 'szkic.jpg');
beforeAll(async () => writeFileSync(sketch, await picture()));

const reference = '2026-0001-A2';
const offered = ['--price', '450', '--delivery', '20', '--by', '2026-12-18', '--arrives', '2026-12-20'];
const withdraw = ['inbox', 'withdraw', reference];
const kept = { reference, link: expect.stringContaining('/zamowienie/stan/'), letter: true };
const ofOrders: readonly (readonly [line: readonly string[], data: object])[] = [
  [['inbox', 'mark', reference, 'read'], { reference, state: 'read' }],
  [['inbox', 'quote', reference, ...offered, '--yes'], kept],
  [['inbox', 'message', reference, 'Dzień dobry', '--yes'], kept],
  [['inbox', 'mark', reference, 'accepted'], { ...kept, letter: false }],
  [['inbox', 'mark', reference, 'in-work', '--photo', sketch], kept],
  [['inbox', 'mark', reference, 'in-work', '--note', 'Szkic gotowy.'], kept],
  [['inbox', 'mark', reference, 'in-work'], { ...kept, letter: false }],
  [['inbox', 'mark', reference, 'sent'], kept],
  [['inbox', 'mark', reference, 'done'], { ...kept, letter: false }],
  [['inbox', 'note', reference, 'Zadzwonić'], { ...kept, letter: false }],
  [['inbox', 'undo', reference], { reference, undone: 'mark', state: 'sent', letter: 'none' }],
  [['inbox', 'mark', reference, 'done'], { ...kept, letter: false }],
];

describe('on an inbox with an order', () => {
  let studio: Studio;
  beforeAll(async () => {
    studio = await openStudio();
    await receive('shop-order', orderRequest(), studio.effects);
  });
  afterAll(() => studio.close());
  const on = (...line: readonly string[]) =>
    typed(line, { withStorage: (work) => work(studio.storage), now: () => studio.effects.now() });

  test.each(ofOrders)('%j --json is for programs', async (line, data) => {
    const { code, out, err } = await on(...line, '--json');
    expect([code, err]).toEqual([0, '']);
    expect(JSON.parse(out)).toMatchObject(data);
  });

  test.each([
    [['quote', reference, '--price', 'dużo', '--by', '2026-12-20'], 2, 'To nie jest kwota: dużo.'],
    [['quote', reference, '--price', '0', '--by', '2026-12-20'], 2, 'To nie jest kwota: 0.'],
    [['quote', reference, '--price', '450', '--by', '2026-02-30'], 2, 'Tego dnia nie ma albo minął: 2026-02-30.'],
    [['quote', reference, '--price', '450', '--by', '2026-11-20'], 2, 'Tego dnia nie ma albo minął: 2026-11-20.'],
    [['quote', reference, '--price', '450'], 2, 'Podaj dzień, na który będzie gotowe, na przykład'],
    [['quote', '2026-0009-A2', '--price', '450', '--by', '2026-12-20'], 1, 'Nie ma zgłoszenia o numerze 2026-0009-A2.'],
    [
      ['quote', reference, '--price', '450', '--by', '2026-12-20'],
      2,
      'Podaj koszt dostawy w złotych, może być 0; dzień, około którego dojdzie, na przykład',
    ],
    [
      ['quote', reference, '--price', '450', '--delivery', '0', '--by', '2026-12-20'],
      2,
      'Podaj dzień, około którego dojdzie',
    ],
    [
      ['quote', reference, ...offered.slice(0, -1), '2026-12-17'],
      2,
      'Paczka nie może dojść, zanim praca będzie gotowa',
    ],
    [['quote', reference, ...offered, '--deposit', '101%'], 2, 'To nie jest kwota: 101%.'],
    [['quote', reference, ...offered, '--deposit', '1450,01'], 2, 'To nie jest kwota: 1450,01.'],
    [['quote', reference, ...offered], 1, 'nie można teraz tak zmienić'],
    [
      ['mark', reference, 'zawieszone'],
      2,
      'Nie ma stanu zawieszone. Są: przeczytane, przyjęte, odrzucone, w-pracy, wysłane, gotowe',
    ],
    [['mark', reference, 'in-work', '--photo', '/nowhere.jpg'], 1, 'Nie ma pliku /nowhere.jpg.'],
    [['message', reference, ' '], 2, 'Wpisz treść wiadomości'],
    [['message', reference, 'x'.repeat(5001)], 2, 'Ten tekst jest za długi.'],
    [['note', reference, '\n'], 2, 'Wpisz treść wiadomości'],
  ])('inbox %j is refused with the reason', async (line, code, text) => {
    const answer = await on('inbox', ...line);
    expect([answer.code, answer.err]).toEqual([code, expect.stringContaining(text)]);
  });
});

test('an offer that was withdrawn is told to programs, too', async () => {
  const studio = await openStudio();
  await receive('shop-order', orderRequest(), studio.effects);
  const on = (...line: readonly string[]) =>
    typed(line, { withStorage: (work) => work(studio.storage), now: () => studio.effects.now() });
  await on('inbox', 'quote', reference, ...offered, '--yes');
  const { out } = await on(...withdraw, '--json');
  expect(JSON.parse(out)).toEqual({ reference, undone: 'offer', state: 'received', letter: 'stopped' });
  await studio.close();
});

describe('on an inbox with one message', () => {
  let studio: Studio;
  beforeAll(async () => {
    studio = await openStudio();
    let ids = 0;
    const uuid = () => `3f2504e${ids++}`;
    await receive('contact', await formRequest('contact'), { ...studio.effects, uuid });
  });
  afterAll(() => studio.close());
  const on = (...line: string[]) =>
    typed(line, {
      withStorage: (work) => work(studio.storage),
      // the doctor holds the clock against the last build
      now: line[0] === 'doctor' ? Date.now : () => studio.effects.now(),
      settings: () => ({
        ...parseEnvironment({}),
        ...studio.place,
        contentFolder: join(studio.folder, 'content'),
        ...(line[0] === 'restore' && { dataFolder: join(folder, 'restored') }),
      }),
    });

  test('a message is no order', async () => {
    const answer = await on('inbox', 'message', reference, 'x');
    expect([answer.code, answer.err]).toEqual([1, 'Zgłoszenie 2026-0001-A2 nie jest zamówieniem.\n']);
  });

  test('--lang en: the artist’s words are English', async () => {
    const { out } = await on('--lang', 'en', 'inbox', 'list');
    expect(out).toMatch(
      /^Unread: 1\n\n {3}Number {8}State {2}Next .*\nWaiting for you: 1\n\* {2}2026-0001-A2 +answer {2}24 Nov .* Message /,
    );
    expect((await on('inbox', 'show', '2026-0001-A2', '--lang', 'en')).out).toMatch(/^Message 2026-0001-A2\n/);
  });

  test('a table and JSON at once are wrong use', async () => {
    const { code, err } = await on('inbox', 'export', '--csv', '--json');
    expect([code, err]).toEqual([2, 'Podaj --csv albo --json, nie oba naraz.\n']);
  });

  const asJson: readonly (readonly [line: readonly string[], data: object])[] = [
    [['inbox', 'list'], [{ reference: '2026-0001-A2', kind: 'contact', held: null, photos: 0, what: 'Wiadomość' }]],
    [['inbox', 'show', '2026-0001-A2'], { reference: '2026-0001-A2', kind: 'contact', photos: [] }],
    [['inbox', 'reply', '2026-0001-A2', '--print'], { to: 'zaneta@sklep.łódź.pl' }],
    [['inbox', 'open', '2026-0001-A2', '--to', join(folder, 'page.html')], { opened: false }],
    [['inbox', 'photos', '2026-0001-A2', '--to', '/nowhere'], { saved: 0 }],
    [['inbox', 'release', '2026-0001-A2'], { reference: '2026-0001-A2', released: false }],
    [['inbox', 'search', 'DZIEN dobry'], [{ reference: '2026-0001-A2', what: 'Wiadomość' }]],
    [['inbox', 'quarantine'], []],
    [['inbox', 'export'], [{ reference: '2026-0001-A2' }]],
    [
      ['outbox', 'list'],
      (['artist', 'buyer'] as const).map((kind) => ({
        ...{ reference: '2026-0001-A2', kind, state: 'waiting', attempts: 0, code: null },
      })),
    ],
    [['outbox', 'retry', '--parked'], { retried: 0 }],
    [['outbox', 'show', '3f2504e1'], { id: '3f2504e1', state: 'waiting', subject: 'Wiadomość 2026-0001-A2' }],
    [['person', 'export', 'zaneta@sklep.łódź.pl'], [{ reference: '2026-0001-A2', letters: [{}, {}] }]],
    [['backup', copy], { submissions: 1, photos: 0, letters: 2, damaged: 0 }],
    [['restore', copy], { submissions: 1, photos: 0, letters: 2, damaged: 0 }],
    [['retention', 'run'], { submissions: 0, photos: 0 }],
    [['person', 'erase', 'zaneta@sklep.łódź.pl', '--yes'], { erased: 1 }],
  ];
  test.each(asJson)('%j --json is for programs', async (line, data) => {
    const { code, out, err } = await on(...line, '--json');
    expect([code, err]).toEqual([0, '']);
    expect(JSON.parse(out)).toMatchObject(data);
  });

  test('doctor --json is for programs, also where something is wrong', async () => {
    const { code, out } = await on('doctor', '--json');
    const found = [{ name: 'folders' }, { name: 'database', state: 'ok' }, {}, { name: 'mail', state: 'note' }];
    expect([code, JSON.parse(out).slice(0, 4)]).toEqual([1, found.map((one) => expect.objectContaining(one))]);
  });

  test('every verb of the inbox answers as JSON', () => {
    const lines = ['doctor', ...[...asJson, ...ofOrders, [withdraw]].map(([line]) => line.join(' '))];
    const ofInbox = verbs.filter(({ name }) => !/^(art|shop|content|service|publish)\b/.test(name));
    expect(ofInbox.filter(({ name }) => lines.some((line) => line.startsWith(name)))).toEqual(ofInbox);
  });
});
