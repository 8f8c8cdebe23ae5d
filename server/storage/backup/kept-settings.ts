import { parseEnv } from 'node:util';
import { limitNames } from '../../platform/settings/changeable-limits.mjs';

/** All others may be secret. */
const names =
  'HOST PORT SITE_URL PUBLIC_ORIGINS MAIL_FROM MAIL_TO TRUSTED_PROXIES RATE_LIMIT PICTURES DESK DESK_PORT DESK_URL';
const included: readonly string[] = [...names.split(' '), ...limitNames];

/** On another machine these would point to an empty database. */
const ofMachine: readonly string[] = ['DATA_DIR', 'CONTENT_DIR'];

const quoted = (value: string): string => {
  const quote = [`'`, '"', '`'].find((sign) => !value.includes(sign)) ?? `'`;
  return `${quote}${value}${quote}`;
};

/** @param text of a file `.env`. @returns the settings for a backup, and the names of those that may be secret */
export function keptSettings(text: string): Readonly<{ text: string; secret: readonly string[] }> {
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

/** The secret settings that such a text names. */
export const toFillIn = (text: string): readonly string[] =>
  [...text.matchAll(/^#(\w+)=$/gm)].map(([, name = '']) => name);
