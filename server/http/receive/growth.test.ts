import { formKinds } from '@/domain/api';
import { doubtfulEmail, doubtfulPhone, isEmail, isMailbox } from '@/domain/contact-hints';
import { checks } from '@/domain/forms/forms';
import { overlong } from '@/domain/lengths';
import { meantEmail } from '@/domain/mistyped-email';
import { fieldsOf } from '@/domain/order/form';
import { parseShopOrder } from '@/domain/order/wire';
import { cleanText, lengthOf } from '@/domain/text';
import { forms } from '@/e2e/support/in-process/form-request';
import { orders } from '@/e2e/support/in-process/order-request';
import { growsTooMuch, type Prepare } from '@/e2e/support/in-process/work';
import { answerProblemAsPage } from '../../pages/pages';
import { languageOf } from '../../platform/request-language';
import { comparedEmail } from '../../storage/queries/person';
import { contentHash } from '../../submissions/in-flight';
import { spamSignalOf } from '../../submissions/spam-signals';
import { clientAddress } from '../abuse/client-address';
import { encodingFor } from '../finished';
import { routeOf } from '../routes';
import { keyOf, originProblem, tokenProblem } from './refuse';

/** A text of so many UTF-16 units. */
type Hostile = (length: number) => string;

const row =
  (sign: string): Hostile =>
  (length) =>
    sign.repeat(length / sign.length);
const between =
  (start: string, sign: string, end: string): Hostile =>
  (length) =>
    start + row(sign)(length - start.length - end.length) + end;
const marks =
  (one: string, other: string): Hostile =>
  (length) =>
    `a${one.repeat(length / 2 - 1)}${other.repeat(length / 2)}`;

/** Texts on which a careless rule needs more than linear time, such as a pattern that backtracks. */
const hostileTexts: Readonly<Record<string, Hostile>> = {
  dots: between('a@', '.', '@'),
  'dots and letters': between('a@', 'a.', '@'),
  'dots before a space': between('a@a.', '.', ' '),
  'hyphens in a domain': between('a@', 'a-', ''),
  'at-signs': row('@'),
  'marks above, then below': marks('\u0301', '\u0323'),
  'marks below, then above': marks('\u0323', '\u0301'),
  'marks above and below in turn': row('\u0301\u0323'),
  'parts of syllables': row('\u1100\u1161\u11a8'),
  spaces: between('x', ' ', 'x'),
  'no-break spaces': between('x', '\u00a0', 'x'),
  'carriage returns': between('x', '\r', 'x'),
  'line ends': between('x', '\r\n', 'x'),
  'control characters': between('x', '\u0001', 'x'),
  'half surrogates': row('\ud800'),
  'surrogates the wrong way round': row('\udc00\ud800'),
  'regional indicators': row('\u{1f1e6}'),
  'joined signs': row('👩\u200d'),
  digits: row('9'),
  'digits and a dot': between('1.', '9', 'x'),
  links: row('http://www.'),
  'beginnings of links': row('htt'),
  markup: row('<&"'),
  'backslashes and quotes': row('\\"'),
  letters: row('x'),
};

/** The same for headers, which may have fewer characters. */
const hostileHeaders: Readonly<Record<string, Hostile>> = {
  letters: row('x'),
  commas: between('x', ',', 'x'),
  semicolons: between('x', ';', 'x'),
  'spaces after a semicolon': between('x;', ' ', 'x'),
  'semicolons and spaces': between('x', '; ', 'x'),
  'languages with weights': row('de;q=0.5,'),
  'dots as a weight': between('de;q=', '.', ''),
  'equal signs': between('csrftoken=', '=', ''),
  cookies: row('csrftoken;'),
  slashes: between('http://x', '/', ''),
  'dots and slashes': between('http://x', '/..', ''),
  'at-signs': between('http://', '@', 'x'),
  'percent signs': between('http://x/', '%', ''),
  quotes: between('multipart/form-data; boundary="', '\\"', ''),
  boundary: between('multipart/form-data; boundary=', '-', ''),
  hyphens: row('3f2504e0-'),
  addresses: row('127.0.0.1,'),
  colons: row(':'),
};

/** Longer than any text that passes `readBody`: each rule must be linear by itself (TRUST-5), not because its input is short. */
const length = 32_000;

type Rule = (text: string) => unknown;

const everywhere = (fields: object, text: string): Record<string, string> =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, text]));

/** Every field that an order may have. */
const everyField = Object.fromEntries(fieldsOf('custom-pictures').map(({ id }) => [id, '']));

const rules: Readonly<Record<string, Rule>> = {
  isEmail,
  isMailbox,
  doubtfulEmail,
  doubtfulPhone,
  meantEmail,
  cleanText,
  lengthOf,
  'the page of a refused message': (text) =>
    answerProblemAsPage({ code: 'email.invalid', field: 'email' }, 'pl', {
      kind: 'contact',
      fields: { email: text, text, unknown: text },
    }),
  comparedEmail,
  overlong: (text) => overlong({ text }),
  spamSignalOf: (text) => spamSignalOf({ text, elapsed_ms: text, website: text }),
  contentHash: (text) => contentHash({ fields: { text }, files: [] }),
  ...Object.fromEntries(
    formKinds.map((kind): [string, Rule] => [
      `the checks of ${kind}`,
      (text) => checks[kind](everywhere(forms[kind], text), 1),
    ]),
  ),
  'the checks of an order': (text) => parseShopOrder(everywhere(everyField, text), 1),
  'the texts of an order': (text) => {
    const { type, variant, size, medium } = orders['custom-pictures'];
    return parseShopOrder({ ...everywhere(everyField, text), type, variant, size, medium }, 1);
  },
};

/** Rules for the head of a request, where every character is one byte. */
const headRules: Readonly<Record<string, Rule>> = {
  routeOf: (text) => routeOf(`/api/web/result/${text}`),
  clientAddress: (text) => clientAddress({ socket: '127.0.0.1', forwardedFor: text }, (address) => address !== 'x'),
  encodingFor,
  languageOf: (text) => languageOf(new Headers({ 'accept-language': text })),
  originProblem: (text) => originProblem(new Headers({ referer: text }), ['https://studio.example']),
  keyOf: (text) => keyOf(new Headers({ 'idempotency-key': text })),
  tokenProblem: (text) => tokenProblem(new Headers({ cookie: text, 'x-csrftoken': text })),
};

const ordinary = 'Dzień dobry, proszę o ofertę. '.repeat(length / 30);

type Texts = Readonly<Record<string, (length: number) => string>>;

async function fallen(rule: Rule, texts: Texts): Promise<readonly string[]> {
  for (const [name, text] of Object.entries(texts)) {
    const at = (most: number): Prepare => {
      const made = text(most);
      return () => () => rule(made);
    };
    const fault = await growsTooMuch({
      plain: () => () => cleanText(ordinary),
      half: at(length / 2),
      whole: at(length),
    });
    if (fault) return [`${name}: ${fault}`];
  }
  return [];
}

test.each(Object.keys(rules))('TRUST-5: %s takes linear time, however long a text is', async (name) => {
  expect(await fallen(rules[name] as Rule, hostileTexts)).toEqual([]);
});

test.each(Object.keys(headRules))('%s takes linear time, however long a head is', async (name) => {
  expect(await fallen(headRules[name] as Rule, hostileHeaders)).toEqual([]);
});

test('a rule that looks at every letter for every letter is found', async () => {
  const square: Rule = (text) => {
    let sum = 0;
    for (let one = 0; one < text.length; one += 4)
      for (let other = 0; other < text.length; other += 4) sum = (sum * 31 + other) % 1_000_003;
    return sum;
  };
  expect(await fallen(square, { letters: (length) => 'x'.repeat(length) })).toHaveLength(1);
});
