import type { Page } from 'playwright/test';
import { artworks } from '@/content/artworks';
import type { Locale } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { messages } from '@/messages';
import { atRest, faultsAfter } from '../support/heard';
import { HomeForm } from '../support/home-form';
import { OrderForm } from '../support/order-form';
import { photo, textFile } from '../support/photos';
import { type State, stateNamed } from '../support/states';
import { expect, test } from '../support/test';

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
