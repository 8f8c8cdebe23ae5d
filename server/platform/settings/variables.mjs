import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';
import util from 'node:util';
import { isMailbox } from '../../../domain/mailbox.mjs';
import { isSlip } from '../../../domain/slip.mjs';
import { readText, WrongEncoding } from '../text-file.mjs';
import { limitFaults, limitNames, limitsOf } from './changeable-limits.mjs';
import { networkOf } from './network.mjs';
import { parseSender } from './sender.mjs';

/** @import { ChangeableLimits } from './changeable-limits.mjs' */

/** @typedef {Readonly<Record<string, string | undefined>>} TextVariables */

/** @typedef {typeof variables} Rows */
/**
 * Undefined where nothing is set and nothing is usual.
 * @typedef {Readonly<{
 *   [Name in keyof Rows]: NonNullable<ReturnType<Rows[Name]['read']>> | (undefined extends Rows[Name]['usual'] ? undefined : never)
 * } & { CONTENT_DIR: string, limits: ChangeableLimits }>} Variables
 */

/**
 * @template Value
 * @typedef {(text: string) => Value | undefined} Reader
 */

// A reader gives the value that a text means, undefined where it means none. Values may be secret: no fault quotes one.

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
const host = (text) => (isIP(text) || (hostName.test(text) && !digits.test(text)) ? text : undefined);

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
const secureAddress = (text) => (siteAddress(text)?.startsWith('https:') ? siteAddress(text) : undefined);

/** @param {string} text */
const listOf = (text) => text.split(/[\s,]+/).filter(Boolean);
/**
 * A list that is wholly right, and not empty.
 * @template Value
 * @param {Reader<Value>} read
 * @returns {Reader<Value[]>}
 */
const all = (read) => (text) => {
  const texts = listOf(text);
  const values = texts.map(read).filter((value) => value !== undefined);
  return texts.length > 0 && values.length === texts.length ? values : undefined;
};

/**
 * Whether it can be written into, the system says when it is tried.
 * @param {string} text
 */
const folder = (text) => text;
/** @param {string} text */
const allOrFew = (text) => (text === 'all' || text === 'few' ? text : undefined);
/**
 * One @ at most, behind the password, and no # at all: the address would be cut there, and another server be asked.
 * @param {string} text
 */
const isWholeAddress = (text) => /^[^:]+:\/\/([^@#/?]*@)?[^@#/?]*(\/[^@#?]*)?(\?[^@#]*)?$/.test(text);
/** @param {string} text */
const postgres = (text) => (urlOf(text, ['postgres', 'postgresql']) && isWholeAddress(text) ? text : undefined);
/** @param {string} text */
const smtp = (text) => (urlOf(text, ['smtp', 'smtps'])?.hostname && isWholeAddress(text) ? text : undefined);
/** @param {string} text */
const mailbox = (text) => (isMailbox(text) ? text : undefined);
/** @param {string} text */
const sender = (text) => parseSender(text) ?? undefined;
/** @param {string} text */
const network = (text) => (networkOf(text) ? text : undefined);
/** @param {string} text */
const onOff = (text) => (text === 'on' ? true : text === 'off' ? false : undefined);

/**
 * Of an address with a password that ends too early, how to write it.
 * @param {string} must
 * @returns {(text: string) => string}
 */
const addressIn = (must) => (text) =>
  /^[a-z]+:\/\/.*[@#/?].*@/i.test(text) || text.includes('#')
    ? 'have each @ in its password written as %40, # as %23, / as %2F and ? as %3F'
    : must;

/** Every variable but the limits: how its text is read, what it must be, and what it is where nothing is set. */
const variables = {
  HOST: { read: host, must: 'be an IP address or a host name', usual: undefined },
  PORT: { read: port, must: 'be a port number', usual: 3000 },
  SITE_URL: { read: siteAddress, must: 'be an http(s) address without a path', usual: undefined },
  PUBLIC_ORIGINS: { read: all(origin), must: 'be http(s) addresses', usual: undefined },
  DATA_DIR: { read: folder, must: 'be a folder', usual: 'data' },
  CONTENT_DIR: { read: folder, must: 'be a folder', usual: undefined },
  DATABASE_URL: { read: postgres, must: addressIn('be a postgres:// address'), usual: undefined },
  SMTP_URL: { read: smtp, must: addressIn('be an smtp:// or smtps:// address'), usual: undefined },
  MAIL_FROM: {
    read: sender,
    must: 'be one e-mail address, with or without a name: Anna Nowak <www@studio.example>',
    usual: undefined,
  },
  MAIL_TO: { read: mailbox, must: 'be one e-mail address', usual: undefined },
  TRUSTED_PROXIES: { read: all(network), must: 'be IP addresses or networks such as 10.0.0.0/8', usual: [] },
  RATE_LIMIT: { read: onOff, must: 'be on or off', usual: true },
  PICTURES: { read: allOrFew, must: 'be all or few', usual: 'all' },
  DESK: { read: onOff, must: 'be on or off', usual: true },
  DESK_PORT: { read: port, must: 'be a port number', usual: 3001 },
  DESK_URL: { read: secureAddress, must: 'be an https address without a path', usual: undefined },
};

/** The variables that have a rule of their own: all but the limits. */
export const variableNames = Object.keys(variables);

/**
 * Every variable as read. An empty one is one that is not set.
 * @param {TextVariables} env
 * @returns {Variables}
 * @throws with one line for each variable that is wrong
 */
export function readVariables(env) {
  /** @type {TextVariables} */
  const given = Object.fromEntries(
    Object.entries(env).flatMap(([name, text]) => (text?.trim() ? [[name, text.trim()]] : [])),
  );
  const rows = Object.entries(variables).map(([name, { read, must, usual }]) => {
    const text = given[name];
    const value = text === undefined ? usual : read(text);
    return {
      name,
      value,
      must: typeof must === 'string' ? must : must(text ?? ''),
      isWrong: text !== undefined && value === undefined,
    };
  });
  const wrong = rows.filter(({ isWrong }) => isWrong);
  const faults = [...wrong.map(({ name, must }) => `${name} must ${must}`), ...limitFaults(given)];
  if (faults.length > 0) throw new Error(faults.join('\n'));
  if (given.SMTP_URL && !(given.MAIL_FROM && given.MAIL_TO))
    throw new Error('SMTP_URL needs MAIL_FROM and MAIL_TO beside it');
  const values = Object.fromEntries(rows.map(({ name, value }) => [name, value]));
  // beside the database, so that one folder is backed up
  values.CONTENT_DIR ??= join(String(values.DATA_DIR), 'content');
  return /** @type {Variables} */ ({ ...values, limits: limitsOf(given) });
}

const known = [...variableNames, ...limitNames];

/**
 * The names that are a setting's with a slip in them, a line each.
 * @param {readonly string[]} names
 * @param {(name: string, meant: string) => boolean} isOurs
 */
const slipsIn = (names, isOurs) =>
  names.flatMap((name) => {
    const meant = known.includes(name) ? undefined : known.find((one) => isSlip(name.toUpperCase(), one));
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
 * What is set for this process: by the file in the project's folder, in which every command runs, so that all read the same. What is set in
 * the environment counts more.
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
