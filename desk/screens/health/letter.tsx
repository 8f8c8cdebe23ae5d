import { artist } from '@/content/artist';
import { composeFor } from '@/server/mail/letters/compose';
import { noAnswer } from '@/server/mail/outbox/lease';
import { type LetterRow, letterBy } from '@/server/storage/queries/letters';
import { plain } from '@/server/submissions/views/say';
import type { Context } from '../../acts/act';
import { addressFields, dropLetter, mendAddress, retryLetter } from '../../acts/letter';
import { Letter } from '../../shell/letter';
import { Button } from '../../shell/parts';
import { part } from '../../shell/pieces';
import type { Screen } from '../screen';

/** Why it has not left, or what is not known of it; null where nothing was tried. */
export const causeOfWait = ({ last_code }: LetterRow, words: Context['words']): string | null =>
  last_code === noAnswer ? words('studio.outbox.unanswered') : last_code;

/** As it would leave now; where no mail server is set, with the studio's name in the place of its address. */
async function composed({ storage, locale, settings: { mail, siteUrl } }: Context, letter: LetterRow) {
  const to = artist.studio[locale];
  const sender = mail ?? { url: '', from: { name: '', address: '' }, to, siteUrl };
  return composeFor(sender)(storage, { ...letter, leased_until: 0 });
}

export const letterScreen: Screen = {
  path: '/health/letters/:id',
  acts: { retry: retryLetter, stop: dropLetter, address: mendAddress },
  async show(context, { params: { id = '' } }) {
    const { storage, words } = context;
    const letter = await letterBy(storage, id);
    if (!letter) return null;
    // what only a newer version can write
    const text = await composed(context, letter).catch(() => null);
    const path = `/health/letters/${letter.id}`;
    const canChange = letter.state === 'waiting' || letter.state === 'parked';
    return {
      title: words('desk.health.letter'),
      place: 'health',
      back: 'health',
      isNarrow: true,
      sub: (
        <>
          {words(`studio.outbox.to.${letter.kind}`)}, {letter.reference}
          <br />
          {words(`studio.outbox.states.${letter.state}`)}, {words('studio.outbox.attempts', { n: letter.attempts })}
          {letter.last_code && `, ${causeOfWait(letter, words)}`}
        </>
      ),
      main: [
        canChange &&
          letter.to_address !== null && {
            form: `${path}/address`,
            fields: addressFields(letter.to_address),
            of: [{ buttons: [<Button>{words('desk.health.mend')}</Button>] }],
          },
        canChange && (
          <form method="post" className="wraps g0-6">
            <Button isLink formAction={`${path}/retry`}>
              {words('desk.health.retry')}
            </Button>
            <Button isLink isDanger formAction={`${path}/stop`}>
              {words('desk.health.stop')}
            </Button>
          </form>
        ),
        text &&
          part(words('desk.health.read'), [
            <Letter to={text.to} subject={plain(text.subject)} text={plain(text.text)} />,
          ]),
      ],
    };
  },
};
