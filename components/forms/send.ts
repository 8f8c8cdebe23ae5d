import { keyHeader, type ProblemAnswer, type SavedAnswer, tokenHeader } from '@/domain/api';
import type { Locale } from '@/i18n/locales';
import { browserClock } from './browser-clock';
import { fingerprint } from './fingerprint';
import { type Keys, tabKeys } from './keys';
import { mayPass, type Retrying, retry } from './retry';
import { csrfToken } from './token';
import { uuid } from './uuid';

export type Sending = Readonly<{
  path: string;
  /** A text is JSON. */
  body: string | FormData;
  /** Equal where the same is sent again. */
  content: string;
  locale: Locale;
}>;

export type Outcome = Readonly<
  | { ok: true; reference: string }
  /** `message` is the server's sentence, null where there is none; `field` the request's. */
  | { ok: false; message: string | null; field: string | null; offline: boolean }
>;

export type SendDependencies = Retrying &
  Readonly<{
    fetch: typeof fetch;
    token: () => Promise<string>;
    key: () => string;
    /** One visitor's own. */
    keys: Keys;
    online: () => boolean;
  }>;

const browser: SendDependencies = {
  ...browserClock,
  fetch: (...request) => fetch(...request),
  token: csrfToken,
  key: uuid,
  keys: tabKeys(),
  online: () => navigator.onLine,
};

/** What may be missing: who answered may not have been the site. */
type Answer = Partial<SavedAnswer> & Readonly<{ error?: Partial<ProblemAnswer['error']> }>;
type Attempt = Readonly<{ status: number | null; answer: Answer; offline: boolean }>;
const unanswered = { status: null, answer: {} } as const;

/** The same content keeps its key until it is accepted, so that it is stored once; other content gets a new one. */
async function keyOf({ path, content: said }: Sending, { keys, key: newKey }: SendDependencies): Promise<string> {
  const content = (await fingerprint(said)) ?? said;
  const before = keys.get(path);
  if (before?.content === content) return before.key;
  const key = newKey();
  keys.set(path, { content, key });
  return key;
}

/** A page of somebody on the way, an error in HTML: it says nothing to us. */
function answerIn(text: string): Answer {
  try {
    return (JSON.parse(text) ?? {}) as Answer;
  } catch {
    return {};
  }
}

async function attempt(sending: Sending, key: string, { fetch, token, online }: SendDependencies): Promise<Attempt> {
  const { path, body, locale } = sending;
  if (!online()) return { ...unanswered, offline: true };
  try {
    const headers = { [tokenHeader]: await token(), [keyHeader]: key, 'Accept-Language': locale };
    const type = typeof body === 'string' ? { 'Content-Type': 'application/json' } : {};
    const response = await fetch(path, { method: 'POST', body, headers: { ...headers, ...type } });
    // throws where the answer broke off on its way: then it was none
    const text = await response.text();
    return { status: response.status, answer: answerIn(text), offline: false };
  } catch {
    return { ...unanswered, offline: !online() };
  }
}

/** Offline, waiting seconds does not help. A request that still runs is an earlier try of ours: its answer comes. */
const settled = ({ status, answer, offline }: Attempt): boolean =>
  offline || !(mayPass(status) || answer.error?.code === 'request.running');

/**
 * Sends a form, several times where that may help, always under one key (TRUST-11). It never throws: a failure is an
 * outcome, and what was typed stays with the form.
 */
export async function send(sending: Sending, dependencies: SendDependencies = browser): Promise<Outcome> {
  const key = await keyOf(sending, dependencies);
  const { answer, offline } = await retry(() => attempt(sending, key, dependencies), settled, dependencies);
  if (answer.reference) {
    dependencies.keys.delete(sending.path);
    return { ok: true, reference: answer.reference };
  }
  // the site knows the key with other content: no further try could change that
  if (answer.error?.code === 'request.key') dependencies.keys.delete(sending.path);
  const { message = null, field = null } = answer.error ?? {};
  return { ok: false, message, field, offline };
}
