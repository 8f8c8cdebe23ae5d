import { limits as shared } from '@/domain/limits';
import { changeable } from './settings/changeable-limits.mjs';

const KiB = 1024;
const MiB = 1024 * KiB;
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

export const limits = {
  ...shared,
  shopOrderBody: 61 * MiB,
  customOrderBody: 16 * MiB,
  smallFormBody: 64 * KiB,
  /** A Content-Type header; its boundary has at most 70 characters (RFC 2046). */
  contentTypeBytes: 200,
  /** `fields` and `fieldNameBytes` hold for every format of a form. */
  multipart: {
    parts: 40,
    fields: 30,
    headerBytes: 4 * KiB,
    fieldNameBytes: 100,
    fileNameBytes: 255,
    fieldBytes: 64 * KiB,
  },
  /** A form at the desk has a field for each price and word of a page. */
  desk: { fields: 500, files: 100 },
  delivered: { bytes: 200 * MiB, files: 1 },
  photoWork: { atOnce: 2, waiting: 40 },
  /** Of buyers' photos, about 100 kB each in memory. */
  smallCopies: { count: 100, keptMs: 10 * MINUTE },
  /** A repetition is recognized by its key, or by its content. */
  repetition: { keyMs: 7 * DAY, contentMs: 10 * MINUTE },
  /** How long the result of a form sent without script shows what was typed. */
  resultMs: 60 * MINUTE,
  /** As sent. `growth`: of an attached file by base64. */
  letters: { bytes: 12 * MiB, growth: 1.4, perDayAndBuyer: 5 },
  /**
   * `leaseMs`: how long one process owns a letter; sending (`sendMs`) must end before. `idleMs`: a server may take ten
   * minutes after the last dot (RFC 5321, 4.5.3.2.6). `probeMs`: while the artist waits.
   */
  outbox: {
    leaseMs: 15 * MINUTE,
    greetMs: 3 * MINUTE,
    idleMs: 10 * MINUTE,
    sendMs: 14 * MINUTE,
    probeMs: 15 * SECOND,
    probeEveryMs: MINUTE,
    atOnce: 3,
    pauseMs: 2 * SECOND,
    stopMs: 10 * SECOND,
  },
  /**
   * Orders stay until `orderYears` calendar years after their own have ended. `declinedPhotoMs`: buyers are promised 30 days,
   * and erasing runs once a night. After more than `jumpDays` without a night nothing is erased for `waitDays`.
   */
  retention: {
    formMs: 365 * DAY,
    orderYears: 6,
    photoMs: 180 * DAY,
    declinedPhotoMs: 29 * DAY,
    deliveredMs: 365 * DAY,
    quarantineMs: 30 * DAY,
    jumpDays: 30,
    waitDays: 7,
    nightHour: 3,
  },
  storage: { busyMs: 5 * SECOND },
  /** `keptMs`: of a write that succeeded. `formBytes`: the largest form of texts, however low LIMIT_WRITES_BELOW is. */
  health: { keptMs: SECOND, formBytes: 512 * KiB },
  ...changeable,
  /** Filled in faster, or with more links, a form looks like spam. */
  spam: { fillMs: 2 * SECOND, links: 5 },
} as const;
