import { type OpenDesk, openDesk } from '../../desk.fixture';
import { reference } from '../../order-page.fixture';

let at: OpenDesk;
beforeEach(async () => {
  at = await openDesk();
  await at.buyer.order();
});
afterEach(() => at.close());

test('an order waits on Today, is opened, and its state is set with a word to the buyer', async () => {
  expect(await at.page('/')).toContain(`href="/orders/${reference}"`);
  expect(await at.page(`/orders/${reference}`)).toContain('Łucja Źdźbło-Nowakowska');
  const after = await at.follow(`/orders/${reference}/mark`, { state: 'in-work', seen: '1', note: 'Zaczynam.' });
  expect(after).toContain('role="status"');
  expect(after).toContain('Zapisane: w\u00a0pracy.');
  // what happened is said once
  expect(await at.page(`/orders/${reference}`)).not.toContain('role="status"');
  expect(await at.buyer.events()).toMatchObject([{ type: 'mark', state: 'in-work', note: 'Zaczynam.' }]);
});

test('a second desk sees that the order has changed; what was typed there is not lost, and nothing is overwritten', async () => {
  await at.post(`/orders/${reference}/mark`, { state: 'in-work', seen: '1' });
  const late = await at.post(`/orders/${reference}/mark`, { state: 'sent', seen: '1', note: 'Paczka <b>jedzie</b>' });
  expect(late.statusCode).toBe(409);
  expect(late.body).toContain('role="alert"');
  expect(late.body).toContain('Paczka &lt;b&gt;jedzie&lt;/b&gt;</textarea>');
  expect(await at.buyer.events()).toHaveLength(1);
});
