import { statSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { deliveredIn } from '@/domain/order/delivery';
import { limits } from '@/server/platform/limits';
import { sha256Of } from '@/server/platform/sha256-of';
import { madeDelivered } from '@/server/storage/delivered';
import { storedIn } from '@/server/submissions/kinds';
import { file } from '../form/kinds';
import type { Context, FormFile } from './act';
import { type AboutOrder, change, type DescribedAct, orderAct, wordsIn } from './order-act';
import { noteTo, unpaid } from './send';

/** The name under which the buyer gets a file: what was ordered, the order's number, and the ending of the artist's own name for it. */
function nameFor({ order, history }: AboutOrder, { name }: FormFile): string {
  const what = storedIn(order)?.order?.(order.language).name ?? '';
  const before = deliveredIn(history).length;
  const [ending = ''] = /\.[a-z0-9]{1,8}$/i.exec(name) ?? [];
  const words = [what, order.reference, before > 0 ? `${before + 1}` : ''].filter(Boolean).join(' ');
  return (
    words
      .replace(/[^\p{L}\p{N} _-]+/gu, ' ')
      .replace(/ +/g, ' ')
      .trim() + ending.toLowerCase()
  );
}

const handOver = orderAct({
  leadsTo: 'sent',
  fields: (about) => ({
    file: file('desk.order.file.choose', { hint: 'desk.order.file.most' }),
    ...noteTo(about, wordsIn),
    unpaid: unpaid(about),
  }),
  async do({ file, note, english }, about) {
    const id = about.context.effects.uuid();
    const { size: bytes } = statSync(file.path);
    const way = { by: 'file', name: nameFor(about, file), bytes } as const;
    const stored = { id, bytes, sha256: await sha256Of(file.path) };
    const path = join(dirname(file.path), id);
    await rename(file.path, path);
    const drop = () => rm(path, { force: true });
    const outcome = await change(about, {
      event: { type: 'mark', state: 'sent', picture: null, way, note, english },
      file: stored,
      tellsBuyer: true,
      happened: (words) => words('desk.order.marked', { state: words('studio.ways.file') }),
    }).catch(async (error) => {
      await drop();
      throw error;
    });
    if (!outcome.ok) await drop();
    return outcome;
  },
});

/** Hands a file over: the buyer downloads it on the private page. The same again adds another. */
export const deliver: DescribedAct = Object.assign(handOver, {
  async into({ settings, effects }: Context, declared: number) {
    const { bytes, files } = limits.delivered;
    // of what is too large no more is written
    const left = (await effects.freeBytes()) - Math.min(declared || bytes, bytes);
    const isRoom = left >= settings.limits.disk.photosBelow;
    return { folder: isRoom ? madeDelivered(settings.dataFolder) : null, bytes, files };
  },
});
