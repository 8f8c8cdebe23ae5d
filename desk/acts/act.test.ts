import { existsSync, readdirSync } from 'node:fs';
import { buttonStates, type OrderState, orderStates } from '@/domain/order/states';
import { deliveredFolder } from '@/server/storage/delivered';
import { submissionBy } from '@/server/storage/queries/read';
import { changeOrder } from '@/server/submissions/change-order';
import { deskOfEach, fileNamed } from '../desk.fixture';
import { reference } from '../order-page.fixture';
import { markOf } from './texts';

/** The acts, and what each may be done in: domain/order/status.ts. Each has a letter, but an offer that is taken back, and the end. */
const acts: Readonly<Record<string, readonly OrderState[]>> = {
  agree: ['read', 'offer', 'declined'],
  decline: ['read', 'offer', 'accepted', 'in-work'],
  start: ['read', 'accepted', 'in-work', 'sent'],
  sent: ['read', 'accepted', 'in-work', 'sent'],
  pickup: ['read', 'accepted', 'in-work', 'sent'],
  file: ['read', 'accepted', 'in-work', 'sent'],
  done: ['accepted', 'in-work', 'sent'],
  withdraw: ['offer'],
};
const states = orderStates.filter((state) => state !== 'received');
const silent: readonly string[] = ['withdraw', ...buttonStates];
const atOnce = 5;

const { desk: at } = deskOfEach();
const path = `/orders/${reference}`;

/** Puts the order into a state, past every rule. */
async function putInto(state: OrderState): Promise<void> {
  if (state === 'read') return;
  const offer = { grosze: 145_000, by: '2026-12-18', note: '', until: at.buyer.effects().now() + 1 };
  const terms = { delivery: 0, deposit: 0, arrives: null, reason: '' };
  const event =
    state === 'offer' || state === 'received'
      ? ({ type: 'offer', ...offer, terms } as const)
      : ({ type: 'mark', state, note: '', picture: null } as const);
  const order = await submissionBy(at.storage, reference);
  if (!order) throw new Error('there is no order');
  await changeOrder(at.storage, order, { event, tellsBuyer: false, mayHappen: () => true }, at.buyer.effects());
}

const updates = async () =>
  (await at.storage.selectFrom('letters').select('id').where('kind', '=', 'update').execute()).length;
const files = () => {
  const folder = deliveredFolder(at.settings.dataFolder);
  return existsSync(folder) ? readdirSync(folder).length : 0;
};

test.each(states)(
  'DESK-19: every act of an order that is %s, five at once, is taken once or refused as the table of transitions says',
  async (state) => {
    await at.buyer.order();
    await at.page(path);
    await putInto(state);
    const before = await at.buyer.events();
    const shown = await at.page(path);
    // the letter of a refusal leaves only after it was looked at
    const previewed = markOf({ type: 'mark', state: 'declined', note: 'Tak.', picture: null, english: false });
    for (const [act, from] of Object.entries(acts)) {
      const offered = shown.includes(`action="${path}/${act}"`);
      const fields = {
        seen: `${before.length + 1}`,
        note: 'Tak.',
        previewed,
        place: 'ul. Tkacka 1',
        day: '2026-11-30',
      };
      const file = act === 'file' && { file: fileNamed('x.png', 'x') };
      const send = () => at.post(`${path}/${act}`, { ...fields, ...file });
      const filesBefore = files();
      const answers = await Promise.all(Array.from({ length: atOnce }, send));
      const count = (code: number) => answers.filter(({ statusCode }) => statusCode === code).length;
      const effects = [await updates(), (await at.buyer.events()).length - before.length, files() - filesBefore];
      expect([act, offered, count(303), count(409), ...effects]).toEqual(
        from.includes(state)
          ? [act, true, 1, atOnce - 1, silent.includes(act) ? 0 : 1, 1, act === 'file' ? 1 : 0]
          : [act, false, 0, atOnce, 0, 0, 0],
      );
      // as if it had not been
      await at.storage.deleteFrom('order_events').where('position', '>', before.length).execute();
      await at.storage.deleteFrom('letters').where('kind', '=', 'update').execute();
    }
  },
);
