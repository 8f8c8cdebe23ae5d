import type { FastifyInstance } from 'fastify';
import type { Database } from '@/e2e/support/in-process/studio';
import type { Locale } from '@/i18n/locales';
import type { Letter } from '@/server/mail/transport/transport';
import { parseEnvironment } from '@/server/platform/environment';
import { addDevice, cookieName } from './entry/devices';
import { deskApp } from './http/app';
import { deskFiles } from './http/files';
import { type OrderPage, openOrderPage } from './order-page.fixture';

type Fields = Readonly<Record<string, string>>;
type Setting = Readonly<{
  database?: Database;
  language?: Locale;
  /** As in the environment. */
  variables?: Fields;
  /** A copy of the project, for what writes content. */
  folder?: string;
}>;

/** Node's `FormData`, with files, as a browser sends it. */
const packed = async (body: FormData) => {
  const request = new Request('http://desk', { method: 'POST', body });
  return {
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  };
};

/**
 * A desk on a storage of its own, with a known device, and a buyer (`openOrderPage`); the clock is the test's.
 * `get` and `post` send what that device's browser would; `follow` posts, and shows the page that it leads to.
 */
export async function openDesk({ database = 'sqlite', language = 'pl', variables = {}, folder = '.' }: Setting = {}) {
  const buyer: OrderPage = await openOrderPage(database);
  const { storage, place } = buyer.office.studio;
  const settings = { ...parseEnvironment(variables), ...place };
  const origin = settings.deskUrl ?? 'http://127.0.0.1:3001';
  const letters: Letter[] = [];
  const app: FastifyInstance = deskApp({
    settings,
    effects: {
      ...buyer.effects(),
      now: () => buyer.effects().now(),
    },
    files: deskFiles('/nowhere'),
    folder,
    async send(letter) {
      letters.push(letter);
      return { state: 'sent' };
    },
  });
  const device = await addDevice(storage, { name: 'Telefon', language, isOwn: true, now: buyer.effects().now() });
  const known = { host: new URL(origin).host, cookie: `${cookieName(settings)}=${device.secret}` };

  const get = (url: string, headers: Fields = {}) => app.inject({ url, headers: { ...known, ...headers } });
  async function post(url: string, form: Fields | FormData, headers: Fields = {}) {
    const own = { ...known, 'sec-fetch-site': 'same-origin', origin };
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const sent =
      form instanceof FormData ? await packed(form) : { payload: `${new URLSearchParams(form)}`, headers: type };
    return app.inject({ method: 'POST', url, ...sent, headers: { ...own, ...sent.headers, ...headers } });
  }
  return {
    ...{ buyer, storage, app, settings, get, post },
    /** With links to the desk itself; all others are in the outbox. */
    letters,
    page: async (url: string): Promise<string> => (await get(url)).body,
    /** @returns the page that follows, or that of the refusal */
    async follow(url: string, form: Fields | FormData): Promise<string> {
      const answer = await post(url, form);
      const { location } = answer.headers;
      return typeof location === 'string' ? (await get(location)).body : answer.body;
    },
    async close() {
      await app.close();
      await buyer.office.close();
    },
  };
}
export type OpenDesk = Awaited<ReturnType<typeof openDesk>>;
