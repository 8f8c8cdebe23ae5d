import { environment } from '@/server/platform/environment';
import { type LetterRow, retryLetters, unsentLetters } from '@/server/storage/queries/letters';
import { momentText } from '@/server/submissions/views/moment';
import { words } from '@/server/submissions/views/say';
import { type Asked, type Commands, type Reply, refusal, reply } from './command';
import { table } from './terminal';

/** Id, submission, to whom, state, since when it was received, attempts, why. */
const widest = [8, 14, 14, 9, 24, 10, 20];

const whichPart = ({ part, parts }: LetterRow): string => (parts > 1 ? ` ${part}/${parts}` : '');

const cells = (letter: LetterRow): readonly string[] => [
  letter.id.slice(0, 8),
  letter.reference,
  words(`studio.outbox.to.${letter.kind}`) + whichPart(letter),
  words(`studio.outbox.states.${letter.state}`),
  words('studio.outbox.since', { moment: momentText(letter.received) }),
  words('studio.outbox.attempts', { n: letter.attempts }),
  letter.last_code ?? '',
];

async function list({ storage }: Asked): Promise<Reply> {
  const letters = await unsentLetters(storage);
  const parked = letters.filter(({ state }) => state === 'parked').length;
  const noServer = environment().mail ? [] : [words('studio.outbox.noServer')];
  if (letters.length === 0) return reply([words('studio.outbox.none'), ...noServer].join('\n'));
  const count = words('studio.outbox.count', { waiting: letters.length - parked, parked });
  return reply(
    [count, ...noServer, '', ...table(letters.map(cells), widest), '', words('studio.outbox.hint')].join('\n'),
  );
}

async function retry({ storage, reference: id, parked, now }: Asked): Promise<Reply> {
  if (!id && !parked) return refusal(words('studio.outbox.needsId'));
  const n = await retryLetters(storage, id ? { id: id.trim().toLowerCase() } : { parked: true }, now);
  if (id && n === 0) return refusal(words('studio.outbox.unknown', { id }));
  return reply(words('studio.outbox.retried', { n }));
}

export const lettersCommands: Commands = { 'letters list': list, 'letters retry': retry };
