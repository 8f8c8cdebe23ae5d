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
    /** What the decoder of HEIC may take; a photo of the most pixels needs two thirds of it. */
    heicMemoryBytes: 512 * MiB,
  },
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
    lessons_type: 100,
    /** A field that has no row of its own. */
    other: 5_000,
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
  /** For how long a write that went well answers for the next who ask after the site's health. */
  health: { keptMs: SECOND },
  disk: {
    photosBelow: 1024 * MiB,
    writesBelow: 200 * MiB,
    /** Bodies with photos, all together and one address's share of them, while they are read and worked on. */
    spoolBytes: 4096 * MiB,
    spoolPerAddress: 256 * MiB,
  },
  /** A connection's patience. An upload that stays slower than so many bytes a second for a whole window is cut. */
  sockets: {
    headersMs: 10 * SECOND,
    smallBodyMs: 30 * SECOND,
    slowBytesPerSecond: 4 * KiB,
    slowWindowMs: 15 * SECOND,
    requestMs: 600 * SECOND,
    keepAliveMs: 5 * SECOND,
    /** What is refused before it has arrived may go on arriving for so long, else the browser never reads why. */
    lingerMs: 5 * SECOND,
    drainMs: 10 * SECOND,
    /** A reader that takes nothing of its answer for so long is cut. */
    unreadMs: 30 * SECOND,
  },
  /** What one address may send: an IPv4 address or an IPv6 /64; the /56 and the /48 around it so many times as much. */
  rates: {
    burst: 10,
    perMinute: 1,
    perDay: 60,
    uploadsAtOnce: 3,
    prefix56Times: 2,
    prefix48Times: 6,
    /** Everybody's together. */
    sitePerMinute: 120,
    /** So many refusals of foreign pages are told in the log. */
    foreignPerMinute: 120,
  },
  /** What looks like a machine's work: filled faster than that, or more links than that. */
  suspicion: { fillMs: 2 * SECOND, links: 5 },
} as const;
