import { formKinds } from '@/domain/api';
import { doubtfulEmail, doubtfulPhone, isEmail, isMailbox } from '@/domain/contact-hints';
import { checks } from '@/domain/forms/forms';
import { overlong } from '@/domain/lengths';
import { meantEmail } from '@/domain/mistyped-email';
import { fieldsOf } from '@/domain/order/form';
import { parseShopOrder } from '@/domain/order/wire';
import { cleanText, lengthOf } from '@/domain/text';
import { forms } from '@/e2e/support/in-process/form-request';
import { hostileHeaders, hostileTexts } from '@/e2e/support/in-process/hostile-texts';
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
