import { changeable } from './changeable-limits.mjs';

const KiB = 1024;
const MiB = 1024 * KiB;
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** Every limit of the writing side. Bytes unless the name says otherwise; text in code points. */
export const limits = {
  photo: {
    count: 10,
    bytes: 15 * MiB,
    totalBytes: 60 * MiB,
    minSidePx: 64,
    maxSidePx: 12_000,
    maxPixels: 50_000_000,
    keptSidePx: 4_000,
    decodeMs: 10_000,
  },
  shopOrderBody: 61 * MiB,
  customOrderBody: 16 * MiB,
  /** Contact and lessons. */
  smallFormBody: 64 * KiB,
  multipart: { parts: 40, fields: 30, fieldNameBytes: 100, fileNameBytes: 255, fieldBytes: 64 * KiB },
  /** Bodies of all requests together, while they are read and worked on. */
  uploadsInMemory: 512 * MiB,
  photoWork: { atOnce: 2, waiting: 40 },
  text: {
    name: 100,
    first_name: 100,
    last_name: 100,
    address: 300,
    phone: 32,
    email: 254,
    message: 5_000,
    description: 2_000,
    comment: 2_000,
    width: 30,
    height: 30,
  },
  /** How long a request is known again, by its key and by its content alone. */
  once: { keyMs: 7 * DAY, contentMs: 10 * MINUTE },
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
  ...changeable,
  /** What looks like a machine's work: filled faster than that, or more links than that. */
  suspicion: { fillMs: 2 * SECOND, links: 5 },
} as const;
