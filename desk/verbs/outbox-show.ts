import { composeFor } from '@/server/mail/letters/compose';
import { type LetterRow, letterBy } from '@/server/storage/queries/letters';
import { momentText } from '@/server/submissions/views/moment';
import { plain } from '@/server/submissions/views/say';
import { letterId } from '../arguments';
import { iso } from '../inbox-export';
import { entry, oneLine } from '../terminal';
import { type Desk, refusal, reply, verb } from '../verb';

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
