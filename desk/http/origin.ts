import type { Environment } from '@/server/platform/environment';

type Sent = Readonly<Record<string, string | readonly string[] | undefined>>;

const loopback = ['127.0.0.1', '[::1]', 'localhost'];

/** The origins at which the desk answers: its own address behind a proxy, else those of the loopback. */
export const originsOf = ({ deskUrl, deskPort }: Pick<Environment, 'deskUrl' | 'deskPort'>): readonly string[] =>
  deskUrl ? [deskUrl] : loopback.map((host) => `http://${host}:${deskPort}`);

/** Whether the request names one of our hosts: a page of another name, which an attacker points here, does not. */
export const isOwnHost = ({ host }: Sent, origins: readonly string[]): boolean =>
  typeof host === 'string' && origins.some((origin) => new URL(origin).host === host.toLowerCase());

/** Whether a form comes from a page of the desk. `same-site` is another port or host name of the machine. */
export function isOwnForm({ 'sec-fetch-site': site, origin }: Sent, origins: readonly string[]): boolean {
  if (origin !== undefined && !origins.includes(String(origin))) return false;
  return site === undefined ? origin !== undefined : site === 'same-origin';
}

/** Whether a browser came here by a link of another site, as of a letter: then it sends no strict cookie. */
export const isFromElsewhere = ({ 'sec-fetch-site': site }: Sent): boolean =>
  site === 'cross-site' || site === 'same-site';

/** An address of ours as it is, else `/`. Browsers drop tabs and line ends, and read a backslash as a slash: `//` and `/\\` lead elsewhere. */
export const ownAddress = (address: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be in it
  /^\/(?![/\\])[^\u0000-\u001f\u007f]*$/.test(address) ? address : '/';
