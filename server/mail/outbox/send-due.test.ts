import { openStudio, type Studio } from '@/e2e/support/in-process/studio';
import { saveSubmission } from '../../storage/queries/save';
import type { Delivery, Letter, Transport } from '../transport/transport';
import { claim, finish } from './lease';
import { closedCircuit, type Outbox, sendDue } from './send-due';

/** An outbox with a simulated mail server and a clock that the test moves. */
type Post = Readonly<{
  outbox: Outbox;
  /** The Message-IDs of the letters sent. */
  sent: string[];
  probes: () => number;
  now: () => number;
  pass: (ms: number) => void;
  answer: (answer: (letter: Letter) => Delivery) => void;
  save: (times?: number) => Promise<void>;
  round: () => Promise<void>;
}>;

const letterOf = (messageId: string): Letter => ({
  messageId,
  from: { name: '', address: 'www@studio.example' },
  to: 'anna@studio.example',
  replyTo: null,
  subject: '',
  text: '',
  attachments: [],
});

function openPost({ storage, effects, log }: Studio): Post {
  let clock = effects.now();
  let probes = 0;
  let saved = 0;
  let answer: (letter: Letter) => Delivery = () => ({ state: 'sent' });
  const sent: string[] = [];
  const now = (): number => clock;
  const transport: Transport = {
    async send(letter) {
      const delivery = answer(letter);
      if (delivery.state === 'sent') sent.push(letter.messageId);
      return delivery;
    },
    async answers() {
      probes += 1;
      return answer(letterOf('probe')).state !== 'unreachable';
    },
  };
  const compose: Outbox['compose'] = async (_, { message_id }) => letterOf(message_id);
  const outbox: Outbox = {
    storage,
    transport,
    compose,
    now,
    circuit: closedCircuit(),
    stopped: () => false,
    log: (line) => void log.push(line),
  };
  const submission = { kind: 'contact', language: 'pl', fields: {}, email: null, key: null, photos: [] } as const;
  const letters = [{ kind: 'artist', part: 1, parts: 1, photos: [], to: null }] as const;
  return {
    outbox,
    sent,
    now,
    probes: () => probes,
    pass: (ms) => {
      clock += ms;
    },
    answer: (next) => {
      answer = next;
    },
    async save(times = 1) {
      for (let time = 0; time < times; time += 1) {
        saved += 1;
        await saveSubmission(storage, { ...submission, hash: `h${saved}`, letters }, { ...effects, now });
      }
    },
    round: () => sendDue(outbox),
  };
}

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

let studio: Studio;
let post: Post;
beforeEach(async () => {
  studio = await openStudio();
  post = openPost(studio);
});
afterEach(() => studio.close());
const letters = () => studio.storage.selectFrom('letters').selectAll().orderBy('id').execute();
const events = () => studio.log.map(({ event }) => event);

test('what is due leaves at once, and once', async () => {
  await post.save(5);
  await post.round();
  await post.round();
  expect(new Set(post.sent).size).toBe(5);
  expect(post.sent).toHaveLength(5);
  const gone = { state: 'sent', attempts: 1, leased_until: null, last_code: null, sent_at: post.now() };
  expect(await letters()).toMatchObject(Array(5).fill(gone));
  expect(events()).toEqual(Array(5).fill('letter sent'));
});

test('TRUST-14: one letter that always fails holds up nobody, and is parked in the end, not lost', async () => {
  await post.save(3);
  const [poison] = await letters();
  post.answer(({ messageId }) =>
    messageId === poison?.message_id ? { state: 'refused', code: '554' } : { state: 'sent' },
  );
  await post.round();
  expect(post.sent).toHaveLength(2);
  const waits: number[] = [];
  for (let letter = poison; letter?.state !== 'parked' && waits.length < 200; [letter] = await letters()) {
    waits.push((letter?.next_at ?? 0) - post.now());
    post.pass(Math.max(0, waits.at(-1) ?? 0));
    await post.round();
  }
  expect(waits.slice(1, 4)).toEqual([30 * second, 2 * minute, 5 * minute]);
  expect(await letters()).toMatchObject([
    { state: 'parked', attempts: 92, last_code: '554' },
    { state: 'sent' },
    { state: 'sent' },
  ]);
  expect(post.now() - studio.effects.now()).toBeGreaterThan(14 * day);
  expect([events().at(-1), events().filter((event) => event === 'letter parked').length]).toEqual(['letter parked', 1]);
});

test('a letter that was tried, or taken, while the clock was years ahead leaves once it is right again', async () => {
  const years = 8 * 366 * day;
  await post.save(3);
  const [, taken] = await letters();
  post.answer(({ messageId }) =>
    messageId === taken?.message_id ? { state: 'unreachable', code: 'ESOCKET' } : { state: 'refused', code: '451' },
  );
  post.pass(years);
  await post.round();
  expect(post.sent).toEqual([]);
  await studio.storage
    .updateTable('letters')
    .set({ state: 'leased', leased_until: post.now() + minute })
    .where('id', '=', taken?.id ?? '')
    .execute();
  post.pass(-years);
  post.answer(() => ({ state: 'sent' }));
  await post.round();
  expect(new Set((await letters()).map(({ state }) => state))).toEqual(new Set(['sent']));
  expect(post.sent).toHaveLength(3);
});

test('TRUST-14: the mail server is down for three days: one probe a minute, nothing is lost, no attempt is counted', async () => {
  post.answer(() => ({ state: 'unreachable', code: 'ESOCKET' }));
  await post.save(2);
  for (let passed = 0; passed < 3 * day; passed += 10 * second) {
    if (passed % (day / 2) === 0) await post.save();
    await post.round();
    post.pass(10 * second);
  }
  expect(post.probes()).toBe((3 * day) / minute - 1);
  expect((await letters()).map(({ state, attempts }) => [state, attempts])).toEqual(Array(8).fill(['waiting', 0]));
  expect(events()).toEqual(['letter failed', 'mail down']);
  post.answer(() => ({ state: 'sent' }));
  post.pass(minute);
  await post.round();
  expect(new Set(post.sent).size).toBe(8);
  expect(events().slice(2)).toEqual(['mail up', ...Array(8).fill('letter sent')]);
});

test('a letter that cannot be put together waits for a version that can', async () => {
  await post.save(2);
  const [broken] = await letters();
  const compose: Post['outbox']['compose'] = (storage, letter) =>
    letter.id === broken?.id ? Promise.reject(new TypeError('Łucja')) : post.outbox.compose(storage, letter);
  await sendDue({ ...post.outbox, compose });
  expect(await letters()).toMatchObject([{ state: 'waiting', last_code: 'TypeError' }, { state: 'sent' }]);
  expect(JSON.stringify(studio.log)).not.toContain('Łucja');
  post.pass(30 * second);
  await post.round();
  expect(await letters()).toMatchObject([{ state: 'sent', attempts: 2 }, { state: 'sent' }]);
});

test('TRUST-14: a process that ended while it was sending: 15 minutes later another one sends', async () => {
  await post.save();
  const lost = await claim(studio.storage, post.now());
  post.pass(15 * minute - 1);
  await post.round();
  expect(post.sent).toEqual([]);
  post.pass(1);
  await post.round();
  expect(post.sent).toEqual([lost?.message_id]);
});

test('TRUST-14: what may have arrived is sent once more, after four hours, and is then set aside', async () => {
  const sentTo: string[] = [];
  post.answer(({ messageId }) => {
    sentTo.push(messageId);
    return { state: 'unanswered', code: 'ETIMEDOUT' };
  });
  await post.save();
  for (let passed = 0; passed < day; passed += minute) {
    await post.round();
    post.pass(minute);
    if (passed === 4 * 60 * minute - minute) expect(sentTo).toHaveLength(1);
  }
  expect([sentTo.length, new Set(sentTo).size]).toEqual([2, 1]);
  expect(await letters()).toMatchObject([{ state: 'parked', attempts: 2, last_code: 'unanswered' }]);
  expect(events()).toEqual(['letter failed', 'letter parked']);
});

test('whoever comes back after the lease has run out changes nothing', async () => {
  await post.save();
  const late = await claim(studio.storage, post.now());
  if (!late) throw new Error('nothing to claim');
  post.pass(15 * minute);
  await post.round();
  await finish(studio.storage, late, { state: 'refused', code: '451' }, post.now());
  expect(await letters()).toMatchObject([{ state: 'sent', last_code: null }]);
});

test('a stop lets nothing new begin', async () => {
  await post.save(3);
  await sendDue({ ...post.outbox, stopped: () => post.sent.length > 0 });
  expect(post.sent).toHaveLength(1);
});
