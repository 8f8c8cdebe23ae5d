import { environment } from '../../platform/environment';
import { limits } from '../../platform/limits';
import { singleton } from '../../platform/process-singleton';
import type { Effects } from '../../storage/effects';
import { freeForPhotos } from '../../storage/space';
import type { Prefix } from '../abuse/client-address';
import { tally } from '../abuse/rates';
import type { HeldBytes } from './body';
import { type Spool, spoolFor } from './spool';

type Rules = Readonly<{
  /** Bytes, for all requests together. */
  most: number;
  /** Bytes, for one visitor; wider prefixes have a multiple of it. */
  share: number;
  /** How long a new request keeps its reservation in any case: its speed cannot be measured earlier. */
  graceMs: number;
}>;
type Upload = {
  bytes: number;
  isArriving: boolean;
  readonly from: readonly Prefix[];
  readonly began: number;
  readonly lose: () => void;
};

export type SharedBudget = (from: readonly Prefix[], onLost?: () => void) => HeldBytes;

/**
 * Counts the bytes that arrived, not the Content-Length, so that announcing much and sending little blocks nobody. When
 * it is full, the slowest sender loses its reservation: sending slowly for long blocks nobody either.
 */
export function sharedBudget(
  { most, share, graceMs }: Rules,
  now: () => number = () => performance.now(),
): SharedBudget {
  const uploads = new Set<Upload>();
  const held = tally();
  let all = 0;

  const change = (upload: Upload, by: number): void => {
    upload.bytes += by;
    all += by;
    held.change(upload.from, by);
  };
  const leave = (upload: Upload): void => {
    if (uploads.delete(upload)) change(upload, -upload.bytes);
  };
  const speedOf = ({ bytes, began }: Upload): number => bytes / (now() - began);
  /** Of those that hold bytes, still send, and have sent for long enough to measure their speed. */
  const slowest = (): Upload | undefined =>
    [...uploads]
      .filter(({ bytes, isArriving, began }) => bytes > 0 && isArriving && now() - began >= graceMs)
      .reduce<Upload | undefined>(
        (slow, upload) => (slow && speedOf(slow) <= speedOf(upload) ? slow : upload),
        undefined,
      );

  return (from, onLost = () => undefined) => {
    const upload: Upload = { bytes: 0, isArriving: true, from, began: now(), lose: onLost };
    uploads.add(upload);
    const takeFromSlowest = (): number => {
      const other = slowest();
      if (!other || other === upload) return 0;
      const { bytes } = other;
      leave(other);
      other.lose();
      return bytes;
    };
    return {
      take(bytes) {
        if (!uploads.has(upload) || held.above(from, share, bytes)) return false;
        while (all + bytes > most) if (takeFromSlowest() === 0) return false;
        change(upload, bytes);
        return true;
      },
      arrived: () => {
        upload.isArriving = false;
      },
      takeFromSlowest,
      release: () => leave(upload),
    };
  };
}

/** Small forms and uploads have separate budgets, so that photos never block a message. */
const budgets: Readonly<Record<'small' | 'upload', () => SharedBudget>> = {
  small: () => singleton('small-forms', () => budgetOf(limits.smallForms.together, limits.smallForms.perAddress)),
  upload: () => {
    const { spoolBytes, spoolPerAddress } = environment().limits.disk;
    return singleton('uploads', () => budgetOf(spoolBytes, spoolPerAddress));
  },
};

/** A reservation is safe for one window: a sender that is too slow for all of it is cut anyway. */
const budgetOf = (most: number, share: number): SharedBudget =>
  sharedBudget({ most, share, graceMs: environment().limits.sockets.slowWindowMs });

/** One request's memory and disk, while its body is read and processed. */
export type UploadReservation = Readonly<{ held: HeldBytes; spool: Spool; release: () => Promise<void> }>;

type Taking = Readonly<{ from: readonly Prefix[]; body: keyof typeof budgets }>;

/** The caller must call `release`, however the request ends. */
export function reserveUpload(
  { from, body }: Taking,
  effects: Pick<Effects, 'spoolFolder' | 'freeBytes'>,
): UploadReservation {
  const held = budgets[body]()(from, () => void spool.close());
  const freeLeft = async (): Promise<number> => freeForPhotos(await effects.freeBytes());
  const spool = spoolFor({ folder: effects.spoolFolder(), held, freeLeft });
  const release = (): Promise<void> => {
    held.release();
    return spool.close();
  };
  return { held, spool, release };
}
