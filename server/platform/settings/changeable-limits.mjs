/** @typedef {Readonly<{ [Table in keyof typeof changeable]: Readonly<(typeof changeable)[Table]> }>} ChangeableLimits */

const KiB = 1024;
const MiB = 1024 * KiB;
const SECOND = 1000;

/**
 * The limits that a configuration may change, each by its name: `LIMIT_SMALL_BODY_MS=30000`. JavaScript, so that the
 * settings can be checked before any package is there.
 */
export const changeable = {
  /** Room that must be left, in bytes; none at all means that nobody looks. */
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
};
