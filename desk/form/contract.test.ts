import { load } from 'cheerio';
import { type OpenDesk, openDesk } from '../desk.fixture';
import { reference } from '../order-page.fixture';

/** The screens whose forms write no content: that has a check of its own. */
const paths = [
  `/orders/${reference}`,
  `/orders/${reference}/offer`,
  `/people/${reference}/erase`,
  '/add/order',
  '/queue',
];
const typed = 'input:not([type]), input[type=text], input[type=date], textarea';

type Found = Readonly<{ action: string; typed: readonly string[]; fields: Readonly<Record<string, string>> }>;

/** The forms of a page with something to type, and what a browser would send of them. */
function formsIn(html: string): readonly Found[] {
  const page = load(html);
  return page('main form[method=post]')
    .toArray()
    .map((form) => ({
      action: page(form).attr('action') ?? '',
      typed: page(form)
        .find(typed)
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
  const form = load(html)(`form[action="${action}"]`);
  return typed.map((name) => form.find(`[name="${name}"]`).val());
};

describe('every form of an order, of a person and of the plan', () => {
  let at: OpenDesk;
  let forms: readonly Found[];
  beforeAll(async () => {
    at = await openDesk({ language: 'en' });
    await at.buyer.order('en');
    forms = (await Promise.all(paths.map(async (path) => formsIn(await at.page(path))))).flat();
  });
  afterAll(() => at.close());

  const events = async () => (await at.buyer.events()).length;

  /** Sends a form with this in each of its fields, as of an order that is as it was shown. */
  async function send(form: Found, text: string) {
    const seen = form.action.startsWith('/orders') && { seen: `${(await events()) + 1}` };
    const typed = Object.fromEntries(form.typed.map((name) => [name, text]));
    return at.post(form.action, { ...form.fields, ...typed, ...seen });
  }

  test('there are forms on each of the screens', () => {
    const own = paths.map((path) => forms.filter(({ action }) => action.startsWith(path)).length > 0);
    expect(own).toEqual(paths.map(() => true));
  });

  test.each([
    ['wrong, with markup and signs beyond the plane', '<b>&"’ 🎨</b>', [303, 413]],
    ['too long', '🖌 x'.repeat(1800), [413]],
  ])(
    '%s: nothing is done, what is wrong is beside its field, and all that was typed is there',
    async (_, text, isUsual) => {
      for (const form of forms) {
        const before = await events();
        const { statusCode, body } = await send(form, text);
        // a note takes any words that are not too many, and a body that is too large is not read at all
        if (isUsual.includes(statusCode)) continue;
        expect([form.action, statusCode, await events()]).toEqual([form.action, 422, before]);
        expect([form.action, ...shownIn(body, form)]).toEqual([form.action, ...form.typed.map(() => text)]);
        expect([form.action, /aria-invalid|class="ask"/.test(body)]).toEqual([form.action, true]);
      }
    },
  );

  test('stale: a form about an order that changed meanwhile comes back with what was typed', async () => {
    for (const form of forms.filter(({ fields, action }) => fields.seen && action.startsWith('/orders'))) {
      const typed = Object.fromEntries(form.typed.map((name) => [name, 'Hello']));
      const { statusCode, body } = await at.post(form.action, { ...form.fields, ...typed, seen: '99' });
      expect([form.action, statusCode, ...shownIn(body, form)]).toEqual([
        form.action,
        409,
        ...form.typed.map(() => 'Hello'),
      ]);
    }
  });

  test('empty: it is refused or done, and never fails', async () => {
    for (const form of forms) expect([200, 303, 409, 422]).toContain((await send(form, '')).statusCode);
  });
});
