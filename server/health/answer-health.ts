import { type Effects, effects as real } from '../effects';
import { roomFor } from '../storage/space';
import { type Counts, countsOf } from './counts';

type Disk = Readonly<{ ok: boolean; freeMiB: number | null }>;
const MiB = 1024 * 1024;

async function diskOf({ freeBytes }: Pick<Effects, 'freeBytes'>): Promise<Disk> {
  const free = await freeBytes().catch(() => null);
  if (free === null) return { ok: false, freeMiB: null };
  return { ok: roomFor({ photos: 0, free }), freeMiB: Math.floor(free / MiB) };
}

const counted = ({ storage }: Pick<Effects, 'storage'>): Promise<Counts | null> =>
  storage()
    .then(countsOf)
    .catch(() => null);

/**
 * Whether the site can take what visitors send, in numbers only: 200, or 503 where it cannot. Letters that wait are no
 * fault of this kind: nothing is lost.
 */
export async function answerHealth(effects: Pick<Effects, 'storage' | 'freeBytes'> = real): Promise<Response> {
  const counts = await counted(effects);
  const disk = await diskOf(effects);
  const ok = counts !== null && disk.ok;
  return Response.json(
    { ok, storage: counts ? 'ok' : 'failed', disk, ...counts },
    { status: ok ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
  );
}
