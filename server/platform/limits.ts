import { limits as shared } from '@/domain/limits';
import { changeable } from './settings/changeable-limits.mjs';

const KiB = 1024;
const MiB = 1024 * KiB;
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** Every limit of the writing side. Bytes unless the name says otherwise. */
export const limits = {
  ...shared,
  shopOrderBody: 61 * MiB,
  customOrderBody: 16 * MiB,
  /** Contact and lessons. */
  smallFormBody: 64 * KiB,
  /** A Content-Type; a boundary has at most 70 signs (RFC 2046). */
  contentTypeBytes: 200,
  /** Fields and their names are counted however a form is packed. */
  multipart: {
    parts: 40,
    fields: 30,
    headerBytes: 4 * KiB,
    fieldNameBytes: 100,
    fileNameBytes: 255,
    fieldBytes: 64 * KiB,
  },
  /** Bodies of small forms, all together and one address's share of them, while they are read and worked on. */
  smallForms: { together: 64 * MiB, perAddress: 4 * MiB },
  photoWork: { atOnce: 2, waiting: 40 },
  /** How long a request is known again, by its key and by its content alone. */
  repetition: { keyMs: 7 * DAY, contentMs: 10 * MINUTE },
  /** A letter's bytes as they travel; a file grows by more than a third on its way into one. */
  letters: { bytes: 12 * MiB, growth: 1.4, perDayAndBuyer: 5 },
  /** A letter that is being sent belongs to one process for so long; the sending itself ends well before. */
  outbox: {
    leaseMs: 2 * MINUTE,
    sendMs: 90 * SECOND,
    probeMs: 15 * SECOND,
    probeEveryMs: MINUTE,
    atOnce: 3,
    pauseMs: 2 * SECOND,
    stopMs: 10 * SECOND,
  },
  /** How long personal data is kept. Orders: to the end of that many calendar years after their own. */
  retention: { formMs: 365 * DAY, orderYears: 6, photoMs: 180 * DAY, quarantineMs: 30 * DAY, nightHour: 3 },
  /** How long a write waits for another process's, and the longest pause between two looks. */
  storage: { busyMs: 5 * SECOND, longestPauseMs: 25 },
  /** For how long a write that went well answers for the next who ask after the site's health. */
  health: { keptMs: SECOND },
  ...changeable,
  /** What looks like a machine's work: filled faster than that, or more links than that. */
  suspicion: { fillMs: 2 * SECOND, links: 5 },
} as const;
