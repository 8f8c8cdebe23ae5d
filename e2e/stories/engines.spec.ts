import { writeFileSync } from 'node:fs';
import { media } from '@/content/media';
import { type OrderType, sizes, subjects, variants } from '@/content/order';
import { formKinds } from '@/domain/api';
import { type Locale, locales } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { messages } from '@/messages';
import { firefox } from '../support/browser/firefox';
import type { Engine, Visitor } from '../support/browser/visitor';
import { typed } from '../support/home-form';
import { longIf } from '../support/in-process/long';
import { type Received, received, receivedWith } from '../support/inbox';
import { needs } from '../support/needs';
import { buyer } from '../support/order-form';
import { photo } from '../support/photos';
import { expect, test as watched } from '../support/test';

/** One with script, one without. */
const test = watched.extend<{ visitors: readonly Visitor[] }, { engines: readonly Engine[] }>({
  engines: [
    // biome-ignore lint/correctness/noEmptyPattern: so Playwright wants it
    async ({}, use) => {
      const engines = await Promise.all([firefox(true), firefox(false)]);
      await use(engines);
      for (const engine of engines) await engine.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  visitors: async ({ engines, baseURL }, use) => {
    const visitors = await Promise.all(engines.map((engine) => engine.visit(baseURL ?? '')));
    await use(visitors);
    for (const visitor of visitors) {
      expect(visitor.errors()).toEqual([]);
      await visitor.close();
    }
  },
});

needs(['firefox-esr', '--version'], 'no Firefox on this machine (Debian: firefox-esr)');

// one worker, so that each browser starts once
test.describe.configure({ mode: 'default', timeout: 90_000 });

const reference = /\d{4}-\d{4}-[A-Z\d]{2}/;

async function attachPhoto(visitor: Visitor): Promise<void> {
  const file = test.info().outputPath('pies.jpg');
  writeFileSync(file, (await photo('pies.jpg')).buffer);
  await visitor.attach(file);
  // without script the browser itself names it, outside the page's text
  if (visitor.hasScript) await visitor.read(/pies\.jpg/);
}

type Choose = (visitor: Visitor, locale: Locale) => Promise<void>;
type Order = Readonly<{ item: number | null; choose: Choose; draft: object }>;

const orders: Readonly<Record<OrderType, Order>> = {
  picture: { item: 3, choose: async () => {}, draft: { item: 3, medium: 'file' } },
  portraits: {
    item: null,
    async choose(visitor, locale) {
      const { fields } = messages[locale].order;
      await attachPhoto(visitor);
      await visitor.choose(fields.variant.portraits, variants.oil.label.portraits[locale]);
      await visitor.choose(fields.subject, subjects.two.label[locale]);
      await visitor.choose(sizes.custom.label[locale]);
      await visitor.fill(fields.width, '60 cm');
    },
    draft: { photos: 1, variant: 'oil', subject: 'two', size: 'custom', width: '60 cm', height: '' },
  },
  'custom-pictures': {
    item: 1,
    async choose(visitor, locale) {
      const { fields } = messages[locale].order;
      await attachPhoto(visitor);
      await visitor.choose(fields.variant['custom-pictures'], variants.digital.label['custom-pictures'][locale]);
      await visitor.choose(sizes.a3.label[locale]);
      await visitor.fill(fields.description, 'Port o zmierzchu');
      await visitor.choose(media['t-shirt'].label[locale]);
    },
    draft: { photos: 1, variant: 'digital', size: 'a3', description: 'Port o zmierzchu', medium: 't-shirt' },
  },
  posters: {
    item: 4,
    async choose(visitor, locale) {
      await visitor.choose(media.mug.label[locale]);
      await visitor.choose(sizes.a2.label[locale]);
      await visitor.fill(messages[locale].order.fields.comment, 'Na prezent');
    },
    draft: { item: 4, medium: 'mug', size: 'a2', comment: 'Na prezent', attributes: {} },
  },
};

/** What a form became in the database, without what differs from one sending to the next. */
const contentOf = ({ kind, language, fields, photos }: Received<unknown>) => ({ kind, language, fields, photos });

for (const locale of locales) {
  const { order: words, contact, classes, orders: painting, form } = messages[locale];
  const label = { contact: contact.send, 'registration-lessons': classes.btn, orders: painting.btn };

  for (const kind of formKinds)
    test(`in Firefox the form ${kind} is sent in ${locale}, with script and without, and becomes the same row${longIf(locale === 'en')}`, async ({
      visitors,
    }) => {
      const mark = `Firefox ${locale} ${Date.now()}`;
      const answers = { ...typed[kind], phone: mark };
      const references: string[] = [];
      for (const visitor of visitors) {
        await visitor.open(pathTo('home', locale));
        if (kind !== 'contact') {
          await visitor.press(label[kind]);
          // before the dialog is open a label would be that of the form behind it
          await visitor.read(new RegExp(form.heading));
        }
        for (const [field, text] of Object.entries(answers)) await visitor.fill(form[field as 'email'], text);
        if (kind === 'orders') await attachPhoto(visitor);
        await visitor.press(label[kind]);
        references.push(await visitor.read(reference));
      }
      const rows = await receivedWith(mark);
      expect(rows.map((row) => row.reference).sort()).toEqual(references.sort());
      expect(rows).toHaveLength(2);
      const [row] = rows;
      expect(row).toMatchObject({ kind, language: locale, fields: answers });
      expect(row?.photos).toHaveLength(kind === 'orders' ? 1 : 0);
      for (const other of rows) expect(contentOf(other)).toEqual(contentOf(row as Received<unknown>));
    });

  for (const [type, { item, choose, draft }] of Object.entries(orders) as [OrderType, Order][])
    test(`in Firefox ${type} is ordered in ${locale}, with script and without, and becomes the same row${longIf(locale === 'en')}`, async ({
      visitors,
    }) => {
      const references: string[] = [];
      for (const visitor of visitors) {
        await visitor.open(
          item === null ? pathTo('order', locale, { type }) : pathTo('orderItem', locale, { type, id: item }),
        );
        await choose(visitor, locale);
        for (const [field, text] of Object.entries(buyer) as [keyof typeof buyer, string][])
          await visitor.fill(words.delivery[field], text);
        await visitor.choose(words.terms.split('<')[0]?.trim() ?? '');
        await visitor.press(words.send);
        await expect
          .poll(() => visitor.path(), { timeout: 15_000 })
          .toContain(pathTo('orderStatus', locale, { token: '' }));
        references.push(await visitor.read(reference));
      }
      const all = await received();
      const [row, other] = references.map((number) => all.find((one) => one.reference === number));
      expect(row).toMatchObject({ language: locale, fields: { draft: { type, ...draft }, delivery: buyer } });
      expect(contentOf(other as Received)).toEqual(contentOf(row as Received));
    });
}
