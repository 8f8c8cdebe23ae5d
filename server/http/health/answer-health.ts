import { createHash, timingSafeEqual } from 'node:crypto';
import { limits } from '../../platform/limits';
import { type Effects, effects as real } from '../../storage/effects';
import { hasFreeSpace } from '../../storage/space';
import type { LetterState, Storage } from '../../storage/tables';
import { tryToWrite } from './writes';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether a request has the token: `Authorization: Bearer …`. Always false where no token is configured. */
function hasToken(headers: Headers, token: string | null): boolean {
  const shown = /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];
  return token !== null && shown !== undefined && timingSafeEqual(digest(shown), digest(token));
}

type Disk = Readonly<{ ok: boolean; freeMiB: number | null }>;
type Asked = Pick<Effects, 'storage' | 'freeBytes' | 'now' | 'healthToken'>;
const MiB = 1024 * 1024;

async function diskOf({ freeBytes }: Pick<Asked, 'freeBytes'>): Promise<Disk> {
  const free = await freeBytes().catch(() => null);
  if (free === null) return { ok: false, freeMiB: null };
  // the test write would fit where a form does not
  const ok = free >= limits.health.formBytes && hasFreeSpace({ photos: 0, free });
  return { ok, freeMiB: Math.floor(free / MiB) };
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
 * 200 if the site can take what visitors send, else 503. Only with the health token the body has figures: disk,
 * letters, submissions held back. Waiting letters keep 200, because nothing is lost.
 */
export async function answerHealth({ headers }: Request, effects: Asked = real): Promise<Response> {
  if (!hasToken(headers, effects.healthToken())) return answer((await diskOf(effects)).ok && (await takes(effects)));
  const [disk, counts] = await Promise.all([diskOf(effects), counted(effects)]);
  return answer(counts !== null && disk.ok, { storage: counts ? 'ok' : 'failed', disk, ...counts });
}

export type Counts = Readonly<{ outbox: Readonly<Record<Exclude<LetterState, 'sent'>, number>>; quarantined: number }>;

async function lettersIn(storage: Storage, state: LetterState): Promise<number> {
  const { count } = await storage
    .selectFrom('letters')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', state)
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function quarantined(storage: Storage): Promise<number> {
  const { count } = await storage
    .selectFrom('submissions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('quarantine', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The number of letters not sent yet, and of submissions held back. */
export const countsOf = async (storage: Storage): Promise<Counts> => ({
  outbox: {
    waiting: await lettersIn(storage, 'waiting'),
    leased: await lettersIn(storage, 'leased'),
    parked: await lettersIn(storage, 'parked'),
  },
  quarantined: await quarantined(storage),
});
