import type { APIRequestContext } from 'playwright/test';
import { formPath, shopOrders } from '@/domain/api';
import type { Locale } from '@/i18n/locales';
import { photo } from './photos';

/** `status`: the address of its private page. */
type PlacedOrder = Readonly<{ reference: string; status: string }>;

let orders = 0;

/** An order with a photo, sent as the form sends it; each time another one. */
export async function placeOrder(request: APIRequestContext, language: Locale): Promise<PlacedOrder> {
  const { buffer, name, mimeType } = await photo('kot.jpg');
  const answer = await request.post(formPath(shopOrders), {
    multipart: {
      type: 'custom-pictures',
      variant: '1',
      size: '2',
      description: `Kot ${Date.now()} ${++orders}`,
      language,
      first_name: 'Anna',
      last_name: 'Nowak',
      address: 'ul. Prosta 1',
      phone: '600',
      email: 'anna@poczta.example',
      terms: 'true',
      photo: { buffer, name, mimeType },
    },
  });
  return (await answer.json()) as PlacedOrder;
}
