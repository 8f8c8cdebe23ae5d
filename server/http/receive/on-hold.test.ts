import { services } from '@/content/services';
import { pictures } from '@/content/shop';
import type { ShopPicture } from '@/content/types';
import { type FormName, formRequest } from '@/e2e/support/in-process/form-request';
import { orderRequest, orders } from '@/e2e/support/in-process/order-request';
import { openStudio, type Studio } from '@/e2e/support/in-process/studio';
import type { Locale } from '@/i18n/locales';
import { bind } from '@/i18n/typography';
import { messages } from '@/messages';
import { forgetGone, keepGone } from '../../storage/queries/gone-works';
import { submissions } from '../../storage/queries/read';
import { receive } from './receive';

let studio: Studio;
beforeEach(async () => {
  studio = await openStudio();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await studio.close();
});

/** The message that the visitor reads, and the number of stored submissions. */
async function answered(response: Response) {
  const { error } = await response.json();
  return {
    status: response.status,
    code: error?.code,
    says: error?.message,
    kept: (await submissions(studio.storage)).length,
  };
}

const sendOrder = async (fields: Record<string, string>) =>
  answered(await receive('shop-order', orderRequest({ fields }), studio.effects));
const sendForm = async (kind: FormName, locale: Locale) =>
  answered(await receive(kind, await formRequest(kind, { headers: { 'accept-language': locale } }), studio.effects));

test.each(['pl', 'en'] as const)(
  'SHOP-6: a sold and a reserved original are refused in words that fit (%s)',
  async (language) => {
    const row = pictures.find(({ number }) => String(number) === orders.picture.id) as ShopPicture;
    jest.replaceProperty(row, 'delivers', 'original');
    for (const state of ['sold', 'reserved'] as const) {
      jest.replaceProperty(row, 'state', state);
      expect(await sendOrder({ ...orders.picture, language })).toEqual({
        status: 409,
        code: `order.${state}`,
        kept: 0,
        says: bind(messages[language].problems.order[state], language),
      });
    }
  },
);

test('SHOP-6: an original whose sale is saved is refused at once, whatever is published; its file is still sold', async () => {
  const row = pictures.find(({ number }) => String(number) === orders.picture.id) as ShopPicture;
  await keepGone(studio.storage, { work_id: row.artwork, state: 'sold', at: 1, reference: null, grosze: null });
  expect(await sendOrder({ ...orders.picture, language: 'pl' })).toMatchObject({ status: 201 });
  jest.replaceProperty(row, 'delivers', 'original');
  expect(await sendOrder({ ...orders.picture, email: 'other@post.example', language: 'pl' })).toMatchObject({
    status: 409,
    code: 'order.sold',
    kept: 1,
  });
  await forgetGone(studio.storage, row.artwork);
  expect(await sendOrder({ ...orders.picture, email: 'other@post.example', language: 'pl' })).toMatchObject({
    status: 201,
  });
});

const refused = (language: Locale) => ({
  status: 409,
  code: 'service.closed',
  kept: 0,
  says: bind(messages[language].problems.service.closed, language),
});

test.each([
  ['registration-lessons', 'lessons', 'pl'],
  ['registration-lessons', 'lessons', 'en'],
  ['orders', 'custom-pictures', 'pl'],
  ['orders', 'custom-pictures', 'en'],
] as const)('%s is refused while %s are closed (%s), and taken onto a waiting list', async (kind, service, locale) => {
  jest.replaceProperty(services, service, 'closed');
  expect(await sendForm(kind, locale)).toEqual(refused(locale));
  jest.replaceProperty(services, service, 'waiting');
  expect(await sendForm(kind, locale)).toMatchObject({ status: 201, kept: 1 });
});

test('what was accepted before the work was sold is answered again as it was', async () => {
  const sent = { fields: orders.picture, headers: { 'idempotency-key': '3f2504e0-4f89-41d3-9a0c-0305e82c3301' } };
  const first = await (await receive('shop-order', orderRequest(sent), studio.effects)).json();
  const row = pictures.find(({ number }) => String(number) === orders.picture.id) as ShopPicture;
  jest.replaceProperty(row, 'delivers', 'original');
  jest.replaceProperty(row, 'state', 'sold');
  const again = await receive('shop-order', orderRequest(sent), studio.effects);
  expect([again.status, await again.json()]).toEqual([200, first]);
});
