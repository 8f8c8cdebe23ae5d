import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import sharp from 'sharp';
import { copyOfContent } from '@/build/check/planted.fixture';
import { slips } from '@/domain/order/slips';
import { formRequest, forms as homeForms } from '@/e2e/support/in-process/form-request';
import { receive } from '@/server/http/receive/receive';
import { fileNamed, type OpenDesk, openDesk } from '../desk.fixture';
import { reference } from '../order-page.fixture';

jest.setTimeout(60_000);

/** Every screen with something to type; the message and its letter are of the test. */
const screens = [
  `/orders/${reference}`,
  `/orders/${reference}/offer`,
  '/add/order',
  '/queue',
  '/inbox/MESSAGE',
  '/health/letters/LETTER',
  '/works/1046',
  '/works/new',
  '/prices',
  '/me',
  '/words/home/about.essay',
  `/people/${reference}/erase`,
];
const isTyped = 'input:not([type]), input[type=text], input[type=date], textarea';

type Fields = Readonly<Record<string, string>>;
type Found = Readonly<{ action: string; typed: readonly string[]; fields: Fields }>;

/** The forms of a page with something to type, and what a browser would send of them. */
function formsIn(html: string): readonly Found[] {
  const page = load(html);
  return page('main form[method=post]')
    .toArray()
    .map((form) => ({
      action: (page(form).attr('action') ?? '').replace(/#.*/, ''),
      typed: page(form)
        .find(isTyped)
        .toArray()
        .flatMap((field) => page(field).attr('name') ?? []),
      fields: Object.fromEntries(
        page(form)
          .serializeArray()
          .map(({ name, value }) => [name, value]),
      ),
    }))
    .filter((form) => form.typed.length > 0);
}

/** What a form has in its fields. */
const shownIn = (html: string, { action, typed }: Found): readonly unknown[] => {
  const form = load(html)(`form[action^="${action}"]`);
  return typed.map((name) => form.find(`[name="${name}"]`).val());
};

describe('every form of the desk', () => {
  let at: OpenDesk;
  let folder: string;
  let forms: readonly Found[];
  let paths: readonly string[];

  beforeEach(async () => {
    folder = copyOfContent();
    at = await openDesk({ language: 'en', folder });
    await at.buyer.order('en');
    const fields = { ...homeForms.contact, email: 'lucy@mail.example', text: 'A mug?' };
    const answer = await receive('contact', await formRequest('contact', { fields }), at.buyer.effects());
    const { reference: message } = await answer.json();
    const letter = await at.storage
      .selectFrom('letters')
      .select('id')
      .where('kind', '=', 'buyer')
      .executeTakeFirstOrThrow();
    const pixels = { width: 2000, height: 1600, channels: 3, background: '#a0522d' } as const;
    const photo = await sharp({ create: pixels }).jpeg().toBuffer();
    await at.post('/works/upload', { photos: fileNamed('a.jpg', photo) });
    paths = screens.map((path) => path.replace('MESSAGE', message).replace('LETTER', letter.id));
    forms = (await Promise.all(paths.map(async (path) => formsIn(await at.page(path))))).flat();
  });
  afterEach(async () => {
    await at.close();
    rmSync(folder, { recursive: true });
  });

  /** All that a form can change. */
  async function state(): Promise<string> {
    const own = join(folder, 'data/content');
    const files = readdirSync(folder).includes('data') ? readdirSync(own, { recursive: true, encoding: 'utf8' }) : [];
    const tables = files.filter((name) => name.endsWith('.json')).map((name) => readFileSync(join(own, name), 'utf8'));
    const rows = await Promise.all(
      (['submissions', 'order_events', 'letters'] as const).map((table) =>
        at.storage.selectFrom(table).selectAll().execute(),
      ),
    );
    return JSON.stringify([tables, rows], (key, value) => (key === 'read_at' ? undefined : value));
  }

  /** The order as its page showed it, for another act. */
  async function asItWas(): Promise<void> {
    await at.storage.deleteFrom('order_events').execute();
    await at.storage.deleteFrom('letters').where('kind', '=', 'update').execute();
  }

  const withAll = ({ fields, typed }: Found, text: string): Fields => ({
    ...fields,
    ...Object.fromEntries(typed.map((name) => [name, text])),
  });

  test('there are forms on each of the screens', () => {
    expect(paths.filter((path) => !forms.some(({ action }) => action.startsWith(path)))).toEqual([]);
  });

  test.each([
    ['wrong, with markup and signs beyond the plane', '<b>&"’ 🎨</b>'],
    ['too long', '🖌 x'.repeat(1800)],
    ['empty', ''],
  ])('%s: it is done, or not, what is wrong is beside its field, and all that was typed is there', async (_, text) => {
    for (const form of forms) {
      const before = await state();
      const { statusCode, body } = await at.post(form.action, withAll(form, text));
      // a note takes any words that are not too many, and a body that is too large is not read at all
      if (statusCode === 303 || statusCode === 413) {
        await asItWas();
        continue;
      }
      expect([form.action, statusCode, (await state()) === before]).toEqual([form.action, 422, true]);
      expect([form.action, ...shownIn(body, form)]).toEqual([form.action, ...form.typed.map(() => text)]);
      expect([form.action, /aria-invalid|class="ask"|role="alert"/.test(body)]).toEqual([form.action, true]);
    }
  });

  /** What a form sends along of what its page showed. */
  const isOfPage = (name: string): boolean => name === 'seen' || name.startsWith('was.');

  test('stale: a form about what changed meanwhile comes back with what was typed', async () => {
    for (const form of forms.filter(({ fields }) => Object.keys(fields).some(isOfPage))) {
      const before = await state();
      const stale = Object.keys(form.fields)
        .filter(isOfPage)
        .map((name) => [name, '99']);
      const sent = { ...withAll(form, 'Hello'), ...Object.fromEntries(stale) };
      const { statusCode, body } = await at.post(form.action, sent);
      const isWrong = form.action === '/queue/capacity';
      expect([form.action, statusCode, (await state()) === before]).toEqual([form.action, isWrong ? 422 : 409, true]);
      expect([form.action, ...shownIn(body, form)]).toEqual([form.action, ...form.typed.map(() => 'Hello')]);
    }
  });

  /** What is right in a field, by its name; all others are right as they are shown. */
  const right: Fields = {
    price: '100',
    delivery: '10',
    by: '2026-12-20',
    arrives: '2026-12-21',
    until: '',
    sum: '10',
    day: '2026-11-21',
    text: 'Hello',
    note: 'Hello',
    name: 'Ż',
    address: 'eve@mail.example',
    place: 'Tkacka 1',
    'title-pl': 'Inaczej',
    'v.prices.defaultPrice': '123',
    'v.particulars.name': 'Ewa',
    english: 'on',
  };
  const newWork: Fields = {
    'title-pl': 'Żółta łąka',
    'title-en': 'Yellow meadow',
    'technique-pl': 'akryl na płótnie',
    width: '64',
    'alt-pl': 'Łąka pełna żółtych kwiatów, nad nią szerokie, jasne niebo z kilkoma chmurami.',
    'alt-en': 'A meadow full of yellow flowers below a wide, bright sky with a few clouds.',
  };
  const rightIn = ({ action, fields, typed }: Found): Fields => {
    const own = Object.fromEntries(
      Object.entries(right).filter(([name]) => typed.includes(name) || name === 'english'),
    );
    if (action.startsWith('/words')) return { [typed[0] ?? '']: `${fields[typed[0] ?? '']} Tak.` };
    if (action.startsWith('/people')) return { name: 'Źdźbło-Nowakowska' };
    if (action.startsWith('/queue')) return { [typed[0] ?? '']: '3' };
    if (action === '/works/new/add') return newWork;
    return action.startsWith('/works') ? { 'title-pl': 'Inaczej' } : own;
  };

  test('twice: the same form sent twice does it once', async () => {
    for (const form of forms) {
      const file = form.action.endsWith('/file') && { file: fileNamed('a.png', 'a') };
      const typed = { ...form.fields, ...rightIn(form), ...file, sure: [...slips, 'polish', 'price'] };
      const previewed = await at.post(form.action, { ...typed, step: 'preview' });
      const mark = /name="previewed" value="(\w+)"/.exec(previewed.body)?.[1];
      const before = await state();
      const isDone = previewed.statusCode === 303;
      const send = () => at.post(form.action, { ...typed, ...(mark && { previewed: mark, step: 'send' }) });
      const first = isDone ? previewed : await send();
      expect([form.action, first.statusCode, isDone || (await state()) !== before]).toEqual([form.action, 303, true]);
      const after = await state();
      await send();
      expect([form.action, (await state()) === after]).toEqual([form.action, true]);
      await asItWas();
    }
  });

  test('cut off: of a body that ends early nothing is done', async () => {
    const headers = { ...at.known, 'sec-fetch-site': 'same-origin', origin: `http://${at.known.host}` };
    for (const form of forms) {
      const before = await state();
      const typed = { ...withAll(form, 'Hello'), ...rightIn(form) };
      const cut = (type: string, payload: string, length: number) =>
        at.app.inject({
          method: 'POST',
          url: form.action,
          payload,
          headers: { ...headers, 'content-type': type, 'content-length': `${length}` },
        });
      const texts = `${new URLSearchParams(typed)}`;
      const parts = Object.entries(typed).map(
        ([name, text]) => `--cut\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`,
      );
      const whole = parts.join('');
      const answers = [
        await cut('application/x-www-form-urlencoded', texts, texts.length + 1),
        await cut('multipart/form-data; boundary=cut', whole, Buffer.byteLength(whole)),
      ];
      // a form with photos comes back at an address of its own, with what was whole of it
      expect([form.action, ...answers.map(({ statusCode }) => statusCode)]).toEqual([form.action, 400, 303]);
      expect(answers[1]?.headers.location).toMatch(/[?&]form=/);
      expect([form.action, (await state()) === before]).toEqual([form.action, true]);
    }
  });
});
