import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';
import util from 'node:util';
import { isMailbox } from '../../../domain/mailbox.mjs';
import { isSlip } from '../../../domain/slip.mjs';
import { readText, WrongEncoding } from '../text-file.mjs';
import { limitRows, limitsOf } from './changeable-limits.mjs';
import { networkOf } from './network.mjs';
import { parseSender } from './sender.mjs';

/** @import { ChangeableLimits } from './changeable-limits.mjs' */

/** @typedef {Readonly<Record<string, string | undefined>>} TextVariables */

/**
 * A variable: `read` gives undefined where a text means no value. No fault quotes a value, which may be secret.
 * @typedef {Readonly<{ read: (text: string) => unknown, must: string | ((text: string) => string), usual?: unknown }>} Row
 */

/** @typedef {typeof variables} Rows */
/**
 * Undefined where nothing is set and nothing is usual.
 * @typedef {Readonly<{
 *   [Name in keyof Rows]: NonNullable<ReturnType<Rows[Name]['read']>> | (Rows[Name] extends { usual: unknown } ? never : undefined)
 * } & { CONTENT_DIR: string, limits: ChangeableLimits }>} Variables
 */

/**
 * @param {string} text
 * @param {readonly string[]} schemes
 */
const urlOf = (text, schemes) => {
  const scheme = /^([a-z]+):\/\//i.exec(text)?.[1]?.toLowerCase() ?? '';
  return schemes.includes(scheme) && !/\s/.test(text) && URL.canParse(text) ? new URL(text) : undefined;
};

const hostName = /^(?=.{1,253}$)[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*$/i;
/** Only digits and dots, but not an IP address: a typing error. */
const digits = /^[\d.]+$/;

/** @param {string} text */
const port = (text) => (/^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined);
/** @param {string} text */
const origin = (text) => urlOf(text, ['http', 'https'])?.origin;
/**
 * The site is at the root of its host: a path would be dropped silently.
 * @param {string} text
 */
const siteAddress = (text) => (/^[^:]+:\/\/[^/?#@]+\/?$/.test(text) ? origin(text) : undefined);
/** @param {string} text */
const onOff = (text) => (text === 'on' ? true : text === 'off' ? false : undefined);
/**
 * The system says whether it can be written into, once that is tried.
 * @param {string} text
 */
const folder = (text) => text;

/**
 * A list with at least one value, all of them right.
 * @template Value
 * @param {(text: string) => Value | undefined} read
 * @returns {(text: string) => Value[] | undefined}
 */
const all = (read) => (text) => {
  const texts = text.split(/[\s,]+/).filter(Boolean);
  const values = texts.map(read).filter((value) => value !== undefined);
  return texts.length > 0 && values.length === texts.length ? values : undefined;
};

/**
 * One @ at most, behind the password, and no # at all: the address would be cut there, and another server be asked.
 * @param {string} text
 */
const isWholeAddress = (text) => /^[^:]+:\/\/([^@#/?]*@)?[^@#/?]*(\/[^@#?]*)?(\?[^@#]*)?$/.test(text);

/**
 * Of an address with a password that ends too early, how to write it.
 * @param {string} must
 * @returns {(text: string) => string}
 */
const addressIn = (must) => (text) =>
  /^[a-z]+:\/\/.*[@#/?].*@/i.test(text) || text.includes('#')
    ? 'have each @ in its password written as %40, # as %23, / as %2F and ? as %3F'
    : must;

/** Every variable but the limits. */
const variables = /** @satisfies {Readonly<Record<string, Row>>} */ ({
  HOST: {
    read: (text) => (isIP(text) || (hostName.test(text) && !digits.test(text)) ? text : undefined),
    must: 'be an IP address or a host name',
  },
  PORT: { read: port, must: 'be a port number', usual: 3000 },
  SITE_URL: { read: siteAddress, must: 'be an http(s) address without a path' },
  PUBLIC_ORIGINS: { read: all(origin), must: 'be http(s) addresses' },
  DATA_DIR: { read: folder, must: 'be a folder', usual: 'data' },
  CONTENT_DIR: { read: folder, must: 'be a folder' },
  DATABASE_URL: {
    read: (text) => (urlOf(text, ['postgres', 'postgresql']) && isWholeAddress(text) ? text : undefined),
    must: addressIn('be a postgres:// address'),
  },
  SMTP_URL: {
    read: (text) => (urlOf(text, ['smtp', 'smtps'])?.hostname && isWholeAddress(text) ? text : undefined),
    must: addressIn('be an smtp:// or smtps:// address'),
  },
  MAIL_FROM: {
    read: (text) => parseSender(text) ?? undefined,
    must: 'be one e-mail address, with or without a name: Anna Nowak <www@studio.example>',
  },
  MAIL_TO: { read: (text) => (isMailbox(text) ? text : undefined), must: 'be one e-mail address' },
  TRUSTED_PROXIES: {
    read: all((text) => (networkOf(text) ? text : undefined)),
    must: 'be IP addresses or networks such as 10.0.0.0/8',
    usual: [],
  },
  RATE_LIMIT: { read: onOff, must: 'be on or off', usual: true },
  PICTURES: {
    read: (text) => (text === 'all' || text === 'few' ? text : undefined),
    must: 'be all or few',
    usual: 'all',
  },
  DESK: { read: onOff, must: 'be on or off', usual: true },
  DESK_PORT: { read: port, must: 'be a port number', usual: 3001 },
  DESK_URL: {
    read: (text) => (/^https:/i.test(text) ? siteAddress(text) : undefined),
    must: 'be an https address without a path',
  },
});

export const variableNames = Object.keys(variables);

/** @type {Readonly<Record<string, Row>>} */
const rows = { ...variables, ...limitRows };

/**
 * Every variable as read. An empty one is one that is not set.
 * @param {TextVariables} env
 * @returns {Variables}
 * @throws with one line for each variable that is wrong
 */
export function readVariables(env) {
  /** @type {Record<string, unknown>} */
  const values = {};
  /** @type {string[]} */
  const faults = [];
  for (const [name, { read, must, usual }] of Object.entries(rows)) {
    const text = env[name]?.trim();
    values[name] = text ? read(text) : usual;
    if (text && values[name] === undefined) faults.push(`${name} must ${typeof must === 'string' ? must : must(text)}`);
  }
  for (const [name, text] of Object.entries(env))
    if (text?.trim() && name.startsWith('LIMIT_') && !Object.hasOwn(rows, name))
      faults.push(`${name} is not the name of a limit`);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  if (values.SMTP_URL && !(values.MAIL_FROM && values.MAIL_TO))
    throw new Error('SMTP_URL needs MAIL_FROM and MAIL_TO beside it');
  // beside the database, so that one folder is backed up
  values.CONTENT_DIR ??= join(String(values.DATA_DIR), 'content');
  return /** @type {Variables} */ ({ ...values, limits: limitsOf(values) });
}

/**
 * The names that are a setting's with a slip in them, a line each.
 * @param {readonly string[]} names
 * @param {(name: string, meant: string) => boolean} isOurs
 */
const slipsIn = (names, isOurs) =>
  names.flatMap((name) => {
    const meant = Object.hasOwn(rows, name)
      ? undefined
      : Object.keys(rows).find((one) => isSlip(name.toUpperCase(), one));
    return meant && isOurs(name, meant) ? [`${name} is not the name of a setting; ${meant} is`] : [];
  });

/**
 * What is wrong with a file of settings before any value is read, a line each.
 * @param {string} text
 * @param {TextVariables} set
 */
function fileFaults(text, set) {
  const slips = slipsIn(Object.keys(set), () => true);
  // what follows is a comment to the reader of the file, and half of a password to whoever wrote it
  const cut = [...text.matchAll(/^\s*(?:export\s+)?(\w+)\s*=\s*[a-z]+:\/\/[^'"`\s#]*#/gm)];
  return [...slips, ...cut.map(([, name]) => `${name} must have # written as %23, since a comment begins there`)];
}

const file = '.env';

/** @returns {TextVariables} */
function fromFile() {
  if (!existsSync(file)) return {};
  let text = '';
  try {
    text = readText(file);
  } catch (error) {
    if (error instanceof WrongEncoding) throw error;
    throw new Error(`${file} cannot be read (${/** @type {NodeJS.ErrnoException} */ (error).code})`);
  }
  const set = util.parseEnv(text);
  const faults = fileFaults(text, set);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return set;
}

/**
 * What is set for this process: by the file in the project's folder, in which every command runs, and by the environment, which counts more.
 * @returns {TextVariables}
 */
export function environmentVariables() {
  const set = { ...fromFile(), ...process.env };
  // the environment has names of others, too: a short one as HOSTS, or one beside the right one, is no slip
  const slips = slipsIn(
    Object.keys(process.env),
    (name, meant) => name.includes('_') && meant.includes('_') && !set[meant] && !name.startsWith('LIMIT_'),
  );
  if (slips.length > 0) throw new Error(slips.join('\n'));
  return set;
}
