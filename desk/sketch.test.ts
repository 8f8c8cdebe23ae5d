import { holding } from '@/domain/order/undo';
import { picture } from '@/e2e/support/in-process/order-request';
import type { Locale } from '@/i18n/locales';
import { messages } from '@/messages';
import { deskOfEach, fileNamed } from './desk.fixture';

const { desk, buyer: at } = deskOfEach();

const textOf = (html: string): string =>
  html
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/<[^>]+>/g, '|')
    .replaceAll('\u00a0', ' ');
const pageOf = async (token: string, locale: Locale = 'pl') => textOf(await at.html(token, locale));

/** A portrait of two corrections, in work; its sketch asks for a yes. */
async function sketched(locale: Locale = 'pl'): Promise<string> {
  const token = await at.order(locale);
  await desk.quote();
  await at.send(await at.answerOn(token, 'accepted', locale));
  await show({ asks: 'on', english: 'polish' });
  // read, the acceptance is no news any more
  await desk.page('/orders/2026-0001-A2');
  return token;
}
const show = async (fields: Readonly<Record<string, string>>) =>
  desk.act('start', { ...fields, photo: fileNamed('szkic.jpg', await picture()) });
const of = async () => `${holding(await at.events()).findLast(({ type }) => type === 'mark')?.position}`;
const used = (n: number, locale: Locale = 'pl') =>
  messages[locale].sketch.used.replace('{used}', `${n}`).replace('{all}', '2');

test.each(['pl', 'en'] as const)(
  'STATUS-30: of a sketch the buyer says what to correct, which is counted, and then yes (%s)',
  async (locale) => {
    const words = messages[locale].sketch;
    const token = await sketched(locale);
    await at.post();
    expect(at.office.all('buyer').at(-1)?.text).toContain(words.letter);
    const asked = await pageOf(token, locale);
    for (const part of [words.h, used(0, locale)]) expect(asked).toContain(part);
    expect(asked).not.toContain(messages[locale].status.now.work);
    expect(textOf(await desk.page('/'))).toMatch(/Czeka na kupujących[\s\S]*Łucja/);
    const correction = { token, language: locale, answer: 'correction', of: await of(), correction: 'Mniej nosa.' };
    for (const _ of ['once', 'again']) expect((await at.send(correction)).status).toBe(303);
    await at.post();
    expect(at.letterTo(/^Wiadomość do zamówienia/, 'artist').text).toContain('Mniej nosa.');
    const corrected = await pageOf(token, locale);
    expect(corrected).toContain(used(1, locale));
    expect(corrected).not.toContain(words.h);
    // a correction waits for her, with the number beside the question of the next sketch
    expect(textOf(await desk.page('/'))).toContain('Mniej nosa.');
    expect(textOf(await desk.page('/orders/2026-0001-A2'))).toContain('poprawki: 1 z 2');
    await show({ asks: 'on', english: 'polish' });
    const yes = { token, language: locale, answer: 'sketch', of: await of() };
    expect((await at.send(correction)).status).toBe(303);
    expect((await at.send(yes)).status).toBe(303);
    const agreed = await pageOf(token, locale);
    expect(agreed).toContain(words.agreed);
    expect(agreed).not.toContain(words.h);
    expect(agreed).not.toContain(messages[locale].status.now.work);
    // a yes is no question: the work goes on
    expect(textOf(await desk.page('/'))).toContain('Skończ i wyślij');
  },
);

test('STATUS-30: a correction needs words, and keeps them where it comes too late; only of a picture is a yes asked', async () => {
  const token = await sketched();
  const fields = { token, language: 'pl', answer: 'correction', of: await of() };
  const empty = await at.send({ ...fields, correction: ' ' });
  expect(empty.status).toBe(422);
  expect((await empty.text()).split(messages.pl.problems.text.required)).toHaveLength(3);
  await show({});
  const late = await at.send({ ...fields, correction: 'Mniej nosa.' });
  expect([late.status, await late.text()]).toEqual([409, expect.stringContaining('Mniej nosa.</textarea>')]);
  const bare = await desk.act('start', { asks: 'on' });
  expect([bare.statusCode, textOf(bare.body)]).toEqual([422, expect.stringContaining(messages.pl.desk.sketch.noPhoto)]);
});
