import { environment } from '../../platform/environment';
import { limits } from '../../platform/limits';
import { singleton } from '../../platform/process-singleton';
import type { Effects } from '../../storage/effects';
import { roomForPhotos } from '../../storage/space';
import type { Prefix } from '../abuse/prefixes';
import { type HeldBytes, type SharedRoom, sharedRoom } from './held-bytes';
import { type Spool, spoolFor } from './spool';

/** Short forms and uploads share no room, so that photos keep no message out. */
const rooms: Readonly<Record<'small' | 'upload', () => SharedRoom>> = {
  small: () => singleton('small-forms', () => roomOf(limits.smallForms.together, limits.smallForms.perAddress)),
  upload: () => {
    const { spoolBytes, spoolPerAddress } = environment().limits.disk;
    return singleton('uploads', () => roomOf(spoolBytes, spoolPerAddress));
  },
};

/** Whoever is too slow for a whole window is cut in any case: until then nobody is slow. */
const roomOf = (most: number, share: number): SharedRoom =>
  sharedRoom({ most, share, graceMs: environment().limits.sockets.slowWindowMs });

/** Where one request's body is while it is read and worked on. */
export type Place = Readonly<{ held: HeldBytes; spool: Spool; leave: () => Promise<void> }>;

type Taking = Readonly<{ from: readonly Prefix[]; body: keyof typeof rooms }>;

/** @returns a place that has to be left, however the request ends */
export function takePlace({ from, body }: Taking, effects: Pick<Effects, 'spoolFolder' | 'freeBytes'>): Place {
  const held = rooms[body]()(from, () => void spool.close());
  const roomLeft = async (): Promise<number> => roomForPhotos(await effects.freeBytes());
  const spool = spoolFor({ folder: effects.spoolFolder(), held, roomLeft });
  const leave = (): Promise<void> => {
    held.release();
    return spool.close();
  };
  return { held, spool, leave };
}
