import { holding, undoMs } from '@/domain/order/undo';
import { formatPrice } from '@/domain/shop/price-format';
import type { Locale } from '@/i18n/locales';
import { messages } from '@/messages';
import { deskOfEach } from './desk.fixture';
import { reference } from './order-page.fixture';

const { desk, buyer: at } = deskOfEach();
const path = `/orders/${reference}`;
const atOnce = 20;

const textOf = (html: string): string =>
  html
    .replace(/<svg.*?<\/svg>|<script.*?<\/script>/gs, '')
    .replace(/<[^>]+>/g, '|')
    .replace(/[\s|]*\|[\s|]*/g, '|')
    .replaceAll('\u00a0', ' ');
const pageOf = async (...asked: Parameters<typeof at.html>) => textOf(await at.html(...asked));
const sum = (zloty: number, locale: Locale): string => formatPrice(zloty * 100, locale).replaceAll('\u00a0', ' ');
const updates = () => at.office.all('buyer').map(({ subject }) => subject ?? '');

/** As the form has it: the terms of `quote`. */
const terms = { price: '1420', delivery: '30', by: '2026-12-18', arrives: '2026-12-20', note: 'Rama.', sure: 'polish' };

/** An order whose offer was accepted: 1450 zł, of which 435 zł at once. */
async function agreedOrder(locale: Locale = 'pl'): Promise<string> {
  const token = await at.order(locale);
  await desk.quote();
  await at.send(await at.answerOn(token, 'accepted', locale));
  await at.post();
  return token;
}
const propose = (fields: Readonly<Record<string, string>>) => desk.previewed('change', { ...terms, ...fields });

test.each(['pl', 'en'] as const)(
  'STATUS-29: what was agreed holds until the buyer agrees to a change, then that, on page, in letters and contract (%s)',
  async (locale) => {
    const { change, letter, status } = messages[locale];
    const token = await agreedOrder(locale);
    expect((await propose({ price: '1570', by: '2026-12-22', arrives: '2026-12-24' })).statusCode).toBe(303);
    await at.post();
    const { text } = at.letterTo(locale === 'pl' ? /propozycja zmiany/ : /a change to agree on/);
    for (const part of ['Rama.', sum(1600, locale), sum(1450, locale), '22', token]) expect(text).toContain(part);
    expect(text).not.toContain(messages[locale].offer.delivery);
    const open = await pageOf(token, locale);
    for (const part of [change.h, change.was, 'Rama.', `|${sum(1450, locale)}|${sum(1600, locale)}|`])
      expect(open).toContain(part);
    // nothing of it holds yet
    expect(open).toContain(status.agreement.fold.replace('{sum}', sum(1450, locale)));
    expect(textOf(await desk.page('/'))).toMatch(/Czeka na kupujących.*Łucja/);

    const sure = await pageOf(token, locale, 'agreed');
    expect(sure).toContain(change.yesSum.replace('{price}', sum(1600, locale)));
    const yes = await at.answerOn(token, 'agreed', locale);
    expect((await at.send(yes)).status).toBe(303);
    await at.post();
    const agreed = await pageOf(token, locale);
    expect(agreed).toContain(status.agreement.fold.replace('{sum}', sum(1600, locale)));
    expect(agreed).toContain(sum(435, locale));
    expect(agreed).not.toContain(change.h);
    const subject = letter.agreed.subject.slice(0, letter.agreed.subject.indexOf(':'));
    const kept = at.letterTo(new RegExp(`^${subject}`)).text;
    for (const part of [sum(1600, locale), '22', 'Rama.']) expect(kept).toContain(part);
    expect(at.letterTo(/^Zmiana uzgodniona/, 'artist').text).toContain('1600,00 zł');
    expect(textOf(await desk.page('/'))).toContain('Zmiana uzgodniona');
    const contract = await pageOf(token, locale, 'agreement');
    expect(contract.indexOf(sum(1450, locale))).toBeLessThan(contract.indexOf(sum(1600, locale)));
    expect(contract.split(status.agreement.rules)).toHaveLength(2);
    expect(await desk.read()).toMatch(/Umówione\|1\s600,00\szł.*Zmiana uzgodniona.*Rama\./);
  },
);

test('STATUS-29: a no keeps what was agreed, with the buyer’s reason; a second no does nothing, a yes after it is refused', async () => {
  const token = await agreedOrder();
  await propose({ by: '2026-12-22', arrives: '2026-12-24' });
  // with the same price nothing obliges to pay
  expect(await pageOf(token, 'pl', 'agreed')).toContain(messages.pl.change.yesSure);
  const [no, yes] = [await at.answerOn(token, 'kept'), await at.answerOn(token, 'agreed')];
  for (const _ of ['once', 'again']) expect((await at.send({ ...no, reason: 'Na urodziny.' })).status).toBe(303);
  const refused = await at.send(yes);
  expect([refused.status, await refused.text()]).toEqual([
    409,
    expect.stringContaining(messages.pl.problems.change.answered),
  ]);
  await at.post();
  expect(at.letterTo(/^Zmiana odrzucona/, 'artist').text).toContain('Na urodziny.');
  const page = await pageOf(token);
  expect(page).toContain('Zostaje to, co uzgodnione wcześniej.');
  expect(page).toContain('18 grudnia');
  expect(page).not.toContain('22 grudnia');
  expect((await at.replies()).length).toBe(2);
  expect(textOf(await desk.page('/'))).toContain(messages.pl.studio.replies.kept);
});

test('STATUS-29: whoever does not answer keeps what was agreed; the proposal is over after its day', async () => {
  const token = await agreedOrder();
  await propose({ by: '2026-12-22', arrives: '2026-12-24' });
  const yes = await at.answerOn(token, 'agreed');
  at.pass(15 * 24 * 60 * 60 * 1000);
  expect(await pageOf(token)).not.toContain(messages.pl.change.h);
  const late = await at.send(yes);
  expect([late.status, await late.text()]).toEqual([409, expect.stringContaining(messages.pl.problems.change.expired)]);
  expect(await pageOf(token)).toContain('18 grudnia');
});

test('STATUS-29: a newer proposal takes the place of an open one; taken back, unseen it leaves no trace and seen a second letter', async () => {
  const token = await agreedOrder();
  await propose({ price: '1570' });
  await at.post();
  const old = await at.answerOn(token, 'agreed');
  await desk.previewed('change', { ...terms, price: '1520' });
  expect(await pageOf(token)).not.toContain(sum(1600, 'pl'));
  expect(await pageOf(token)).toContain(sum(1550, 'pl'));
  expect((await at.send(old)).status).toBe(409);
  await at.post();
  // taken back before the buyer sees it
  const seen = `${(await at.events()).length + 1}`;
  const { body } = await desk.post(`${path}/change`, { seen, ...terms, price: '1500', step: 'preview' });
  const previewed = /name="previewed" value="(\w+)"/.exec(body)?.[1] ?? '';
  await desk.post(`${path}/change`, { seen, ...terms, price: '1500', step: 'send', previewed });
  await desk.post(`${path}/undo`, { undo: seen });
  at.pass(undoMs);
  await at.post();
  expect(await pageOf(token)).toContain(sum(1550, 'pl'));
  expect((await desk.act('retract')).statusCode).toBe(303);
  await at.post();
  expect(updates().filter((subject) => /propozycja|nieaktualny/.test(subject))).toEqual([
    ...Array(2).fill(expect.stringContaining('propozycja zmiany')),
    expect.stringContaining('poprzedni list jest nieaktualny'),
  ]);
  expect(at.letterTo(/nieaktualny/).text).toContain('wycofuję propozycję zmiany');
  expect(await pageOf(token)).not.toContain(messages.pl.change.h);
});

test('STATUS-29: whoever agrees agrees to what the page shows, whatever the artist did a minute ago', async () => {
  const token = await agreedOrder();
  await propose({ price: '1570' });
  const yes = await at.answerOn(token, 'agreed');
  const seen = `${(await at.events()).length + 1}`;
  await desk.post(`${path}/sent`, { seen, unpaid: 'on' });
  expect((await at.send(yes)).status).toBe(303);
  at.pass(undoMs);
  await at.post();
  expect(holding(await at.events()).map(({ type }) => type)).toEqual(['offer', 'answer', 'change', 'changeAnswer']);
  expect(updates().filter((subject) => /Wysłane/.test(subject))).toEqual([]);
});

test('STATUS-29: a change is asked about, and proposed of a contract alone that has not left the studio', async () => {
  await at.order();
  expect((await propose({ price: '1570' })).statusCode).toBe(409);
  await desk.quote();
  expect((await propose({ price: '1570' })).statusCode).toBe(409);
  await desk.act('agree', { price: '1450', by: '2026-12-18' });
  const same = await desk.act('change', { ...terms, price: '1450', delivery: '0', arrives: '' });
  expect([same.statusCode, same.body]).toEqual([422, expect.stringContaining(messages.pl.desk.change.same)]);
  const leap = await desk.act('change', { ...terms, price: '145' });
  expect([leap.statusCode, leap.body]).toEqual([422, expect.stringContaining('Tak ma być?')]);
  expect((await propose({ price: '1420', by: '2026-12-22', arrives: '2026-12-24' })).statusCode).toBe(303);
  await desk.act('sent', { unpaid: 'on' });
  expect((await propose({ price: '1570' })).statusCode).toBe(409);
  expect(await desk.page(path)).not.toContain(`${path}/change`);
});

test('STATUS-29: where the price sinks below what was paid, the rest goes back, and Today says so', async () => {
  const token = await agreedOrder();
  await desk.act('payment', { sum: '1450', day: '2026-11-20', kind: 'rest' });
  await propose({ price: '1220' });
  await at.send(await at.answerOn(token, 'agreed'));
  expect(await pageOf(token)).toContain(`oddam ${sum(200, 'pl')}`);
  expect(textOf(await desk.page('/'))).toContain('Zapisz zwrot');
  const form = await desk.page(path);
  expect(form).toMatch(/name="sum"[^>]*value="200,00"|value="200,00"[^>]*name="sum"/);
  // also once nothing else waits
  for (const end of ['sent', 'done']) await desk.act(end);
  expect(textOf(await desk.page('/'))).toContain('Zapisz zwrot');
  await desk.act('payment', { sum: '200', day: '2026-11-20', kind: 'returned' });
  expect(await pageOf(token)).not.toContain('oddam');
  expect(textOf(await desk.page('/'))).not.toContain('Zapisz zwrot');
});

test.each([0, 2])(
  'STATUS-29: of twenty acts at once against a change, the artist’s and the buyer’s, one takes effect, with one letter (the first: %i)',
  async (first) => {
    const token = await agreedOrder();
    await propose({ price: '1570' });
    await at.post();
    const before = updates().length;
    const [yes = {}, no = {}] = await Promise.all(['agreed', 'kept'].map((answer) => at.answerOn(token, answer)));
    const seen = `${(await at.events()).length + 1}`;
    const acts = [() => at.send(yes), () => at.send(no), () => desk.post(`${path}/retract`, { seen })];
    await Promise.all(Array.from({ length: atOnce }, (_, index) => acts[(first + index) % acts.length]?.()));
    const [last] = (await at.events()).slice(-1);
    expect((await at.events()).length).toBe(Number(seen));
    at.pass(undoMs);
    await at.post();
    const kept = last?.type === 'changeAnswer' && last.answer === 'kept';
    expect(updates().length - before).toBe(kept ? 0 : 1);
    expect(at.office.all('artist').filter(({ subject }) => subject?.startsWith('Zmiana'))).toHaveLength(
      last?.type === 'changeAnswer' ? 1 : 0,
    );
  },
);
