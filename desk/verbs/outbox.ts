import { composeFor } from '@/server/mail/letters/compose';
import { environment } from '@/server/platform/environment';
import { type LetterRow, letterBy, retryLetters, unsentLetters } from '@/server/storage/queries/letters';
import { momentText } from '@/server/submissions/views/dates';
import { plain } from '@/server/submissions/views/say';
import { entry, iso, oneLine, table } from '../terminal';
import { type Desk, refusal, reply, verb, wrongUse } from '../verb';

const letterId = {
  name: { pl: 'ID', en: 'ID' },
  help: { pl: 'ID listu albo jego początek', en: "a letter's ID or its beginning" },
};

/** Id, submission, to whom, state, since when it waits, attempts, why, subject. */
const widest = [8, 14, 14, 9, 24, 10, 20, 70];

const whichPart = ({ part, parts }: LetterRow): string => (parts > 1 ? ` ${part}/${parts}` : '');

/** The subject of a letter to a sender; of one to the artist, its number says what it is about. */
async function subjectOf(desk: Desk, letter: LetterRow): Promise<string> {
  if (letter.kind === 'artist') return '';
  // what only a newer version can write
  return compose(desk, letter).then(
    ({ subject }) => plain(subject),
    () => '',
  );
}

const cells = (letter: LetterRow, subject: string, { words, locale }: Desk): readonly string[] => [
  letter.id.slice(0, 8),
  letter.reference,
  words(`studio.outbox.to.${letter.kind}`) + whichPart(letter),
  words(`studio.outbox.states.${letter.state}`),
  words('studio.outbox.since', { moment: momentText(letter.created_at, locale) }),
  words('studio.outbox.attempts', { n: letter.attempts }),
  letter.last_code ?? '',
  subject,
];

function asData(letter: LetterRow, subject: string): object {
  const { id, reference, kind, part, parts, state, received, created_at, attempts, last_code: code } = letter;
  const moments = { received: iso(received), written: iso(created_at) };
  return { id, reference, kind, part, parts, state, ...moments, attempts, code, subject };
}

export const outboxList = verb({
  name: 'outbox list',
  help: {
    pl: 'listy, które czekają lub zostały odłożone, i dlaczego',
    en: 'letters that wait or are parked, and why',
  },
  example: { pl: 'outbox list', en: 'outbox list' },
  async run(desk) {
    const { words } = desk;
    const letters = await unsentLetters(desk.storage);
    const subjects: string[] = [];
    for (const letter of letters) subjects.push(await subjectOf(desk, letter));
    const data = letters.map((letter, at) => asData(letter, subjects[at] ?? ''));
    const parked = letters.filter(({ state }) => state === 'parked').length;
    const noServer = environment().mail ? [] : [words('studio.outbox.noServer')];
    if (letters.length === 0) return reply([words('studio.outbox.none'), ...noServer].join('\n'), data);
    const count = words('studio.outbox.count', { waiting: letters.length - parked, parked });
    const rows = table(
      letters.map((letter, at) => cells(letter, subjects[at] ?? '', desk)),
      widest,
    );
    return reply([count, ...noServer, '', ...rows, '', words('studio.outbox.hint')].join('\n'), data);
  },
});

export const outboxRetry = verb({
  name: 'outbox retry',
  help: { pl: 'wysyła list jeszcze raz', en: 'sends a letter once more' },
  example: { pl: 'outbox retry 3f2504e0', en: 'outbox retry 3f2504e0' },
  arguments: { id: { ...letterId, optional: true } },
  options: { parked: { help: { pl: 'wszystkie odłożone', en: 'all that are parked' } } },
  async run({ storage, now, words }, { id, parked }) {
    if (!id && !parked) return wrongUse(words('studio.outbox.needsId'));
    const n = await retryLetters(storage, id ? { id: id.trim().toLowerCase() } : { parked: true }, now);
    if (id && n === 0) return refusal(words('studio.outbox.unknown', { id }));
    return reply(words('studio.outbox.retried', { n }), { retried: n });
  },
});

/** As it would leave now; where no mail server is set, with a word in the place of the artist's address. */
function compose({ storage, words, settings }: Desk, letter: LetterRow) {
  const { mail, siteUrl } = settings();
  const to = words('studio.outbox.to.artist');
  const sender = mail ?? { url: '', from: { name: '', address: '' }, to, siteUrl };
  return composeFor(sender)(storage, { ...letter, leased_until: 0 });
}

const stateOf = ({ state, attempts, last_code }: LetterRow, { words }: Desk): string =>
  [words(`studio.outbox.states.${state}`), words('studio.outbox.attempts', { n: attempts }), last_code ?? '']
    .filter(Boolean)
    .join(', ');

export const outboxShow = verb({
  name: 'outbox show',
  help: { pl: 'jeden list w całości', en: 'one letter in full' },
  example: { pl: 'outbox show 3f2504e0', en: 'outbox show 3f2504e0' },
  arguments: { id: letterId },
  async run(desk, { id }) {
    const { words, locale } = desk;
    const letter = await letterBy(desk.storage, id);
    if (!letter) return refusal(words('studio.outbox.unknownId', { id }));
    const { to, subject, text, attachments } = await compose(desk, letter);
    const files = attachments.map(({ filename }) => filename);
    const { state, attempts, reference, received, sent_at, last_code: code } = letter;
    const facts: readonly (readonly [string, string])[] = [
      [words('studio.outbox.id'), letter.id],
      [words('studio.outbox.about'), reference],
      [words('studio.received'), momentText(received, locale)],
      [words('studio.outbox.state'), stateOf(letter, desk)],
      ...(sent_at === null ? [] : [[words('studio.outbox.sent'), momentText(sent_at, locale)] as const]),
      [words('studio.outbox.recipient'), to],
      [words('studio.outbox.subject'), oneLine(subject)],
      ...(files.length > 0 ? [[words('studio.outbox.files'), files.join(', ')] as const] : []),
    ];
    const data = { id: letter.id, reference, state, attempts, code, sent: iso(sent_at), to, subject, text, files };
    return reply(plain([...facts.flatMap(([label, said]) => entry(label, said)), '', text].join('\n')), data);
  },
});
