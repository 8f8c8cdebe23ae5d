/** @import { TextVariables } from './variables.mjs' */
/** @typedef {Readonly<{ [Table in keyof typeof changeable]: Readonly<(typeof changeable)[Table]> }>} ChangeableLimits */

const MiB = 1024 * 1024;
const SECOND = 1000;

/**
 * The limits that the configuration may change, each by its name: `LIMIT_SMALL_BODY_MS=30000`. In JavaScript, so that
 * the settings can be checked before any package is installed.
 */
export const changeable = {
  disk: {
    photosBelow: 1024 * MiB,
    writesBelow: 200 * MiB,
    /** Photos of all requests together, while they are received and worked on. */
    spoolBytes: 4096 * MiB,
  },
  /** Limits of connections; Node looks after all but `smallBodyMs` and `connectionsPerNetwork`. */
  sockets: {
    headersMs: 10 * SECOND,
    /** The body of a form without photos. */
    smallBodyMs: 30 * SECOND,
    requestMs: 600 * SECOND,
    keepAliveMs: 5 * SECOND,
    /** A client that neither sends nor reads for so long is cut. */
    idleMs: 120 * SECOND,
    drainMs: 10 * SECOND,
    /** Fewer where the system allows fewer open files. */
    connections: 8000,
    /** Of one IPv4 address or IPv6 /48 that is no trusted proxy. */
    connectionsPerNetwork: 400,
  },
  /** What one IPv4 address or IPv6 /64 may send. */
  rates: {
    /** Within `burstMs`. */
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

const prefix = 'LIMIT_';

/**
 * @param {string} name
 * @example variableOf('smallBodyMs') // 'LIMIT_SMALL_BODY_MS'
 */
const variableOf = (name) => prefix + name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

const above0 = { pattern: /^[1-9]\d{0,8}$/, from: ' above 0' };
/** Bytes of a disk; 0 turns the check off. */
const bytes = { pattern: /^\d{1,15}$/, from: '' };
const allowed = { sockets: above0, rates: above0, disk: bytes };

const tables = /** @type {(keyof ChangeableLimits)[]} */ (Object.keys(changeable));
const rows = tables.flatMap((table) =>
  Object.entries(changeable[table]).map(([name, usual]) => ({
    table,
    name,
    usual,
    variable: variableOf(name),
    ...allowed[table],
  })),
);

export const limitNames = rows.map(({ variable }) => variable);

/**
 * What is wrong with the limits, a line each: a value is no whole number, or a name is no limit's, as after a typing
 * error.
 * @param {TextVariables} variables
 */
export function limitFaults(variables) {
  const unknown = Object.keys(variables).filter((name) => name.startsWith(prefix) && !limitNames.includes(name));
  const wrong = rows.filter(({ variable, pattern }) => !pattern.test(variables[variable] || '1'));
  return [
    ...wrong.map(({ variable, from }) => `${variable} must be a whole number${from}`),
    ...unknown.map((name) => `${name} is not the name of a limit`),
  ];
}

/**
 * The limits that are set; `limitFaults` has checked them.
 * @param {TextVariables} variables
 */
export function limitsOf(variables) {
  const read = tables.map((table) => [
    table,
    Object.fromEntries(
      rows
        .filter((row) => row.table === table)
        .map(({ name, usual, variable }) => [name, Number(variables[variable] || usual)]),
    ),
  ]);
  return /** @type {ChangeableLimits} */ (Object.fromEntries(read));
}
