import { existsSync, readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import util from 'node:util';
// biome-ignore lint/style/noRestrictedImports: this file also runs before installation, and Node itself resolves no alias
import { isMailbox } from '../../../domain/mailbox.mjs';
import { limitFaults, limitsOf } from './limits.mjs';
import { networkOf } from './network.mjs';
import { parseSender } from './sender.mjs';

// A reader returns the value of a text, or undefined if the text is not valid. Values may be secret: no error quotes
// one.

const urlOf = (text, schemes) => {
  const scheme = /^([a-z]+):\/\//i.exec(text)?.[1]?.toLowerCase() ?? '';
  return schemes.includes(scheme) && !/\s/.test(text) && URL.canParse(text) ? new URL(text) : undefined;
};

const hostName = /^(?=.{1,253}$)[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*$/i;
/** Only digits and dots, but not an IP address: a typing error. */
const digits = /^[\d.]+$/;
const host = (text) => (isIP(text) || (hostName.test(text) && !digits.test(text)) ? text : undefined);

const port = (text) => (/^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined);

const origin = (text) => urlOf(text, ['http', 'https'])?.origin;
/** Only an origin: the site lies at the root of its host, so a path would be dropped without a message. */
const siteAddress = (text) => (/^[^:]+:\/\/[^/?#@]+\/?$/.test(text) ? origin(text) : undefined);

const listOf = (text) => text.split(/[\s,]+/).filter(Boolean);
/** A list that is not empty, and whose values are all valid. */
const all = (read) => (text) => {
  const values = listOf(text).map(read);
  return values.length > 0 && !values.includes(undefined) ? values : undefined;
};

/** Not checked here: whether the folder can be written into is seen when it is used. */
const folder = (text) => text;
const postgres = (text) => urlOf(text, ['postgres', 'postgresql']) && text;
const smtp = (text) => (urlOf(text, ['smtp', 'smtps'])?.hostname ? text : undefined);
const mailbox = (text) => (isMailbox(text) ? text : undefined);
const sender = (text) => parseSender(text) ?? undefined;
const token = (text) => (/^[\w.~+/=-]{16,}$/.test(text) ? text : undefined);
const network = (text) => (networkOf(text) ? text : undefined);
const onOff = (text) => ({ on: true, off: false })[text];

/** Every variable but the limits: how its text is read, what it must be, and its default. */
const variables = {
  HOST: { read: host, must: 'be an IP address or a host name', usual: undefined },
  PORT: { read: port, must: 'be a port number', usual: 3000 },
  SITE_URL: { read: siteAddress, must: 'be an http(s) address without a path', usual: undefined },
  PUBLIC_ORIGINS: { read: all(origin), must: 'be http(s) addresses', usual: undefined },
  DATA_DIR: { read: folder, must: 'be a folder', usual: 'data' },
  DATABASE_URL: { read: postgres, must: 'be a postgres:// address', usual: undefined },
  SMTP_URL: { read: smtp, must: 'be an smtp:// or smtps:// address', usual: undefined },
  MAIL_FROM: {
    read: sender,
    must: 'be one e-mail address, with or without a name: Anna Nowak <www@studio.example>',
    usual: undefined,
  },
  MAIL_TO: { read: mailbox, must: 'be one e-mail address', usual: undefined },
  TRUSTED_PROXIES: { read: all(network), must: 'be IP addresses or networks such as 10.0.0.0/8', usual: [] },
  HEALTH_TOKEN: { read: token, must: 'be at least 16 letters, digits or -._~+/=', usual: undefined },
  RATE_LIMIT: { read: onOff, must: 'be on or off', usual: true },
};

export const variableNames = Object.keys(variables);

export function readVariables(env) {
  const stated = Object.fromEntries(
    Object.entries(env).flatMap(([name, text]) => (text?.trim() ? [[name, text.trim()]] : [])),
  );
  const read = Object.entries(variables).map(([name, { read, usual }]) => [
    name,
    stated[name] === undefined ? usual : read(stated[name]),
  ]);
  const wrong = read.filter(([name, value]) => stated[name] !== undefined && value === undefined);
  const faults = [...wrong.map(([name]) => `${name} must ${variables[name].must}`), ...limitFaults(stated)];
  if (faults.length > 0) throw new Error(faults.join('\n'));
  if (stated.SMTP_URL && !(stated.MAIL_FROM && stated.MAIL_TO))
    throw new Error('SMTP_URL needs MAIL_FROM and MAIL_TO beside it');
  return { ...Object.fromEntries(read), limits: limitsOf(stated) };
}

const file = '.env';

function fromFile() {
  try {
    return existsSync(file) ? util.parseEnv(readFileSync(file, 'utf8')) : {};
  } catch (error) {
    throw new Error(`${file} cannot be read (${error.code})`);
  }
}

/** The settings of this process. A variable of the environment counts more than the same one in `.env`. */
export const stated = () => ({ ...fromFile(), ...process.env });
