import { keyHeader, type ProblemAnswer, type SavedAnswer, tokenCookie, tokenHeader, tokenPath } from '@/domain/api';
import type { Locale } from '@/i18n/locales';
import { tabStorage } from '../draft/browser-storage';
import { fingerprint, uuid } from './ids';
import { browserClock, isTransient, type Retrying, retry } from './retry';

/** `content` is a fingerprint, or the content itself where the browser cannot make one. */
type LastSent = Readonly<{ content: string; key: string }>;
/** By path: the key under which this content was last sent without being accepted. */
type Keys = Pick<Map<string, LastSent>, 'get' | 'set' | 'delete'>;

const storageName = (path: string): string => `sent:${path}`;

/** Only fingerprints are stored, so that nothing that was typed stays in the tab. */
const isFingerprint = (content: unknown): content is string =>
  typeof content === 'string' && /^[0-9a-f]{64}$/.test(content);

/** The tab's storage may come from an older version of the site, or from somebody who edits it. */
function lastSent(json: string | null): LastSent | undefined {
  try {
    const { content, key } = JSON.parse(json ?? '{}');
    return isFingerprint(content) && typeof key === 'string' ? { content, key } : undefined;
  } catch {
    return undefined;
  }
}

/** In the page and in the tab's storage: after a reload the same content has the same key, so no second order is made (TRUST-11). */
export function tabKeys(): Keys {
  const page = new Map<string, LastSent>();
  return {
    get: (path) => page.get(path) ?? lastSent(tabStorage.read(storageName(path))),
    set(path, last) {
      if (isFingerprint(last.content)) tabStorage.write(storageName(path), JSON.stringify(last));
      return page.set(path, last);
    },
    delete(path) {
      tabStorage.remove(storageName(path));
      return page.delete(path);
    },
  };
}

const tokenInCookie = (): string | undefined =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${tokenCookie}=`))
    ?.slice(tokenCookie.length + 1);

let asked: Promise<unknown> | null = null;

/** Asks for the token once, when a form is first touched; never when a page loads (API-10). */
export function askForToken(): void {
  if (tokenInCookie()) return;
  asked ??= fetch(tokenPath).catch(() => {
    asked = null;
  });
}

/** The token to echo in its header; empty where the browser keeps no cookies. */
async function csrfToken(): Promise<string> {
  askForToken();
  if (!tokenInCookie()) await asked;
  return tokenInCookie() ?? '';
}

export function multipart(
  fields: readonly (readonly [name: string, value: string])[],
  photoField: string,
  photos: readonly Readonly<{ blob: Blob; name: string }>[],
): FormData {
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  for (const { blob, name } of photos) body.append(photoField, blob, name);
  return body;
}

export type Sending = Readonly<{
  path: string;
  /** A string is sent as JSON. */
  body: string | FormData;
  content: string;
  locale: Locale;
  /** In place of the browser's own, where its progress is shown. */
  fetch?: typeof fetch | undefined;
}>;

/** `status`: the address of an order's private page. */
export type Accepted = Readonly<{ ok: true; id?: string | undefined; reference: string; status: string | undefined }>;

export type Outcome = Readonly<
  | Accepted
  /** `message`: the server's sentence; `field`: the request's; `position`: of the photo that it is about, from 1. */
  | { ok: false; message: string | null; field: string | null; position?: number | undefined; offline: boolean }
>;

export type SendDependencies = Retrying &
  Readonly<{
    fetch: typeof fetch;
    token: () => Promise<string>;
    key: () => string;
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

/** Content that was not yet accepted keeps its key, so that it is stored only once; other content gets a new key. */
async function keyOf({ path, ...sending }: Sending, { keys, key: newKey }: SendDependencies): Promise<string> {
  const content = (await fingerprint(sending.content)) ?? sending.content;
  const before = keys.get(path);
  if (before?.content === content) return before.key;
  const key = newKey();
  keys.set(path, { content, key });
  return key;
}

/** Not every answer is the site's: a proxy may answer with a page of its own, which says nothing about the form. */
function answerIn(text: string): Answer {
  try {
    return (JSON.parse(text) ?? {}) as Answer;
  } catch {
    return {};
  }
}

async function attempt(sending: Sending, key: string, { fetch, token, online }: SendDependencies): Promise<Attempt> {
  const { path, body, locale } = sending;
  const request = sending.fetch ?? fetch;
  if (!online()) return { ...unanswered, offline: true };
  try {
    const headers = { [tokenHeader]: await token(), [keyHeader]: key, 'Accept-Language': locale };
    const type = typeof body === 'string' ? { 'Content-Type': 'application/json' } : {};
    const response = await request(path, { method: 'POST', body, headers: { ...headers, ...type } });
    // throws where the connection broke during the answer: that counts as no answer
    const text = await response.text();
    return { status: response.status, answer: answerIn(text), offline: false };
  } catch {
    return { ...unanswered, offline: !online() };
  }
}

/** Offline, a few seconds do not help. `request.running`: an earlier try is still being answered. */
const settled = ({ status, answer, offline }: Attempt): boolean =>
  offline || !(isTransient(status) || answer.error?.code === 'request.running');

/** Always under the same key (TRUST-11). A failure is an outcome: it never throws. */
export async function send(sending: Sending, dependencies: SendDependencies = browser): Promise<Outcome> {
  const key = await keyOf(sending, dependencies);
  const { answer, offline } = await retry(() => attempt(sending, key, dependencies), settled, dependencies);
  if (answer.reference) {
    dependencies.keys.delete(sending.path);
    return { ok: true, id: answer.id, reference: answer.reference, status: answer.status };
  }
  // the server knows this key with other content: trying again with it can never succeed
  if (answer.error?.code === 'request.key') dependencies.keys.delete(sending.path);
  const { message = null, field = null, position } = answer.error ?? {};
  return { ok: false, message, field, position, offline };
}
