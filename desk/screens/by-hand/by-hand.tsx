import { submissionBy } from '@/server/storage/queries/read';
import { storedIn } from '@/server/submissions/kinds';
import { reachIn } from '@/server/submissions/reach';
import type { Context } from '../../acts/act';
import { byHandFields, orderByHand } from '../../acts/order-by-hand';
import { SaveBar } from '../../shell/parts';
import type { Screen } from '../screen';

async function knownBy({ storage, locale }: Context, reference: string | null) {
  const submission = reference === null ? undefined : await submissionBy(storage, reference);
  const name = submission && storedIn(submission)?.describe(locale).row.name;
  return submission && name ? { name, language: submission.language, ...reachIn(submission) } : null;
}

export const byHand: Screen = {
  path: '/add/order',
  acts: { save: orderByHand },
  async show(context, { query }) {
    const { words } = context;
    const known = await knownBy(context, query.get('person'));
    return {
      title: words('desk.byHand.title'),
      sub: words('desk.byHand.means'),
      place: 'add',
      back: 'add',
      isNarrow: true,
      actbar: <SaveBar form="order" name={words('desk.byHand.save')} />,
      main: [{ form: '/add/order/save', id: 'order', fields: byHandFields(known ?? {}) }],
    };
  },
};
