import { createHash } from 'node:crypto';
import { storeRegulations } from '@/content/documents/store-regulations';
import { undoMs } from '@/domain/order/undo';
import { headerOf } from '@/e2e/support/in-process/arrived-letter';
import { translator } from '@/messages/translator';
import { erasePerson } from '@/server/storage/queries/person';
import { submissions } from '@/server/storage/queries/read';
import { exported } from '@/server/submissions/exported';
import { orderReply } from '@/server/submissions/order-reply';
import { deskOfEach } from './desk.fixture';
import { reference } from './order-page.fixture';

const day = 24 * 60 * 60 * 1000;

const { desk, buyer: at } = deskOfEach();

test('STATUS-5: an offer is made, read and accepted, once', async () => {
  const token = await at.order();
  expect(await at.html(token)).not.toContain('Moja oferta');
  expect((await desk.quote({ note: 'Szkic za trzy dni.' })).statusCode).toBe(303);
  const shown = await at.html(token);
  for (const part of ['Moja oferta', '1450,00 zł', 'Szkic za trzy dni.']) expect(shown).toContain(part);

  const fields = await at.answerOn(token, 'accepted');
  const first = await at.send(fields);
  expect([first.status, first.headers.get('location')]).toEqual([303, `/zamowienie/stan/${token}`]);
  const hash = createHash('sha256').update(JSON.stringify(storeRegulations)).digest('hex');
  expect((await at.events()).at(-1)).toEqual({
    type: 'answer',
    answer: 'accepted',
    offer: 1,
    grosze: 145_000,
    regulations: hash,
    position: 2,
    at: at.effects().now(),
  });
  // at once, and when the ten minutes of a repetition are long over
  expect((await at.send(fields)).status).toBe(303);
  at.pass(day);
  expect((await at.send(fields)).status).toBe(303);
  expect([(await at.replies()).length, (await at.events()).length]).toEqual([1, 2]);
  expect(await at.html(token)).toContain('<h2 class="h2">Przyjęte</h2>');
  expect(await at.html(token, 'pl', 'accepted')).not.toContain('value="accepted"');

  await at.post();
  expect(at.letterTo(/^Oferta przyjęta 2026-0001-A2$/, 'artist')).toBeDefined();
  expect(at.letterTo(/^Oferta przyjęta: zamówienie 2026-0001-A2/)).toBeDefined();
  expect(await desk.read()).toMatch(/Oferta przyjęta, 1\s450,00 zł/);
});

test('STATUS-5: an answer that is not to the offer of now is refused, and the page says why', async () => {
  const token = await at.order();
  await desk.quote();
  const before = await at.answerOn(token, 'accepted');
  await desk.quote({ until: '2026-11-25' });
  const changed = await at.send(before);
  expect([changed.status, await changed.text()]).toEqual([
    409,
    expect.stringContaining('Oferta albo regulamin zmieniły się'),
  ]);
  const late = await at.answerOn(token, 'accepted');
  at.pass(5 * day);
  const expired = await at.send(late);
  expect([expired.status, await expired.text()]).toEqual([409, expect.stringContaining('Ta oferta już nie czeka')]);
  expect(await at.html(token)).toContain('Ta oferta czekała do 25 listopada');
  expect(await at.html(token, 'pl', 'accepted')).not.toContain('value="accepted"');
  expect([await at.replies(), (await at.events()).length]).toEqual([[], 2]);
});

test('STATUS-6: messages go both ways, each once, each with a letter; a note is for the artist alone', async () => {
  const token = await at.order('en');
  const said = { token, language: 'en', answer: 'message', text: 'Could it <b>stay</b> light?\nhttps://a.example' };
  const kept = await at.send(said);
  expect([kept.status, kept.headers.get('location')]).toEqual([303, `/order/status/${token}#messages`]);
  await at.send(said);
  expect(await at.replies()).toHaveLength(1);
  await desk.act('message', { text: 'Yes, it stays light.', english: 'on' });
  await desk.act('note', { text: 'tajne: kuzyn Ewy' });
  const shown = await at.html(token, 'en');
  expect(shown).toContain('Could it &lt;b&gt;stay&lt;/b&gt; light?');
  expect(shown).toContain('Yes, it stays light.');
  expect(shown).not.toContain('tajne');
  const before = await desk.read();
  await at.post();
  const after = await desk.read();
  expect(before).toContain('tajne: kuzyn Ewy');
  expect([/list czeka/, /list wyszedł/].map((words) => [words.test(before), words.test(after)])).toEqual([
    [true, false],
    [false, true],
  ]);
  const [confirmation, message] = [
    at.letterTo(/Order 2026-0001-A2: Portrait/),
    at.letterTo(/a message from the studio/),
  ];
  expect(headerOf(message, 'To')).toBe('lucja@poczta.example');
  expect(message.text).toContain('Yes, it stays light.');
  for (const { text } of [confirmation, message])
    expect(text).toContain(`https://studio.example/order/status/${token}`);
  expect(at.letterTo(/Wiadomość do zamówienia/, 'artist').text).toContain('Could it <b>stay</b> light?');
});

test('STATUS-6: the same words again are kept once something else has been said', async () => {
  const token = await at.order();
  const say = (text: string) => at.send({ token, language: 'pl', answer: 'message', text });
  const texts = async () => (await at.events()).map((event) => ('text' in event ? event.text : event.type));
  await Promise.all([say('Tak.'), say('Tak.'), say('Tak.')]);
  expect([await texts(), (await at.replies()).length]).toEqual([['Tak.'], 1]);
  await desk.act('message', { text: 'A ciemniejsza rama?' });
  expect((await say('Tak.')).status).toBe(303);
  expect([await texts(), (await at.replies()).length]).toEqual([['Tak.', 'A ciemniejsza rama?', 'Tak.'], 2]);
  // a note is nothing that the buyer can answer
  await desk.act('note', { text: 'kuzyn Ewy' });
  await say('Tak.');
  expect((await at.replies()).length).toBe(2);
  at.pass(10 * 60_000);
  await say('Tak.');
  expect((await at.replies()).length).toBe(3);
  expect((await at.html(token)).match(/Tak\./g)).toHaveLength(3);
});

test.each([
  ['', 'Wpisz treść wiadomości'],
  ['x'.repeat(5001), 'Ten tekst jest za długi.'],
])('STATUS-6: a message that cannot be taken comes back as it was typed, row %#', async (text, why) => {
  const token = await at.order();
  const answer = await at.send({ token, language: 'pl', answer: 'message', text });
  const shown = await answer.text();
  expect([answer.status, shown]).toEqual([422, expect.stringContaining(why)]);
  expect(shown).toContain(`aria-describedby="message-text-error" class="input">${text}</textarea>`);
});

test('STATUS-5: of many answers at the same moment one counts', async () => {
  const token = await at.order();
  await desk.quote();
  const [yes, no] = [await at.answerOn(token, 'accepted'), await at.answerOn(token, 'declined')];
  const sent = [yes, no, yes, no, yes, no, yes, no];
  const answers = await Promise.all(sent.map((fields) => at.send(fields)));
  // the same answer again counts once, the other one comes too late
  expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 303, 303, 303, 409, 409, 409, 409]);
  expect([(await at.replies()).length, (await at.events()).length]).toEqual([1, 2]);
});

test('STATUS-5: an offer that the page shows can be accepted, whatever the artist did a minute ago', async () => {
  const token = await at.order();
  await desk.quote();
  const yes = await at.answerOn(token, 'accepted');
  const { body } = await desk.post(`/orders/${reference}/decline`, { seen: '2', note: '', step: 'preview' });
  const [, previewed = ''] = /name="previewed" value="(\w+)"/.exec(body) ?? [];
  await desk.post(`/orders/${reference}/decline`, { seen: '2', note: '', previewed });
  expect((await at.send(yes)).status).toBe(303);
  expect((await at.events()).map(({ type }) => type)).toEqual(['offer', 'mark', 'undo', 'answer']);
  at.pass(undoMs);
  await at.post();
  expect(() => at.letterTo(/bez zamówienia/)).toThrow();
  expect(await at.html(token)).toContain('<h2 class="h2">Przyjęte</h2>');
});

test('STATUS-5: who decides by what was true before another answer finds its place taken', async () => {
  const token = await at.order();
  await desk.quote();
  const [yes, no] = [await at.answerOn(token, 'accepted'), await at.answerOn(token, 'declined')];
  let isAnswered = false;
  const overtaken = at.office.studio.storage.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (!isAnswered && result.rows.some((row) => 'position' in row)) {
        isAnswered = true;
        await at.send(no);
      }
      return result;
    },
  });
  const reply = { ...yes, token, offer: Number(yes.offer) };
  expect(
    await orderReply.follow(reply, overtaken, { now: at.effects().now(), key: null, isWithdrawn: async () => false }),
  ).toMatchObject({
    about: { position: 2 },
  });
  expect((await at.events()).map(({ position }) => position)).toEqual([1, 2]);
});

test('TRUST-23: with a person goes all that was said about the order, in whichever table', async () => {
  const token = await at.order();
  await desk.quote({ note: 'kanarek' });
  await at.send({ token, answer: 'message', text: 'kanarek', language: 'pl' });
  await desk.act('note', { text: 'kanarek' });
  const { storage } = at.office.studio;
  const rows = await submissions(storage);
  const context = { storage, locale: 'en', words: translator('en') } as const;
  const data = await Promise.all(rows.map((row) => exported(context, row)));
  const order = data.find((one) => one.reference === reference);
  expect(JSON.stringify(order?.history).match(/kanarek/g)).toHaveLength(3);
  expect(data).toContainEqual(
    expect.objectContaining({ fields: expect.objectContaining({ order: reference, text: 'kanarek' }) }),
  );
  await erasePerson(
    storage,
    rows.map(({ id, order_id }) => order_id ?? id),
  );
  for (const table of ['submissions', 'order_links', 'order_events', 'order_pictures', 'letters'] as const) {
    const rows = await at.office.studio.storage.selectFrom(table).selectAll().execute();
    expect([table, rows]).toEqual([table, []]);
  }
  expect((await at.page(token)).status).toBe(404);
});
