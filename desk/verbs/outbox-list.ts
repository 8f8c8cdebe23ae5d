import { environment } from '@/server/platform/environment';
import { type LetterRow, unsentLetters } from '@/server/storage/queries/letters';
import { momentText } from '@/server/submissions/views/moment';
import { iso } from '../inbox-export';
import { table } from '../terminal';
import { type Desk, reply, verb } from '../verb';

/** Id, submission, to whom, state, since when it was received, attempts, why. */
const widest = [8, 14, 14, 9, 24, 10, 20];

const whichPart = ({ part, parts }: LetterRow): string => (parts > 1 ? ` ${part}/${parts}` : '');

const cells = (letter: LetterRow, { words, locale }: Desk): readonly string[] => [
  letter.id.slice(0, 8),
  letter.reference,
  words(`studio.outbox.to.${letter.kind}`) + whichPart(letter),
  words(`studio.outbox.states.${letter.state}`),
  words('studio.outbox.since', { moment: momentText(letter.received, locale) }),
  words('studio.outbox.attempts', { n: letter.attempts }),
  letter.last_code ?? '',
];

const asData = ({ id, reference, kind, part, parts, state, received, attempts, last_code }: LetterRow): object => ({
  ...{ id, reference, kind, part, parts, state, received: iso(received), attempts, code: last_code },
});

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
    const data = letters.map(asData);
    const parked = letters.filter(({ state }) => state === 'parked').length;
    const noServer = environment().mail ? [] : [words('studio.outbox.noServer')];
    if (letters.length === 0) return reply([words('studio.outbox.none'), ...noServer].join('\n'), data);
    const count = words('studio.outbox.count', { waiting: letters.length - parked, parked });
    const rows = table(
      letters.map((letter) => cells(letter, desk)),
      widest,
    );
    return reply([count, ...noServer, '', ...rows, '', words('studio.outbox.hint')].join('\n'), data);
  },
});
