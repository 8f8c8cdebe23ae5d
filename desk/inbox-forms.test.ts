import { type FormName, formRequest, forms } from '@/e2e/support/in-process/form-request';
import { openStudio, type Studio } from '@/e2e/support/in-process/studio';
import { receive } from '@/server/http/receive/receive';
import { typedIn } from './typed.fixture';

let studio: Studio;
beforeEach(async () => {
  studio = await openStudio();
});
afterEach(() => studio.close());

async function send(kind: FormName, fields: object = forms[kind]): Promise<string> {
  return (await (await receive(kind, await formRequest(kind, { fields }), studio.effects)).json()).reference;
}

const run = async (command: string, reference?: string, to?: string): Promise<string> =>
  (await typedIn(studio, command, { reference, to })).text;

const letter = '(na ten adres można wysłać list)';
test.each<[FormName, string, readonly (readonly [string, string])[]]>([
  [
    'contact',
    'Wiadomość',
    [
      ['Wiadomość', 'Dzień dobry,'],
      ['', 'proszę o ofertę.'],
      ['Adres e-mail', 'zaneta@sklep.łódź.pl'],
      ['', letter],
      ['Numer telefonu', '600 700 800'],
    ],
  ],
  [
    'registration-lessons',
    'Zapis na lekcje',
    [
      ['Rodzaj zajęć', 'Kursy online'],
      ['Imię', 'Żaneta'],
      ['Adres e-mail', 'zaneta@poczta.example'],
      ['', letter],
      ['Numer telefonu', '600 700 800'],
    ],
  ],
  [
    'orders',
    'Zapytanie o obraz',
    [
      ['Szerokość', '60 cm'],
      ['Wysokość', 'ok. metra'],
      ['Imię', 'Żaneta'],
      ['Adres e-mail', 'zaneta@poczta.example'],
      ['', letter],
      ['Numer telefonu', '600'],
    ],
  ],
])('%s is shown in Polish, every field labelled', async (kind, heading, entries) => {
  const reference = await send(kind);
  const shown = await run('inbox show', reference);
  const rows = entries.map(([label, text]) => `  ${label.padEnd(22)} ${text}`);
  expect(shown.startsWith(`${heading} ${reference}\n`)).toBe(true);
  expect(shown).toContain(`Treść\n${rows.join('\n')}`);
});

test('all kinds stand in one list', async () => {
  for (const kind of Object.keys(forms) as FormName[]) await send(kind);
  const linesOf = async (command: string) =>
    (await typedIn(studio, command, { columns: 140 })).text.split('\n').map((line) => line.replace(/ {2,}/g, '|'));
  const waiting = [
    'Czeka na Ciebie: 3',
    '*|2026-0001-A2|odpisz|24 lis|zaneta@sklep.łódź.pl|Wiadomość|21.11.2026, 14:05',
    '*|2026-0002-A2|odpisz|24 lis|Żaneta|Zapis na lekcje|21.11.2026, 14:05',
    '*|2026-0003-A2|nowe|wyślij ofertę|24 lis|Żaneta|Zapytanie o obraz|21.11.2026, 14:05|1',
  ];
  const folded = await linesOf('inbox list');
  expect(folded.slice(3, 7)).toEqual(waiting);
  expect(folded).toContainEqual(expect.stringContaining('prośby o powiadomienie: 1.'));
  // whoever asks to be told is told by the site: nobody has to answer
  expect((await linesOf('inbox list --all')).slice(3, 9)).toEqual([
    ...waiting,
    'Reszta: 1',
    '*|2026-0004-A2|-|zaneta@poczta.example|Prośba o powiadomienie|21.11.2026, 14:05',
  ]);
});
