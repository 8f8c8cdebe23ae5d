import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { reviewsIn } from '@/build/reviews';
import { Reviews } from '@/components/shop/reviews';
import { messages } from '@/messages';
import { erasePerson } from '@/server/storage/queries/person';
import { submissionBy } from '@/server/storage/queries/read';
import { type OpenDesk, openDesk } from './desk.fixture';
import { reference } from './order-page.fixture';

let desk: OpenDesk;
beforeEach(async () => {
  desk = await openDesk();
});
afterEach(() => desk.close());

const say = (token: string, review: string, stands: object) =>
  desk.buyer.send({ token, language: 'pl', answer: 'review', review, ...stands });

/** @returns the token of the page of an order that is done */
async function done(): Promise<string> {
  const token = await desk.buyer.order();
  await desk.act('agree', { price: '100', by: '20.12.2026' });
  expect(await desk.buyer.html(token)).not.toContain('name="review"');
  await desk.act('done');
  return token;
}

/** A done order whose buyer said how it was. */
async function reviewed(stands: object): Promise<void> {
  await say(await done(), 'Pięknie <b>', stands);
}

test('STATUS-21: the buyer is asked once, unticked at first, and the artist gets the words as a letter', async () => {
  const token = await done();
  expect(await desk.buyer.html(token)).toMatch(/<input(?=[^>]*name="stands")(?![^>]*checked)[^>]*type="checkbox"/);
  expect((await say(token, ' ', {})).status).toBe(422);
  expect((await say(token, '<b>Pięknie</b>,\ndziękuję!', {})).status).toBe(303);
  await desk.buyer.post();
  expect(desk.buyer.office.all('artist').at(-1)?.text).toContain('<b>Pięknie</b>');
  expect(await desk.buyer.html(token)).not.toContain('name="review"');
  await say(token, 'Inaczej', {});
  expect((await desk.buyer.events()).filter(({ type }) => type === 'review')).toHaveLength(1);
});

const shownWords = async (): Promise<string> =>
  renderToStaticMarkup(Reviews({ locale: 'en', said: await reviewsIn(desk.storage) }));

test('STATUS-21: the artist puts the words on the site and takes them off; signed with the first name alone', async () => {
  await reviewed({ stands: 'yes' });
  expect(await desk.read()).toContain('Pięknie &lt;b&gt;');
  expect(await shownWords()).toBe('');
  expect((await desk.act('stand', { stands: 'yes' })).statusCode).toBe(303);
  expect(await reviewsIn(desk.storage)).toEqual([{ name: 'Łucja', text: 'Pięknie <b>', language: 'pl' }]);
  expect(await shownWords()).toMatch(/<blockquote lang="pl">Pięknie &lt;b&gt;<\/blockquote><figcaption[^>]*>Łucja</);
  await desk.act('stand', { stands: 'no' });
  expect(await reviewsIn(desk.storage)).toEqual([]);
});

test('STATUS-21: they are a change to publish, even where no table is another', async () => {
  await desk.close();
  const folder = mkdtempSync(join(tmpdir(), 'reviews-'));
  const site = join(folder, '.site/20261125T174000000Z');
  mkdirSync(join(site, 'own'), { recursive: true });
  writeFileSync(join(site, 'built.json'), JSON.stringify({ at: '2026-11-25T17:40:00Z' }));
  symlinkSync('20261125T174000000Z', join(folder, '.site/current'));
  symlinkSync(resolve('content'), join(folder, 'content'));
  desk = await openDesk({ folder });
  await reviewed({ stands: 'yes' });
  const said = messages.pl.desk.publish;
  expect(await desk.page('/publish')).not.toContain(said.reviews);
  await desk.act('stand', { stands: 'yes' });
  expect(await desk.page('/publish')).toContain(said.reviews);
  expect(await desk.page('/publish')).toContain('action="/publish/start"');
  rmSync(folder, { recursive: true });
});

test('STATUS-21: without the tick nobody can put them there', async () => {
  await reviewed({});
  expect(await desk.page(`/orders/${reference}`)).not.toContain('name="stands"');
  expect((await desk.act('stand', { stands: 'yes' })).statusCode).not.toBe(303);
  expect(await reviewsIn(desk.storage)).toEqual([]);
});

test('STATUS-21: what is erased leaves with the next build', async () => {
  await reviewed({ stands: 'yes' });
  await desk.act('stand', { stands: 'yes' });
  const order = await submissionBy(desk.storage, reference);
  await erasePerson(desk.storage, [order?.id ?? '']);
  expect(await reviewsIn(desk.storage)).toEqual([]);
});
