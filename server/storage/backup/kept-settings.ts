import { parseEnv } from 'node:util';
import { limitNames } from '../../platform/settings/changeable-limits.mjs';

/** Settings that a backup includes. All others are left out, because they may be secret. */
const names =
  'HOST PORT SITE_URL PUBLIC_ORIGINS MAIL_FROM MAIL_TO TRUSTED_PROXIES RATE_LIMIT PICTURES DESK DESK_PORT DESK_URL';
const included: readonly string[] = [...names.split(' '), ...limitNames];

/** Folders differ from machine to machine: on another one these would point to an empty database. */
const ofMachine: readonly string[] = ['DATA_DIR', 'CONTENT_DIR'];

const quoted = (value: string): string => {
  const quote = [`'`, '"', '`'].find((sign) => !value.includes(sign)) ?? `'`;
  return `${quote}${value}${quote}`;
};

/** The settings for a backup, and the names of those that are not in it because they may be secret. */
export type KeptSettings = Readonly<{ text: string; secret: readonly string[] }>;

/** @param text of a file `.env` */
export function keptSettings(text: string): KeptSettings {
  const set = Object.entries(parseEnv(text));
  const secret = set.map(([name]) => name).filter((name) => ![...included, ...ofMachine].includes(name));
  return {
    text: [
      ...set.flatMap(([name, value]) => (included.includes(name) && value ? [`${name}=${quoted(value)}`] : [])),
      ...secret.map((name) => `#${name}=`),
      '',
    ].join('\n'),
    secret,
  };
}

/** The names that such a text leaves to be filled in. */
export const toFillIn = (text: string): readonly string[] =>
  [...text.matchAll(/^#(\w+)=$/gm)].map(([, name = '']) => name);
