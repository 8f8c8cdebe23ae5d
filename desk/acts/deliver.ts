import { rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { deliveredIn } from '@/domain/order/delivery';
import { limits } from '@/server/platform/limits';
import { sha256Of } from '@/server/platform/sha256-of';
import { madeDelivered } from '@/server/storage/delivered';
import { historyWithNext } from '@/server/storage/queries/order-events';
import type { Submission } from '@/server/storage/queries/read';
import { storedIn } from '@/server/submissions/kinds';
import { type Act, type Context, type FormFile, orderAct, refused } from './act';
import { changeSeen } from './change';
import { reading } from './reading';
import { unpaidAsked } from './send';
import { isTicked } from './texts';

/** The name under which the buyer gets a file: what was ordered, the order's number, and the ending of the artist's own name for it. */
async function nameFor({ storage }: Context, order: Submission, { name }: FormFile): Promise<string> {
  const what = storedIn(order)?.order?.(order.language).name ?? '';
  const { history } = await historyWithNext(storage, order);
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

const handOver = orderAct(async (context, seen, form) => {
  const read = reading(form, context.now);
  const note = read.text('note');
  const file = form.files.find(({ path }) => path !== undefined);
  const [refusedFile] = form.refused;
  const wrong = refusedFile?.why === 'tooLarge' || refusedFile?.why === 'noRoom' ? refusedFile.why : 'none';
  if (!file?.path) return refused({ file: (words) => words(`desk.order.file.${wrong}`) });
  if (!read.isRight()) return read.refused();
  const asked = await unpaidAsked(context, seen.order, isTicked(form, 'unpaid'));
  if (asked) return asked;
  const id = context.effects.uuid();
  const { size: bytes } = await stat(file.path);
  const way = { by: 'file', name: await nameFor(context, seen.order, file), bytes } as const;
  const kept = { id, bytes, sha256: await sha256Of(file.path) };
  const place = join(dirname(file.path), id);
  await rename(file.path, place);
  const drop = () => rm(place, { force: true });
  const outcome = await changeSeen(context, seen, {
    event: { type: 'mark', state: 'sent', picture: null, way, note, english: isTicked(form, 'english') },
    file: kept,
    tellsBuyer: true,
    happened: (words) => words('desk.order.marked', { state: words('studio.ways.file') }),
  }).catch(async (error) => {
    await drop();
    throw error;
  });
  if (!outcome.ok) await drop();
  return outcome;
});

/** Hands a file over: the buyer downloads it on the private page. The same again adds another. */
export const deliver: Act = Object.assign(handOver, {
  async into({ settings, effects }: Context, declared: number) {
    const { bytes, files } = limits.delivered;
    // of what is too large no more is written
    const left = (await effects.freeBytes()) - Math.min(declared || bytes, bytes);
    const isRoom = left >= settings.limits.disk.photosBelow;
    return { folder: isRoom ? madeDelivered(settings.dataFolder) : null, bytes, files };
  },
});
