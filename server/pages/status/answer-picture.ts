import { seenByBuyer } from '@/domain/order/undo';
import { causeOf } from '../../platform/log';
import type { Effects } from '../../storage/effects';
import { historyWithNext, pictureOf } from '../../storage/queries/order-events';
import { orderByToken } from '../../storage/queries/order-link';
import { photoFactsOf, photosOf } from '../../storage/queries/read';
import type { Storage } from '../../storage/tables';
import { smallCopy } from '../../submissions/photos/small-copy';
import { emptyAnswer } from '../problem-answers';

async function photoOf(storage: Storage, id: string): Promise<Buffer | 'busy' | undefined> {
  const [first] = await photoFactsOf(storage, id);
  return first && smallCopy(first.sha256, async () => (await photosOf(storage, id, [first.position]))[0]?.bytes);
}

async function find(
  storage: Storage,
  { token, name }: PictureAddress,
  now: number,
): Promise<Buffer | 'busy' | undefined> {
  const order = await orderByToken(storage, token);
  if (!order) return undefined;
  if (name === 'photo') return photoOf(storage, order.id);
  if (!/^[1-9]\d{0,5}$/.test(name)) return undefined;
  const { events } = seenByBuyer((await historyWithNext(storage, order)).history, now);
  if (!events.some(({ position }) => position === Number(name))) return undefined;
  return (await pictureOf(storage, order.id, Number(name)))?.bytes;
}

type PictureAddress = Readonly<{ token: string; name: string }>;

/** `name`: `photo`, or of a picture that the artist shows the position of its event. */
export async function answerPicture(address: PictureAddress, effects: Effects): Promise<Response> {
  try {
    const bytes = await find(await effects.storage(), address, effects.now());
    if (bytes === undefined) return emptyAnswer('request.address');
    if (bytes === 'busy') return emptyAnswer('busy');
    const headers = { 'Content-Type': 'image/jpeg', 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' };
    return new Response(new Uint8Array(bytes), { headers });
  } catch (error) {
    effects.log({ event: 'failed', kind: 'status', cause: causeOf(error) });
    return emptyAnswer('storage');
  }
}
