import { type Effects, effects as real } from '../../storage/effects';
import { roomFor } from '../../storage/space';
import { isTold } from '../receive/bearer';
import { type Counts, countsOf } from './counts';
import { tryToWrite } from './writes';

type Disk = Readonly<{ ok: boolean; freeMiB: number | null }>;
type Asked = Pick<Effects, 'storage' | 'freeBytes' | 'now' | 'healthToken'>;
const MiB = 1024 * 1024;

async function diskOf({ freeBytes }: Pick<Asked, 'freeBytes'>): Promise<Disk> {
  const free = await freeBytes().catch(() => null);
  if (free === null) return { ok: false, freeMiB: null };
  return { ok: roomFor({ photos: 0, free }), freeMiB: Math.floor(free / MiB) };
}

/** For whoever may know more: what is there is looked at now, not what was a moment ago. */
async function counted({ storage, now }: Asked): Promise<Counts | null> {
  try {
    const opened = await storage();
    await tryToWrite(opened, now(), 0);
    return await countsOf(opened);
  } catch {
    return null;
  }
}

const takes = ({ storage, now }: Asked): Promise<boolean> =>
  storage()
    .then((opened) => tryToWrite(opened, now()))
    .then(
      () => true,
      () => false,
    );

const answer = (ok: boolean, more: object = {}): Response =>
  Response.json({ ok, ...more }, { status: ok ? 200 : 503, headers: { 'Cache-Control': 'no-store' } });

/**
 * Whether the site can take what visitors send: 200, or 503 where it cannot. Strangers are told no more than that. Whoever
 * has the token is told in numbers what is wrong, and what waits; letters that wait turn nothing red: nothing is lost.
 */
export async function answerHealth({ headers }: Request, effects: Asked = real): Promise<Response> {
  if (!isTold(headers, effects.healthToken())) return answer((await diskOf(effects)).ok && (await takes(effects)));
  const [disk, counts] = await Promise.all([diskOf(effects), counted(effects)]);
  return answer(counts !== null && disk.ok, { storage: counts ? 'ok' : 'failed', disk, ...counts });
}
