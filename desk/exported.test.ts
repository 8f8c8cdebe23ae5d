import { orderRequest, orders, picture } from '@/e2e/support/in-process/order-request';
import { openStudio } from '@/e2e/support/in-process/studio';
import { receive } from '@/server/http/receive/receive';
import { typedIn } from './typed.fixture';

test('the export holds everything but the photos, labels included', async () => {
  const studio = await openStudio();
  const photos = [await picture(), await picture(70, 80)];
  await receive('shop-order', orderRequest({ fields: orders.portraits, photos }), studio.effects);
  const [order] = JSON.parse((await typedIn(studio, 'export')).text);
  expect(order).toMatchObject({
    ...{ reference: '2026-0001-A2', kind: 'shop-order', received: '2026-11-21T13:05:00.000Z', read: null },
    fields: { version: 2, draft: { variant: 'acrylic', height: '' }, price: { from: true } },
    photos: [{ position: 1, width: 120, height: 90, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) }, { position: 2 }],
  });
  expect(order.labels).toContainEqual({ label: 'Wysokość', value: 'do uzgodnienia' });
  expect(order.photos[0].bytes).toBeUndefined();
  await studio.close();
});
