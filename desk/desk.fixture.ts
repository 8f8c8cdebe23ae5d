import { load } from 'cheerio';
import type { FastifyInstance } from 'fastify';
import { slips } from '@/domain/order/slips';
import { undoMs } from '@/domain/order/undo';
import { parted } from '@/e2e/support/in-process/parted';
import type { Database } from '@/e2e/support/in-process/studio';
import type { Locale } from '@/i18n/locales';
import type { Letter } from '@/server/mail/transport/transport';
import { parseEnvironment } from '@/server/platform/environment';
import { addDevice, cookieName } from './entry/devices';
import { deskApp } from './http/app';
import { deskFiles } from './http/files';
import { type OrderPage, openOrderPage, reference } from './order-page.fixture';

type Fields = Readonly<Record<string, string>>;

/** An offer of 1450 zł in all, as it is typed. */
const offered = { price: '1420', delivery: '30', deposit: '30%', by: '2026-12-18', arrives: '2026-12-20' };

/** What is sent of a form, some of it several times. */
type Sent = Readonly<Record<string, string | File | readonly (string | File)[]>>;

/** The fields as a form with files is sent. */
function formOf(fields: Sent): FormData {
  const form = new FormData();
  for (const [name, given] of Object.entries(fields))
    for (const value of Array.isArray(given) ? given : [given]) form.append(name, value);
  return form;
}

export const fileNamed = (name: string, bytes: Uint8Array | string): File =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name);

/** Where an answer leads, without what the next page says of it. */
export const ledTo = ({ headers }: Readonly<{ headers: Readonly<Record<string, unknown>> }>): string =>
  String(headers.location).replace(/[?&]done=[\w-]+/, '');

/** What a browser would send of the forms that are sent to an address. */
export const fieldsIn = (html: string, action: string): Record<string, string> =>
  Object.fromEntries(
    load(html)(`form[action^="${action}"]`)
      .serializeArray()
      .map(({ name, value }) => [name, value]),
  );

/** What a reader sees of a page, with `|` between its elements. */
const seenIn = (html: string): string =>
  html
    .slice(html.indexOf('<main'))
    .replace(/<svg.*?<\/svg>/gs, '')
    .replace(/<[^>]+>/g, '|')
    .replace(/[|\s]*\|[|\s]*/g, '|')
    .replace(/\s+/g, ' ');
/** As in the environment of a studio whose letters leave. */
export const withMail: Fields = {
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: 'www@studio.example',
  MAIL_TO: 'anna@studio.example',
};

type Setting = Readonly<{
  database?: Database;
  language?: Locale;
  /** As in the environment. */
  variables?: Fields;
  /** A copy of the project, for what writes content. */
  folder?: string;
  /** Of the disk. */
  freeBytes?: number;
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
export async function openDesk({
  database = 'sqlite',
  language = 'pl',
  variables = withMail,
  folder = '.',
  freeBytes,
}: Setting = {}) {
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
      ...(freeBytes !== undefined && { freeBytes: async () => freeBytes }),
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

  const asRead = <Answer extends { body: string }>(answer: Answer): Answer =>
    Object.assign(answer, { body: parted(answer.body) });
  const get = async (url: string, headers: Fields = {}) =>
    asRead(await app.inject({ url, headers: { ...known, ...headers } }));
  async function post(url: string, form: Sent | FormData, headers: Fields = {}) {
    const own = { ...known, 'sec-fetch-site': 'same-origin', origin };
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const body = form instanceof FormData ? form : formOf(form);
    const texts = [...body].map(([name, value]) => [name, String(value)]);
    const sent = [...body.values()].some((value) => value instanceof File)
      ? await packed(body)
      : { payload: `${new URLSearchParams(texts)}`, headers: type };
    const answer = asRead(
      await app.inject({ method: 'POST', url, ...sent, headers: { ...own, ...sent.headers, ...headers } }),
    );
    // a form that was refused or looked at is shown at an address of its own
    const { location = '' } = answer.headers;
    return /[?&]form=/.test(location) && !/[?&]done=/.test(location) ? get(location) : answer;
  }
  const seenOf = async (about: string) => `${(await buyer.events(about)).length + 1}`;
  /** An act of an order, and the time until the buyer sees it. @returns the answer's status, and the page that it brings */
  async function act(name: string, fields: Sent = {}, about = reference) {
    const { statusCode, body } = await post(`/orders/${about}/${name}`, { seen: await seenOf(about), ...fields });
    if (statusCode === 303) buyer.pass(undoMs);
    return { statusCode, body };
  }
  /** An offer that is looked at and sent; whatever is asked about it is meant so. */
  async function quote(fields: Fields = {}, about = reference) {
    return previewed('offer/send', { ...offered, ...fields, sure: [...slips, 'polish'] }, about);
  }
  /** An act whose letter is looked at before it is done. */
  async function previewed(name: string, fields: Sent, about = reference) {
    const { body } = await act(name, { ...fields, step: 'preview' }, about);
    return act(
      name,
      { ...fields, step: 'send', previewed: /name="previewed" value="(\w+)"/.exec(body)?.[1] ?? '' },
      about,
    );
  }
  return {
    buyer,
    storage,
    app,
    settings,
    known,
    get,
    post,
    act,
    previewed,
    quote,
    /** What the artist reads of a page. */
    read: async (url = `/orders/${reference}`): Promise<string> => seenIn((await get(url)).body),
    /** With links to the desk itself; all others are in the outbox. */
    letters,
    page: async (url: string): Promise<string> => (await get(url)).body,
    /** @returns the page that follows, or that of the refusal */
    async follow(url: string, form: Sent | FormData): Promise<string> {
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

/** What a suite writes as if it were there: whatever is asked of it is asked of that of the running test. */
const current = <Of extends object>(of: () => Of): Of =>
  new Proxy({} as Of, { get: (_, name) => of()[name as keyof Of] });

/** A desk for each test of a suite, with its buyer. */
export function deskOfEach(setting: Setting = {}): Readonly<{ desk: OpenDesk; buyer: OrderPage }> {
  let own: OpenDesk;
  beforeEach(async () => {
    own = await openDesk(setting);
  });
  afterEach(() => own.close());
  return { desk: current(() => own), buyer: current(() => own.buyer) };
}
