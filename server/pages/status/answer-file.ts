import { deliveredIn } from '@/domain/order/delivery';
import { pathTo } from '@/i18n/pages';
import { causeOf } from '../../platform/log';
import type { Effects } from '../../storage/effects';
import { emptyAnswer } from '../problem-answers';
import { filesId } from './files';
import { downloadFor, readStatus } from './view';

export type FoundFile = Readonly<{ folder: string; id: string; name: string }>;

/** By the position of its event. Where the buyer has to tick first, a redirect leads to that. */
export async function findDelivered(
  { token, position }: Readonly<{ token: string; position: string }>,
  effects: Effects,
): Promise<FoundFile | Response> {
  try {
    const status = await readStatus(await effects.storage(), token, effects.now());
    const file = status && deliveredIn(status.history).find((one) => String(one.position) === position);
    const stored = file && status.files.find((one) => one.position === file.position);
    if (!stored) return emptyAnswer('request.address');
    if (downloadFor(status, effects.now()) === 'open')
      return { folder: effects.deliveredFolder(), id: stored.id, name: file.name };
    const page = pathTo('orderStatus', status.order.language, { token });
    return new Response(null, {
      status: 303,
      headers: { Location: `${page}#${filesId}`, 'Cache-Control': 'no-store' },
    });
  } catch (error) {
    effects.log({ event: 'failed', kind: 'status', cause: causeOf(error) });
    return emptyAnswer('storage');
  }
}
