import { unsentLetters } from '@/server/storage/queries/letters';
import { unfinishedAmong } from '@/server/storage/queries/person';
import { erase, eraseFields } from '../../acts/erase';
import { Button, ButtonLink } from '../../shell/parts';
import { part } from '../../shell/pieces';
import type { Screen } from '../screen';
import { personRows, readPerson, writtenIn } from './person';

export const eraseScreen: Screen = {
  path: '/people/:reference/erase',
  acts: { forever: erase },
  async show(context, { params: { reference = '' } }) {
    const read = await readPerson(context, reference);
    if (!read) return null;
    const { storage, words } = context;
    const { works, own, name, path } = read;
    const unfinished = await unfinishedAmong(
      storage,
      works.map(({ submission }) => submission),
    );
    const stay = works.filter(({ submission: { id } }) => unfinished.has(id));
    const going = works.filter((work) => !stay.includes(work));
    const written = await writtenIn(context, going);
    const count = (isNote: boolean): number => written.filter(({ by }) => (by === 'note') === isNote).length;
    const references = going.map(({ submission }) => submission.reference);
    const letters = (await unsentLetters(storage)).filter((letter) => references.includes(letter.reference));
    return {
      title: words('desk.erase.ask'),
      sub: (
        <>
          <bdi>{name}</bdi>. {words('desk.erase.forGood')}
        </>
      ),
      place: 'inbox',
      back: { to: path, name },
      isNarrow: true,
      main: [
        going.length > 0 &&
          part({ heading: words('desk.erase.going'), count: going.length }, [
            personRows(going, context),
            {
              facts: [
                [words('desk.order.photos'), going.reduce((sum, { submission }) => sum + submission.photos, 0)],
                [words('desk.person.said'), count(false)],
                [words('desk.person.notes'), count(true)],
                [words('desk.erase.letters'), letters.length],
              ],
            },
          ]),
        part(words('desk.erase.staying'), [
          stay.length > 0 && { note: words('desk.erase.unfinished', { n: stay.length }) },
          personRows(stay, context),
          {
            facts: [
              [words('desk.money.title'), words('desk.erase.sums')],
              [words('desk.erase.mailbox'), words('desk.erase.mailboxMeans')],
              [words('desk.erase.copies'), words('desk.erase.copiesMean')],
            ],
          },
        ]),
        going.length > 0 && {
          form: `${path}/erase/forever`,
          hidden: { going: references.toSorted().join(' ') },
          fields: eraseFields(own.stored ? name : '', own.submission.reference),
          of: [
            {
              buttons: [
                <Button>{words('desk.erase.forever')}</Button>,
                <ButtonLink to={path} isLine>
                  {words('desk.erase.keep')}
                </ButtonLink>,
              ],
            },
          ],
        },
      ],
    };
  },
};
