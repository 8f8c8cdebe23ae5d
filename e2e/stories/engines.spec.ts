import { writeFileSync } from 'node:fs';
import { artworks } from '@/content/artworks';
import { media } from '@/content/media';
import { type OrderType, sizes, subjects, variants } from '@/content/order';
import { formKinds } from '@/domain/api';
import { artworkPath } from '@/domain/gallery/artwork-page';
import { type Locale, locales } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { bind } from '@/i18n/typography';
import { messages } from '@/messages';
import { expect, needsEngine, test } from '../support/browser/engines';
import type { Visitor } from '../support/browser/visitor';
import { typed } from '../support/home-form';
import { longIf } from '../support/in-process/long';
import { type Received, received, receivedWith } from '../support/inbox';
import { buyer } from '../support/order-form';
import { type PhotoFile, photo, textFile } from '../support/photos';

/** What the short form leaves out, as its like is told in the same engine, or the same in the other. */
const leftOut = {
  Firefox: /lessons|picture|posters/,
  WebKit: /lessons|orders|picture$|portraits|posters|cookies/,
} as const;

const reference = /\d{4}-\d{4}-[A-Z\d]{2}/;
/** Matches the text of a page that lacks these words. */
const without = (words: string) => new RegExp(`^(?![^]*${words})`);

async function attachFile(visitor: Visitor, { name, buffer }: PhotoFile): Promise<void> {
  const file = test.info().outputPath(name);
  writeFileSync(file, buffer);
  await visitor.attach(file);
}

async function attachPhoto(visitor: Visitor): Promise<void> {
  await attachFile(visitor, await photo('pies.jpg'));
  // without script the browser itself names it, outside the page's text
  if (visitor.hasScript) await visitor.read(/pies\.jpg/);
}

type Choose = (visitor: Visitor, locale: Locale) => Promise<void>;
/** `price`: of all pieces, as it is stored. */
type Order = Readonly<{ item: number | null; choose: Choose; draft: object; price: object }>;

const orders: Readonly<Record<OrderType, Order>> = {
  picture: {
    item: 3,
    choose: async () => {},
    draft: { item: 3, medium: 'file' },
    price: { grosze: 9999, from: false },
  },
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
    price: { grosze: 69_000, from: true },
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
    price: { from: true },
  },
  posters: {
    item: 4,
    async choose(visitor, locale) {
      // a thing of one size starts on A4, folded away, where nothing was chosen
      await visitor.choose(sizes.a2.label[locale]);
      await visitor.choose(media.mug.label[locale]);
      const { fields } = messages[locale].order;
      await visitor.choose(fields.quantity, '3');
      await visitor.fill(fields.comment, 'Na prezent');
      await visitor.fill(fields.wish, 'Dla Ani.\nBez okularów');
    },
    draft: {
      item: 4,
      medium: 'mug',
      size: 'a2',
      quantity: 3,
      comment: 'Na prezent',
      wish: 'Dla Ani.\nBez okularów',
      attributes: {},
    },
    price: { grosze: 3 * 5900, from: false },
  },
};

const deliveryOf = Object.entries(buyer) as readonly (readonly [keyof typeof buyer, string])[];

/** What a form became in the database, without what differs from one sending to the next. */
const contentOf = ({ kind, language, fields, photos }: Received<unknown>) => ({ kind, language, fields, photos });

// all other stories run in Chromium
for (const name of ['Firefox', 'WebKit'] as const)
  test.describe(name, () => {
    needsEngine(name);
    // one worker, so that each browser starts once
    test.describe.configure({ mode: 'default', timeout: 180_000 });

    for (const locale of locales) {
      const { order: words, contact, classes, orders: painting, form, problems, ...rest } = messages[locale];
      const label = { contact: contact.send, 'registration-lessons': classes.btn, orders: painting.btn };
      const story = `in ${name}, in ${locale}`;
      const long = longIf(locale === 'en');

      for (const kind of formKinds)
        test(`${story} the form ${kind} is sent, with script and without, and becomes the same row${longIf(locale === 'en' || leftOut[name].test(kind))}`, async ({
          visit,
        }) => {
          const mark = `${name} ${locale} ${Date.now()}`;
          const answers = { ...typed[kind], phone: mark };
          const references: string[] = [];
          for (const hasScript of [true, false]) {
            const visitor = await visit(name, { hasScript });
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

      for (const [type, { item, choose, draft, price }] of Object.entries(orders) as [OrderType, Order][])
        test(`ORDER-22, API-9, ORDER-29: ${story} ${type} is ordered, with script and without, and becomes the same row${longIf(locale === 'en' || leftOut[name].test(type))}`, async ({
          visit,
        }) => {
          const references: string[] = [];
          for (const hasScript of [true, false]) {
            const visitor = await visit(name, { hasScript });
            await visitor.open(
              item === null ? pathTo('order', locale, { type }) : pathTo('orderItem', locale, { type, id: item }),
            );
            await choose(visitor, locale);
            for (const [field, text] of deliveryOf) await visitor.fill(words.delivery[field], text);
            await visitor.choose(words.terms.split('<')[0]?.trim() ?? '');
            await visitor.press(words.send);
            await expect
              .poll(() => visitor.path(), { timeout: 15_000 })
              .toContain(pathTo('orderStatus', locale, { token: '' }));
            references.push(await visitor.read(reference));
          }
          const all = await received();
          const [row, other] = references.map((number) => all.find((one) => one.reference === number));
          expect(row).toMatchObject({
            kind: 'shop-order',
            language: locale,
            fields: { draft: { type, ...draft }, delivery: buyer, price },
          });
          expect(contentOf(other as Received)).toEqual(contentOf(row as Received));
        });

      test(`${story} the first press of all, on Order, says what is missing${long}`, async ({ visit }) => {
        const visitor = await visit(name);
        await visitor.open(pathTo('orderItem', locale, { type: 'picture', id: 1 }));
        await visitor.press(words.send);
        await visitor.read(new RegExp(words.errors.first_name));
      });

      test(`${story} a file that is no photo is refused, and the photo beside it stays${long}`, async ({ visit }) => {
        const visitor = await visit(name);
        await visitor.open(pathTo('order', locale, { type: 'portraits' }));
        await attachPhoto(visitor);
        await attachFile(visitor, textFile('tekst.jpg'));
        await visitor.read(new RegExp(words.photos.notImage.split('{name}')[0] ?? ''));
        await visitor.read(/tekst\.jpg/);
        await visitor.read(/pies\.jpg/);
      });

      test(`${story} an order and a message with a bad answer say so, and keep what was typed${long}`, async ({
        visit,
      }) => {
        const { first_name: given, ...others } = words.delivery;
        for (const hasScript of [true, false]) {
          const visitor = await visit(name, { hasScript });
          await visitor.open(pathTo('orderItem', locale, { type: 'picture', id: 1 }));
          await visitor.fill(given, buyer.first_name);
          await visitor.press(words.send);
          await visitor.read(new RegExp(words.errors.last_name));
          expect(await visitor.value(given)).toBe(buyer.first_name);
          // beside its field, where the eye and a screen reader look for it
          for (const [field, label] of Object.entries(others))
            expect(await visitor.problem(label)).toBe(words.errors[field as 'last_name']);
          await visitor.open(pathTo('home', locale));
          await visitor.fill(form.email, 'zaneta@');
          await visitor.fill(form.text, typed.contact.text);
          await visitor.press(contact.send);
          await visitor.read(new RegExp(problems.email.invalid));
          expect(await visitor.problem(form.email)).toBe(problems.email.invalid);
          expect(await visitor.value(form.text)).toBe(typed.contact.text);
        }
      });

      test(`${story} an unsent order is there after a reload, with its photo${long}`, async ({ visit }) => {
        const visitor = await visit(name);
        const path = pathTo('order', locale, { type: 'portraits' });
        await visitor.open(path);
        await orders.portraits.choose(visitor, locale);
        await visitor.fill(words.delivery.address, buyer.address);
        await visitor.reload();
        await visitor.read(/pies\.jpg/);
        expect(await visitor.value(words.fields.width)).toBe('60 cm');
        expect(await visitor.value(words.delivery.address)).toBe(buyer.address);
      });

      test(`${story} the viewer opens, turns by keys and closes, and a work’s page is its address${long}`, async ({
        visit,
      }) => {
        const [first, second] = artworks.portraits;
        if (!first || !second) throw new Error('no portraits');
        const visitor = await visit(name);
        const path = pathTo('portraits', locale);
        await visitor.open(path);
        await visitor.press(first.alt[locale]);
        await visitor.read(new RegExp(bind(first.title[locale], locale)));
        await expect.poll(() => visitor.path()).toBe(artworkPath(first, locale));
        await visitor.key('ArrowRight');
        await expect.poll(() => visitor.path()).toBe(artworkPath(second, locale));
        await visitor.key('Escape');
        await expect.poll(() => visitor.path()).toBe(path);
      });

      test(`${story} the language changes, and the rail of the shop turns both ways${long}`, async ({ visit }) => {
        const other = locale === 'pl' ? 'en' : 'pl';
        const visitor = await visit(name);
        await visitor.open(pathTo('shop', locale));
        await visitor.press(`${rest.lang.code} ${rest.lang.button}`);
        await visitor.press(rest.lang[other]);
        await expect.poll(() => visitor.path()).toBe(pathTo('shop', other));
        await visitor.read(new RegExp(messages[other].shop.h));
        const { prev, next, posters } = messages[other].shop;
        await visitor.press(`${next}: ${posters}`);
        await visitor.press(`${prev}: ${posters}`);
      });

      test(`${story} the question about cookies is asked once${longIf(locale === 'en' || leftOut[name].test('cookies'))}`, async ({
        visit,
      }) => {
        const visitor = await visit(name, { consent: null });
        await visitor.open(pathTo('gallery', locale));
        await visitor.press(rest.cookie.no);
        await visitor.read(without(rest.cookie.no));
        await visitor.reload();
        await visitor.read(new RegExp(rest.gallery.h));
        await visitor.read(without(rest.cookie.no));
      });
    }
  });
