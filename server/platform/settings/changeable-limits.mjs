/** @typedef {Readonly<{ [Table in keyof typeof changeable]: Readonly<(typeof changeable)[Table]> }>} ChangeableLimits */

const MiB = 1024 * 1024;
const SECOND = 1000;

/**
 * The limits that the configuration may change, each by its name: `LIMIT_SMALL_BODY_MS=30000`. In JavaScript, because
 * settings are checked before any package is installed.
 */
export const changeable = {
  disk: {
    photosBelow: 1024 * MiB,
    writesBelow: 200 * MiB,
    /** Photos of all requests together, while they are received and worked on. */
    spoolBytes: 4096 * MiB,
  },
  /** Node enforces all but `smallBodyMs` and `connectionsPerNetwork`. */
  sockets: {
    headersMs: 10 * SECOND,
    /** The body of a form without photos. */
    smallBodyMs: 30 * SECOND,
    requestMs: 600 * SECOND,
    keepAliveMs: 5 * SECOND,
    /** For a client that neither sends nor reads. */
    idleMs: 120 * SECOND,
    drainMs: 10 * SECOND,
    /** Fewer where the system allows fewer open files. */
    connections: 8000,
    /** Of one IPv4 address or IPv6 /48 that is no trusted proxy. */
    connectionsPerNetwork: 400,
  },
  /** What one IPv4 address or IPv6 /64 may send. */
  rates: {
    burst: 10,
    burstMs: 600 * SECOND,
    perDay: 60,
    uploadsAtOnce: 3,
    /** Of an IPv6 /48: together less than a tenth of `spoolBytes`. */
    uploadsPerNetwork: 6,
    /** Of all visitors together; a tenth of it of one IPv6 /48. */
    sitePerMinute: 120,
    /** The number of refusals of other sites' pages that are logged in a minute. */
    foreignPerMinute: 120,
  },
};

/**
 * @param {string} name
 * @example variableOf('smallBodyMs') // 'LIMIT_SMALL_BODY_MS'
 */
const variableOf = (name) => `LIMIT_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;

const above0 = { pattern: /^[1-9]\d{0,8}$/, must: 'be a whole number above 0' };
/** Bytes of a disk; 0 turns the check off. */
const bytes = { pattern: /^\d{1,15}$/, must: 'be a whole number' };

const tables = /** @type {(keyof ChangeableLimits)[]} */ (Object.keys(changeable));

/** By their variables, as the rows of the other variables. */
export const limitRows = Object.fromEntries(
  tables.flatMap((table) => {
    const { pattern, must } = table === 'disk' ? bytes : above0;
    /** @param {string} text */
    const read = (text) => (pattern.test(text) ? Number(text) : undefined);
    return Object.entries(changeable[table]).map(([name, usual]) => [variableOf(name), { read, must, usual }]);
  }),
);

export const limitNames = Object.keys(limitRows);

/** @param {Readonly<Record<string, unknown>>} values of the variables */
export const limitsOf = (values) =>
  /** @type {ChangeableLimits} */ (
    Object.fromEntries(
      tables.map((table) => [
        table,
        Object.fromEntries(Object.keys(changeable[table]).map((name) => [name, values[variableOf(name)]])),
      ]),
    )
  );
