import { hash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { artist } from '@/content/artist';
import { groszePerEuro } from '@/content/terms';
import { undoMs } from '@/domain/order/undo';
import { readCode } from '@/e2e/support/in-process/read-code';
import type { Locale } from '@/i18n/locales';
import { deskOfEach } from './desk.fixture';
import { reference } from './order-page.fixture';

const { desk } = deskOfEach();
afterEach(() => jest.restoreAllMocks());

type Accounts = { bankAccount: string | null; euroAccount?: string | null; euroBic?: string | null };
const fill = (key: keyof Accounts, account: string | null) => jest.replaceProperty(artist as Accounts, key, account);
const setAccount = (account: string | null) => fill('bankAccount', account);

/** What a reader sees of the block about what is due; empty where there is none. */
const dueOf = (html: string): string =>
  (html.split(/class="[^"]*order-status__due"/)[1]?.split('</dl>')[0] ?? '')
    .replaceAll('\u00a0', ' ')
    .replace(/<[^>]+>/g, '|')
    .replace(/[| ]*\|[| ]*/g, '|');

const codeOf = (html: string): string =>
  html.split('class="order-status__code flow g4 t5">')[1]?.split('</svg>')[0]?.concat('</svg>') ?? '';

async function accepted(locale: Locale = 'pl'): Promise<string> {
  const token = await desk.buyer.order(locale);
  await desk.quote();
  desk.buyer.pass(undoMs);
  await desk.buyer.send(await desk.buyer.answerOn(token, 'accepted', locale));
  return token;
}

test.each([
  [
    'pl',
    [
      '|Zaliczka|435,00 zł|',
      '|Odbiorca|{name}|',
      '|Konto|61 1090 1014 0000 0712 1981 2874|',
      '|Tytuł przelewu|{title}|',
    ],
    ['61109010140000071219812874', '435,00'],
  ],
  [
    'en',
    [
      '|Deposit|435.00 zł|',
      '|To|{name}|',
      '|Account|PL61 1090 1014 0000 0712 1981 2874|',
      '|Payment reference|{title}|',
    ],
    ['PL61109010140000071219812874', '435.00'],
  ],
] as const)(
  'STATUS-14: page and letter say what is due after acceptance, and where to (%s)',
  async (locale, rows, copies) => {
    setAccount('61 1090 1014 0000 0712 1981 2874');
    const html = await desk.buyer.html(await accepted(locale), locale);
    await desk.buyer.post();
    const letter = desk.buyer.letterTo(/Oferta przyjęta|accepted/).text;
    for (const row of rows) {
      const shown = row.replace('{name}', artist.seller.name).replace('{title}', reference);
      expect(dueOf(html)).toContain(shown);
      // a row of the page is a line of the letter
      expect(letter).toContain(shown.replace(/^\||\|$/g, '').replace('|', ': '));
    }
    for (const copy of [...copies, reference]) expect(html).toContain(`data-copy="${copy}"`);
    // the account is said once
    expect(html.match(/1090 1014/g)).toHaveLength(1);
    const code = ['', 'PL', '61109010140000071219812874', '043500', artist.seller.name, reference, '', '', ''];
    expect(readCode(codeOf(html))?.split('|')).toEqual(code);
  },
);

test('STATUS-14: the buttons show where a script runs that can copy, and say so; where they may not, the text is selected', async () => {
  setAccount('61109010140000071219812874');
  const answer = await desk.buyer.page(await accepted());
  const html = await answer.text();
  const [, script = ''] = /<script>(.*?)<\/script>/s.exec(html) ?? [];
  const policy = answer.headers.get('content-security-policy');
  expect(policy).toContain(`script-src 'self' 'sha256-${hash('sha256', script, 'base64')}'`);
  const buttons = html.match(/<button[^>]*data-copy[^>]*>/g) ?? [];
  expect(buttons).toHaveLength(3);
  for (const button of buttons) expect(button).toContain('hidden=""');

  const run = async (clipboard: object | undefined) => {
    const button = {
      hidden: true,
      dataset: { copy: '435,00', copied: 'Skopiowano' },
      firstElementChild: { textContent: '' },
      previousElementSibling: 'the sum',
      onclick: async () => undefined,
    };
    let selected = '';
    const getSelection = () => ({
      selectAllChildren(of: string) {
        selected = of;
      },
    });
    runInNewContext(script, {
      navigator: { clipboard },
      document: { querySelectorAll: (of: string) => (of.startsWith('button') ? [button] : []) },
      getSelection,
    });
    await button.onclick();
    return [button.hidden, button.firstElementChild.textContent, selected];
  };
  let copied = '';
  const writeText = async (text: string) => {
    copied = text;
  };
  expect(await run({ writeText })).toEqual([false, 'Skopiowano', '']);
  expect(copied).toBe('435,00');
  expect(await run({ writeText: () => Promise.reject(new Error('refused')) })).toEqual([false, '', 'the sum']);
  expect(await run(undefined)).toEqual([true, '', '']);
});

test('STATUS-16: where there is an account in euro, its sum, and a code of its own', async () => {
  setAccount('61 1090 1014 0000 0712 1981 2874');
  fill('euroAccount', 'de89 3704 0044 0532 0130 00');
  fill('euroBic', 'COBADEFFXXX');
  const html = await desk.buyer.html(await accepted());
  const cents = Math.ceil((43_500 * 100) / groszePerEuro);
  const euro = (cents / 100).toFixed(2);
  const folded = html.split(/<summary>Płacisz\sz\szagranicy\?/)[1] ?? '';
  for (const part of ['DE89 3704 0044 0532 0130 00', 'COBADEFFXXX', `${euro.replace('.', ',')} euro po kursie`])
    expect(folded.replaceAll('\u00a0', ' ')).toContain(part);
  expect(html).toContain(`data-copy="${euro.replace('.', ',')}"`);
  const second = html.slice(html.lastIndexOf('class="order-status__code flow g4 t5"'));
  const lines = ['BCD', '002', '1', 'SCT', '', artist.seller.name, 'DE89370400440532013000', `EUR${euro}`, '', ''];
  expect(readCode(codeOf(second))?.split('\n')).toEqual([...lines, reference]);
  expect(readCode(codeOf(html))).toContain('|PL|');
});

test('STATUS-15: an account abroad has no code of the Polish banks, but all else', async () => {
  setAccount('DE89 3704 0044 0532 0130 00');
  const token = await accepted();
  expect(dueOf(await desk.buyer.html(token))).toContain('|Konto|DE89 3704 0044 0532 0130 00|');
  expect(codeOf(await desk.buyer.html(token))).toBe('');
});

test('STATUS-14: as long as the account is not filled in, sum and day are said, and that the account follows', async () => {
  setAccount(null);
  const html = await desk.buyer.html(await accepted());
  expect(dueOf(html)).toMatch(/Zaliczka\|435,00 zł\|Kiedy\|do 28 listopada 2026/);
  expect(dueOf(html)).not.toContain('Konto');
  expect(html).not.toContain('data-copy=');
  expect(codeOf(html)).toBe('');
  expect(html).toContain('Dane do przelewu podam');
});

test('LETTERS-7: a payment page is linked once the offer is accepted, on the page and in the letter, and not before', async () => {
  const [payAt, token] = ['https://pay.example/a?x=1&y=2', await desk.buyer.order()];
  for (const wrong of ['http://pay.example/', 'https://me:secret@pay.example/', 'javascript:alert(1)', 'pay.example'])
    expect((await desk.quote({ payAt: wrong })).body).toContain('zaczyna się od https://');
  await desk.quote({ payAt });
  desk.buyer.pass(undoMs);
  await desk.buyer.post();
  expect(await desk.buyer.html(token)).not.toContain('https://pay.example');
  expect(desk.buyer.letterTo(/Oferta do/).text).not.toContain('https://pay.example');
  await desk.buyer.send(await desk.buyer.answerOn(token, 'accepted'));
  await desk.buyer.post();
  const link = 'href="https://pay.example/a?x=1&amp;y=2"';
  expect(await desk.buyer.html(token)).toContain(link);
  const letter = desk.buyer.letterTo(/Oferta przyjęta/);
  expect(letter.text).toContain(`Zapłać online: ${payAt}`);
  expect(letter.html).toContain(link);
});

test('STATUS-14: that the transfer is made is one line to the artist, however often it is pressed, until a payment is noted', async () => {
  const token = await accepted();
  const press = () => desk.buyer.send({ token, language: 'pl', answer: 'transfer' });
  expect([(await press()).status, (await press()).status]).toEqual([303, 303]);
  const html = await desk.buyer.html(token);
  expect(html.match(/Przelew zrobiony: 435,00\szł\./g)).toHaveLength(1);
  expect(html).not.toContain('value="transfer"');
  expect(html).toContain('Przelew zgłoszony');
  expect(await desk.read()).toContain('Przelew zrobiony: 435,00 zł.');
});
