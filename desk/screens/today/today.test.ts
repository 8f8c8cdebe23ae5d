import type { OrderEvent } from '@/domain/order/events';
import { formRequest } from '@/e2e/support/in-process/form-request';
import { databases } from '@/e2e/support/in-process/studio';
import { receive } from '@/server/http/receive/receive';
import { listedAmong } from '@/server/storage/queries/listed';
import { submissions } from '@/server/storage/queries/read';
import { writeReply } from '@/server/storage/queries/replies';
import { changeOrder } from '@/server/submissions/change-order';
import { openWork, type Work, workAmong } from '@/server/submissions/work';
import { type OpenDesk, openDesk } from '../../desk.fixture';

const mark = (state: 'accepted' | 'declined' | 'in-work' | 'sent' | 'done'): OrderEvent => ({
  ...{ type: 'mark', state, note: '', picture: null },
});
const note: OrderEvent = { type: 'note', text: 'Okulary' };
const question: OrderEvent = { type: 'message', from: 'buyer', text: 'Kiedy?' };
const histories: readonly (readonly OrderEvent[])[] = [
  ...[[], [mark('accepted')], [mark('sent')], [mark('done')], [mark('declined')], [mark('done'), note]],
  ...[
    [mark('done'), question],
    [mark('sent'), question, mark('done')],
    [mark('declined'), mark('accepted')],
  ],
];

describe.each(databases)('%s', (database) => {
  let at: OpenDesk;
  beforeEach(async () => {
    at = await openDesk({ database });
  });
  test('DESK-1: Today has exactly what waits for somebody, whatever became of all the rest', async () => {
    const { storage, buyer } = at;
    const pass = () => buyer.pass(11 * 60 * 1000);
    const newest = async () => {
      const [first] = await submissions(storage);
      if (!first) throw new Error('nothing was sent');
      return first;
    };
    let token = '';
    for (const events of histories) {
      token = await buyer.order();
      const order = await newest();
      for (const event of events)
        await changeOrder(storage, order, { event, tellsBuyer: false, mayHappen: () => true }, buyer.effects());
      pass();
    }
    // of one that was over, and of one that ends by it
    token = await buyer.order();
    const over = await newest();
    await changeOrder(
      storage,
      over,
      { event: mark('done'), tellsBuyer: false, mayHappen: () => true },
      buyer.effects(),
    );
    pass();
    await buyer.send({ token, answer: 'message', text: 'A rama?' });
    await buyer.send({ token: await buyer.order(), answer: 'withdrawn', reason: '' });
    for (const kind of [
      'contact',
      'registration-lessons',
      'opening-notices',
      'orders',
      'withdrawal-statements',
    ] as const)
      await receive(kind, await formRequest(kind), buyer.effects());
    const lesson = (await submissions(storage)).find(({ kind }) => kind === 'registration-lessons');
    await writeReply(storage, lesson ?? over, { to: 'a@b.example', subject: 'Re', text: 'Tak' }, buyer.effects());

    const now = buyer.effects().now();
    const own = (await submissions(storage)).filter(({ order_id }) => order_id === null).map(({ id }) => id);
    const works = await workAmong(storage, await listedAmong(storage, own), now);
    const all = works.filter(({ turn }) => turn.waitsFor !== 'nobody');
    const kindsOf = all.map(({ submission }) => submission.kind).toSorted();
    expect(kindsOf).toEqual(['contact', 'orders', ...Array(8).fill('shop-order'), 'withdrawal-statements']);
    const told = (works: readonly Work[]) =>
      works.map(({ submission, turn, replies }) => [submission.reference, turn, replies.length]);
    expect(told(await openWork(storage, now))).toEqual(told(all));
    await at.close();
  });
});
