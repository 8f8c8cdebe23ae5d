import { type Effects, effects as real } from '../../storage/effects';
import { roomFor } from '../../storage/space';
import { hasToken } from '../receive/bearer';
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

/** The counts at this moment, not remembered ones. */
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
 * 200 if the site can take what visitors send, else 503. The body says no more to a stranger; with the health token it
 * has figures: the disk, the letters, what is held back. Letters that wait do not make it 503, because nothing is lost.
 */
export async function answerHealth({ headers }: Request, effects: Asked = real): Promise<Response> {
  if (!hasToken(headers, effects.healthToken())) return answer((await diskOf(effects)).ok && (await takes(effects)));
  const [disk, counts] = await Promise.all([diskOf(effects), counted(effects)]);
  return answer(counts !== null && disk.ok, { storage: counts ? 'ok' : 'failed', disk, ...counts });
}
