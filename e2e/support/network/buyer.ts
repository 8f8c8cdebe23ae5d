import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type SendDependencies, type Sending, send } from '@/components/forms/send/send';
import { tokenCookie, tokenPath } from '@/domain/api';

/** The headers of a browser on the site's own page. One request per connection, because faults are per connection. */
const own = { Origin: 'https://studio.example', 'Sec-Fetch-Site': 'same-origin', Connection: 'close' };
/** The waits between retries are shorter by this factor. */
const hurry = 50;
const mostPresses = 8;

const tokenIn = (answer: Response): string =>
  new RegExp(`${tokenCookie}=(\\w+)`).exec(answer.headers.getSetCookie().join())?.[1] ?? '';

/** A `fetch` that sends our site's only cookie, as a browser does. */
function fetchOver(origin: string, cookie: () => string): typeof fetch {
  return (path, init) => {
    const token = cookie();
    const headers = { ...init?.headers, ...own, ...(token && { Cookie: `${tokenCookie}=${token}` }) };
    return fetch(new URL(String(path), origin), { ...init, headers });
  };
}

/** What the form's script needs of a browser, over this connection. */
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

/** Presses the button until the order is accepted. @returns its reference, and the number of presses */
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
