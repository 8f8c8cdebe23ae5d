import { orderRequest, orders, picture } from '@/e2e/support/in-process/order-request';
import { openStudio, type Studio } from '@/e2e/support/in-process/studio';
import { receive } from '@/server/http/receive/receive';
import { lettersOf, unsentLetters } from '@/server/storage/queries/letters';
import { submissionBy } from '@/server/storage/queries/read';
import { typedIn } from './typed.fixture';

let studio: Studio;
beforeEach(async () => {
  studio = await openStudio();
});
afterEach(() => studio.close());

async function held(fields: Record<string, string>): Promise<string> {
  const request = orderRequest({ fields: { ...orders.portraits, ...fields }, photos: [await picture()] });
  return (await (await receive('shop-order', request, studio.effects)).json()).reference;
}
const letGo = async (reference: string): Promise<string> =>
  (await typedIn(studio, 'inbox release', { reference, now: studio.effects.now() + 1000 })).text;

test('is accepted by the artist: its letters are due at once', async () => {
  const reference = await held({ elapsed_ms: '500' });
  expect(await unsentLetters(studio.storage)).toEqual([]);
  expect(await letGo(reference.toLowerCase())).toBe(`Przyjęto ${reference}. Listy czekają na wysłanie.`);
  const submission = await submissionBy(studio.storage, reference);
  expect(submission?.quarantine).toBeNull();
  const due = { state: 'waiting', attempts: 0, next_at: studio.effects.now() + 1000 };
  expect(await lettersOf(studio.storage, submission?.id ?? '')).toMatchObject([
    { kind: 'artist', ...due },
    { kind: 'buyer', to_address: 'lucja@poczta.example', ...due },
  ]);
});

test('is accepted once, and what was not held back never', async () => {
  const [fast, ordinary] = [await held({ elapsed_ms: '500' }), await held({ comment: 'another' })];
  await letGo(fast);
  for (const reference of [fast, ordinary])
    expect(await letGo(reference)).toBe(`Zgłoszenie ${reference} nie jest wstrzymane. Niczego nie wysłano.`);
  expect(await unsentLetters(studio.storage)).toHaveLength(4);
});
