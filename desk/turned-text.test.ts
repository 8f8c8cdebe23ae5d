import { formRequest } from '@/e2e/support/in-process/form-request';
import { orderRequest, orders, picture } from '@/e2e/support/in-process/order-request';
import { receive } from '@/server/http/receive/receive';
import { submissions } from '@/server/storage/queries/read';
import { deskOfEach } from './desk.fixture';
import { reference } from './order-page.fixture';

/** All signs that turn the direction of writing: marks, embeddings, overrides and isolates. */
const sign = '\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069';

const { desk, buyer: at } = deskOfEach();

test('what a buyer typed turns no line that anybody reads; a text is kept as it was typed, a name without such signs', async () => {
  const name = `Ann${sign}a`;
  const wish = `Dla babci${sign}.`;
  const fields = { ...orders.portraits, first_name: name, wish };
  const answer = await receive('shop-order', orderRequest({ fields, photos: [await picture()] }), at.effects());
  expect(answer.status).toBe(201);
  const token = (await answer.json()).status.slice(-40);
  await at.send({ token, language: 'pl', answer: 'message', text: `Tak${sign}.` });
  await at.post();
  const letters = (['artist', 'buyer'] as const).flatMap((reader) =>
    at.office.all(reader).map(({ text }) => text ?? ''),
  );
  expect(letters).toHaveLength(3);
  const read = [await at.html(token), await desk.page(`/orders/${reference}`), ...letters];
  for (const text of read) expect(text).not.toMatch(new RegExp(`[${sign}]`));
  expect(read.filter((text) => text.includes('Anna'))).toHaveLength(4);
  const [kept] = (await submissions(at.office.studio.storage)).filter(({ kind }) => kind === 'shop-order');
  expect(kept?.fields).toContain(wish);
  expect(JSON.parse(kept?.fields ?? '{}').delivery.first_name).toBe('Anna');
});

test('nor does a size that was typed on the page of the order', async () => {
  const fields = { width: `60${sign}`, height: '40 cm', name: 'Anna', email: 'anna@poczta.example', phone: '600' };
  const answer = await receive('orders', await formRequest('orders', { fields }), at.effects());
  const html = await at.html((await answer.json()).status.slice(-40));
  expect(html).toContain('60 × 40 cm');
  expect(html).not.toMatch(new RegExp(`[${sign}]`));
});
