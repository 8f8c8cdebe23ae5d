import { environment } from '../../platform/environment';
import { limits } from '../../platform/limits';
import { singleton } from '../../platform/process-singleton';
import type { Effects } from '../../storage/effects';
import { roomForPhotos } from '../../storage/space';
import type { Prefix } from '../abuse/prefixes';
import { type HeldBytes, type SharedRoom, sharedRoom } from './held-bytes';
import { type Spool, spoolFor } from './spool';

/** Small forms and uploads have separate budgets, so that photos never block a message. */
const rooms: Readonly<Record<'small' | 'upload', () => SharedRoom>> = {
  small: () => singleton('small-forms', () => roomOf(limits.smallForms.together, limits.smallForms.perAddress)),
  upload: () => {
    const { spoolBytes, spoolPerAddress } = environment().limits.disk;
    return singleton('uploads', () => roomOf(spoolBytes, spoolPerAddress));
  },
};

/** A place is safe for one window: a sender that is too slow for all of it is cut anyway. */
const roomOf = (most: number, share: number): SharedRoom =>
  sharedRoom({ most, share, graceMs: environment().limits.sockets.slowWindowMs });

/** One request's memory and disk, while its body is read and processed. */
export type UploadReservation = Readonly<{ held: HeldBytes; spool: Spool; release: () => Promise<void> }>;

type Taking = Readonly<{ from: readonly Prefix[]; body: keyof typeof rooms }>;

/** The caller must call `release`, however the request ends. */
export function reserveUpload(
  { from, body }: Taking,
  effects: Pick<Effects, 'spoolFolder' | 'freeBytes'>,
): UploadReservation {
  const held = rooms[body]()(from, () => void spool.close());
  const roomLeft = async (): Promise<number> => roomForPhotos(await effects.freeBytes());
  const spool = spoolFor({ folder: effects.spoolFolder(), held, roomLeft });
  const release = (): Promise<void> => {
    held.release();
    return spool.close();
  };
  return { held, spool, release };
}
