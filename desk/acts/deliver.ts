import { statSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { deliveredIn } from '@/domain/order/delivery';
import { limits } from '@/server/platform/limits';
import { sha256Of } from '@/server/platform/sha256-of';
import { madeDelivered } from '@/server/storage/delivered';
import { storedIn } from '@/server/submissions/kinds';
import { file } from '../form/kinds';
import { type Context, changed, type FormFile, type Outcome } from './act';
import { type AboutOrder, change, type DescribedAct, orderAct, wordsIn } from './order-act';
import { noteTo, unpaid } from './order-acts';
import { type WorkFile, writeWorkFile } from './work-file';

/** The name under which the buyer gets a file: what was ordered, the order's number, and the ending of the artist's own name for it. */
function nameFor({ order, history }: AboutOrder, { name }: Pick<FormFile, 'name'>): string {
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

type Words = Readonly<{ note: string; english: boolean }>;

/** Hands over what lies in the folder of such files under an id: that file goes where nothing comes of it. */
async function handOver(path: string, name: string, { note, english }: Words, about: AboutOrder): Promise<Outcome> {
  const { size: bytes } = statSync(path);
  let outcome: Outcome = changed;
  try {
    outcome = await change(about, {
      event: { type: 'mark', state: 'sent', picture: null, way: { by: 'file', name, bytes }, note, english },
      file: { id: basename(path), bytes, sha256: await sha256Of(path) },
    });
    return outcome;
  } finally {
    if (!outcome.ok) await rm(path, { force: true });
  }
}

export async function handOverWork(file: WorkFile, about: AboutOrder): Promise<Outcome> {
  const { effects, settings } = about.context;
  const path = join(madeDelivered(settings.dataFolder), effects.uuid());
  await writeWorkFile(file, path);
  return handOver(path, nameFor(about, { name: '.jpg' }), { note: '', english: false }, about);
}

const chosenFile = orderAct({
  leadsTo: 'sent',
  fields: (about) => ({
    file: file('desk.order.file.choose', { hint: 'desk.order.file.most' }),
    ...noteTo(about, wordsIn),
    unpaid: unpaid(about),
  }),
  async do({ file, ...words }, about) {
    const path = join(dirname(file.path), about.context.effects.uuid());
    await rename(file.path, path);
    return handOver(path, nameFor(about, file), words, about);
  },
});

/** Hands a file over: the buyer downloads it on the private page. The same again adds another. */
export const deliver: DescribedAct = Object.assign(chosenFile, {
  async into({ settings, effects }: Context, declared: number) {
    const { bytes, files } = limits.delivered;
    // of what is too large no more is written
    const left = (await effects.freeBytes()) - Math.min(declared || bytes, bytes);
    const isRoom = left >= settings.limits.disk.photosBelow;
    return { folder: isRoom ? madeDelivered(settings.dataFolder) : null, bytes, files };
  },
});
