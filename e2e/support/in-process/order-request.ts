import sharp from 'sharp';
import { formPath, photoFields, shopOrders } from '@/domain/api';

/** A real picture of one colour. */
export const picture = (width = 120, height = 90): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#c4281c' } })
    .jpeg()
    .toBuffer();

/** A picture that compresses badly: about one byte for each pixel. */
export const grainyPicture = (width = 1200, height = 900): Promise<Buffer> =>
  sharp({
    create: { width, height, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  })
    .jpeg({ quality: 90 })
    .toBuffer();

export const delivery = {
  terms: 'true',
  first_name: 'Łucja',
  last_name: 'Źdźbło-Nowakowska',
  address: 'ul. Prosta 1\n87-100 Toruń',
  phone: '600 700 800',
  email: 'lucja@poczta.example',
};

/** One complete order of each type, in the request's numbers (API-4). */
export const orders = {
  picture: { type: 'picture', id: '2', ...delivery },
  portraits: { type: 'portraits', id: '1', variant: '1', subject: '2', size: '6', width: '60 cm', ...delivery },
  'custom-pictures': {
    type: 'custom-pictures',
    variant: '4',
    size: '2',
    description: 'Dom dziadków w maju',
    medium: '3',
    'attribute.handle': '5',
    ...delivery,
  },
  posters: {
    type: 'posters',
    id: '3',
    size: '1',
    medium: '2',
    'attribute.size': '3',
    comment: 'Tło jasne',
    ...delivery,
  },
} as const;

type Sent = Readonly<{
  fields?: Readonly<Record<string, string>>;
  photos?: readonly Buffer[];
  headers?: Readonly<Record<string, string>>;
}>;

/** The request that the order form sends. */
export function orderRequest({ fields = orders.posters, photos = [], headers = {} }: Sent = {}): Request {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  for (const [index, bytes] of photos.entries()) {
    body.append(
      photoFields[shopOrders],
      new File([new Uint8Array(bytes)], `Wakacje ${index + 1} ąę.jpg`, { type: 'image/jpeg' }),
    );
  }
  return new Request(`https://studio.example${formPath(shopOrders)}`, { method: 'POST', body, headers });
}
