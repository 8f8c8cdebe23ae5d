import type { Page } from 'playwright/test';
import { artworks } from '@/content/artworks';
import type { Locale } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { messages } from '@/messages';
import { sendForm } from '../support/forms';
import { atRest, faultsAfter } from '../support/heard';
import { HomeForm } from '../support/home-form';
import { OrderForm } from '../support/order-form';
import { expect, test } from '../support/own-desk';
import { photo, textFile } from '../support/photos';
import { type State, stateNamed } from '../support/states';

type Words = (typeof messages)[Locale];

/** What is done by keyboard where a page stands so, and what is said of it; nothing else may be said twice. */
type Step = Readonly<{
  name: string;
  /** Absent: where the step before left the page. */
  at?: string | State['open'];
  act: (page: Page, words: Words, locale: Locale) => Promise<unknown>;
  says?: (words: Words, locale: Locale) => readonly string[];
}>;

const key = (name: string) => (page: Page) => page.keyboard.press(name);
const press = (nameOf: (words: Words) => string) => async (page: Page, words: Words) => {
  const button = page.getByRole('button', { name: nameOf(words), exact: true });
  await button.focus();
  await atRest(page);
  await button.press('Enter');
};
const named = (text: string, name: string): string => text.replace('{name}', name);

const contact = async (page: Page, locale: Locale): Promise<HomeForm> => {
  const form = new HomeForm(page, 'contact', locale);
  await form.visit();
  await form.open();
  await form.fill();
  return form;
};

const steps: readonly Step[] = [
  {
    name: 'cookies are refused',
    at: 'question about cookies',
    act: press(({ cookie }) => cookie.no),
    says: ({ cookie }) => [cookie.saved],
  },
  { name: 'the settings of cookies close', at: 'settings of cookies', act: key('Escape') },
  { name: 'the question about the language closes', at: 'question about the language', act: key('Escape') },
  { name: 'the menu closes', at: 'menu', act: key('Escape') },
  {
    name: 'the viewer turns',
    at: 'viewer',
    act: key('ArrowRight'),
    says: ({ viewer }, locale) => [
      viewer.count.replace('{n}', '3').replace('{all}', String(artworks.portraits.length)),
      artworks.portraits[2]?.title[locale] ?? '',
    ],
  },
  { name: 'the viewer closes', act: key('Escape') },
  {
    name: 'the lessons lack an address',
    at: 'lessons',
    act: (page, _, locale) => new HomeForm(page, 'registration-lessons', locale).send.press('Enter'),
    says: ({ problems }) => [problems.email.required],
  },
  { name: 'the lessons close', act: key('Escape') },
  {
    name: 'a message is sent',
    at: async (page, locale) => void (await contact(page, locale)),
    act: (page, _, locale) => new HomeForm(page, 'contact', locale).send.press('Enter'),
    says: ({ form, plain }) => [form.ok, plain.number],
  },
  {
    name: 'a message is begun anew',
    at: async (page, locale) => void (await contact(page, locale)),
    act: press(({ order }) => order.draft.new),
  },
  {
    name: 'an order lacks an answer',
    at: async (page, locale) => new OrderForm(page, locale).open('picture', 1),
    act: press(({ order }) => order.send),
    says: ({ toast }) => [toast.fields],
  },
  {
    name: 'a toast is closed',
    act: press(({ site }) => site.close),
  },
  {
    name: 'a photo is added',
    at: async (page, locale) => new OrderForm(page, locale).open('portraits'),
    act: async (page, _, locale) => {
      await page.locator('#photos').focus();
      await new OrderForm(page, locale).addPhoto(await photo('pies.jpg'));
    },
    says: ({ order }) => [named(order.photos.added, 'pies.jpg')],
  },
  {
    name: 'a photo is removed',
    act: press(({ order }) => named(order.photos.del, 'pies.jpg')),
    says: ({ order }) => [named(order.photos.removed, 'pies.jpg')],
  },
  {
    name: 'a file is no photo',
    act: async (page) => {
      await page.locator('#photos').focus();
      await page.locator('input[type=file]').first().setInputFiles(textFile('tekst.jpg'));
    },
    says: ({ order }) => [named(order.photos.notImage, 'tekst.jpg')],
  },
  {
    name: 'an order is begun anew',
    at: 'order filled in',
    act: press(({ order }) => order.draft.new),
    says: ({ order }) => [order.draft.cleared],
  },
  { name: 'and comes back', act: press(({ order }) => order.draft.undo) },
  {
    name: 'a shared choice is taken',
    at: async (page, locale) => {
      const path = pathTo('orderItem', locale, { type: 'posters', id: 3 });
      await page.goto(`${path}#choice=1&size=a3&medium=mug`, { waitUntil: 'networkidle' });
    },
    act: press(({ order }) => order.share.use),
  },
  {
    name: 'a wall of one’s own is chosen',
    at: 'stage, close up',
    act: async (page) => {
      await page.locator('input[name=view][value=wall]').check();
      await page.locator('input[name=view][value=wall]').press('ArrowRight');
    },
    says: ({ own }) => [own.say],
  },
  {
    name: 'a tab is chosen',
    at: 'home',
    act: (page) => page.getByRole('tab').first().press('ArrowRight'),
  },
  {
    name: 'a link is copied',
    at: 'work on canvas',
    act: press(({ art }) => art.copy),
    says: ({ art }) => [art.copied],
  },
];

test.use({ permissions: ['clipboard-read', 'clipboard-write'], viewport: { width: 390, height: 844 } });

// sending, and a photo that is read, take a while on a busy machine
test.setTimeout(90_000);

/** The steps in stories: each begins with one that opens a page, four of them in a story. */
const openings = steps.flatMap(({ at }, index) => (at ? [index] : []));
const stories = openings.filter((_, nth) => nth % 4 === 0).map((from, nth) => steps.slice(from, openings[4 * nth + 4]));

stories.forEach((story, nth) => {
  const asks = typeof story[0]?.at === 'string' && stateNamed(story[0].at).asksConsent;
  test.describe(() => {
    test.use({ consent: asks ? null : 'refused' });
    const locale = nth % 2 > 0 ? 'en' : 'pl';
    test(`what is new is said once, and the focus stays: ${story.map(({ name }) => name).join('; ')} (${locale})`, async ({
      page,
    }) => {
      const words = messages[locale];
      for (const { name, at, act, says } of story) {
        if (typeof at === 'string') await stateNamed(at).open(page, locale);
        else await at?.(page, locale);
        const faults = await faultsAfter(page, {
          act: () => act(page, words, locale),
          says: says?.(words, locale),
          locale,
        });
        expect([name, ...faults]).toEqual([name]);
      }
    });
  });
});

/** What is done on the desk, one after the other; a page that comes is told from where its focus is. */
const deskSteps: readonly Readonly<{
  name: string;
  /** From which screen, where it is another one. */
  at?: (of: Readonly<Record<'order' | 'message', string>>) => string;
  act: (page: Page, words: Words) => Promise<unknown>;
  says: (words: Words) => readonly string[];
}>[] = [
  {
    name: 'an offer lacks its day',
    at: ({ order }) => `/orders/${order}/offer`,
    act: async (page, { desk }) => {
      await page.locator('#send-price').fill('600');
      await page.locator('#send-delivery').fill('25');
      await send(page, desk.order.look);
    },
    says: ({ desk }) => [desk.problems.below, desk.order.by, desk.problems.noDay],
  },
  {
    name: 'its letter is shown',
    act: async (page, { desk }) => {
      for (const field of ['by', 'arrives']) await page.locator(`#send-${field}`).fill('2027-01-30');
      await send(page, desk.order.look);
      // of the buyer, whatever the desk's is
      await expect(page.locator('.letter-text')).toHaveAttribute('lang', 'pl');
    },
    says: ({ desk }) => [desk.offer.letter],
  },
  {
    name: 'it has no account to pay to',
    act: (page, { desk }) => send(page, desk.offer.ask.accountSure),
    says: ({ desk }) => [desk.offer.letter],
  },
  {
    name: 'it is sent',
    act: (page, { desk }) => send(page, desk.order.acts.offer.name),
    says: ({ desk }) => [desk.offer.sent],
  },
  {
    name: 'it is taken back',
    act: (page, { desk }) => send(page, undoOf(desk.undo.undo)),
    says: ({ desk }) => [desk.undo.undone.split('{what}')[1] ?? ''],
  },
  {
    name: 'an answer lacks its words',
    at: ({ message }) => `/inbox/${message}`,
    act: (page, { desk }) => send(page, desk.answer.send),
    says: ({ desk }) => [desk.problems.below, desk.order.yourWords, desk.problems.empty],
  },
  {
    name: 'an answer is sent',
    act: async (page, { desk }) => {
      await page.locator('#reply-text').fill('OK');
      await send(page, desk.answer.send);
    },
    says: ({ desk }) => [desk.order.letterWithoutMail],
  },
  {
    name: 'and taken back',
    act: (page, { desk }) => send(page, undoOf(desk.undo.undo)),
    says: ({ desk }) => [desk.answer.takenBack],
  },
  {
    name: 'the desk cannot be reached',
    act: async (page, { desk }) => {
      await page.context().setOffline(true);
      await page.getByRole('button', { name: desk.answer.send }).press('Enter');
      await expect(page.getByText(desk.problems.unreached)).toBeVisible();
      await page.context().setOffline(false);
    },
    says: ({ desk }) => [desk.problems.unreached],
  },
  {
    name: 'an account has a slip',
    at: () => '/me',
    act: async (page) => {
      const field = page.locator('[name="v.particulars.bankAccount"]');
      await field.fill('61 1090 1014 0000 0712 1981 2847');
      await field.focus();
    },
    says: ({ desk }) => [desk.me.wrong.account],
  },
];

/** Presses a button of a form, up to the page that answers. */
async function send(page: Page, name: string | RegExp): Promise<void> {
  const come = page.waitForEvent('domcontentloaded');
  await page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().press('Enter');
  await come;
}

/** The button's name as it is before its minutes. */
const undoOf = (text: string): RegExp => new RegExp(`^${/one \{([^#]+)/.exec(text)?.[1]}`);

test('what the desk says is said once, where the focus is', async ({ startDesk }) => {
  const { site, base, artist } = await startDesk();
  const [order, message] = [await sendForm(site.base, 'shop-orders'), await sendForm(site.base, 'contact')];
  const of = { order: (await order.json()).reference, message: (await message.json()).reference };
  const page = await artist();
  const locale = 'pl';
  const words = messages[locale];
  for (const { name, at, act, says } of deskSteps) {
    if (at) await page.goto(base + at(of));
    const faults = await faultsAfter(page, { act: () => act(page, words), says: says(words), locale });
    expect([name, ...faults]).toEqual([name]);
  }
});
