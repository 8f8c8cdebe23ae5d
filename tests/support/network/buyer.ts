import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type SendDependencies, type Sending, send } from '@/components/forms/send';
import { tokenCookie, tokenPath } from '@/domain/api';

/** What a browser on the site's own page says of itself. One request a connection: each has a fate of its own. */
const own = { Origin: 'https://studio.example', 'Sec-Fetch-Site': 'same-origin', Connection: 'close' };
/** The waits between the tries, by a constant factor shorter. */
const hurry = 50;
const mostPresses = 8;

const tokenIn = (answer: Response): string =>
  new RegExp(`${tokenCookie}=(\\w+)`).exec(answer.headers.getSetCookie().join())?.[1] ?? '';

/** A browser's fetch for an address on our site, with the one cookie that we set. */
function fetchOver(origin: string, cookie: () => string): typeof fetch {
  return (path, init) => {
    const token = cookie();
    const headers = { ...init?.headers, ...own, ...(token && { Cookie: `${tokenCookie}=${token}` }) };
    return fetch(new URL(String(path), origin), { ...init, headers });
  };
}

/** A visitor's browser at the end of this line. */
function browserAt(origin: string): SendDependencies {
  let token = '';
  const ask = fetchOver(origin, () => token);
  const asked = async (): Promise<string> => {
    token ||= await ask(tokenPath).then(tokenIn, () => '');
    return token;
  };
  return {
    ...{ fetch: ask, token: asked, key: randomUUID, keys: new Map(), online: () => true },
    ...{ random: Math.random, sleep: (ms) => wait(ms / hurry) },
  };
}

/** Presses the button until the order is accepted. @returns its number, and how often it took */
export async function buy(sending: Sending, origin: string): Promise<{ reference: string; presses: number }> {
  const browser = browserAt(origin);
  let message: string | null = null;
  for (let presses = 1; presses <= mostPresses; presses += 1) {
    const outcome = await send(sending, browser);
    if (outcome.ok) return { reference: outcome.reference, presses };
    message = outcome.message;
  }
  throw new Error(`An order is not taken: ${message}`);
}
