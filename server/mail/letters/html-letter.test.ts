import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import type { OrderEvent } from '@/domain/order/events';
import { undoMs } from '@/domain/order/undo';
import { type ArrivedLetter, headerOf } from '@/e2e/support/in-process/arrived-letter';
import { orderRequest, orders, picture } from '@/e2e/support/in-process/order-request';
import { openPostOffice, type PostOffice, sourceOfWork } from '@/e2e/support/in-process/post-office';
import { receive } from '../../http/receive/receive';
import type { EventPicture } from '../../storage/queries/order-events';
import { submissionBy } from '../../storage/queries/read';
import { changeOrder } from '../../submissions/change-order';
import { pictureId } from './html-letter';

let office: PostOffice;
beforeEach(async () => {
  office = await openPostOffice('sqlite', undefined, sourceOfWork);
});
afterEach(() => office.close());

const htmlIn = ({ html }: ArrivedLetter): string => html ?? '';

/** Orders with a photo of one red, and sends the letters. */
async function order(fields: Parameters<typeof orderRequest>[0] = {}): Promise<ArrivedLetter> {
  await receive('shop-order', orderRequest({ photos: [await picture()], ...fields }), office.studio.effects);
  await office.post();
  return office.buyer();
}

/** Does to the order what the artist does, and lets nothing leave. */
async function does(event: OrderEvent, shown?: EventPicture): Promise<void> {
  const { storage, effects } = office.studio;
  const about = await submissionBy(storage, '2026-0001-A2');
  if (!about) throw new Error('no order');
  const change = { event, ...(shown && { picture: shown }), tellsBuyer: true, mayHappen: () => true };
  await changeOrder(storage, about, change, { ...effects, now: () => effects.now() - undoMs });
}

/** The same, and gives the letter about it. */
async function happens(event: OrderEvent, shown?: EventPicture): Promise<ArrivedLetter> {
  await does(event, shown);
  await office.post();
  return office.all('buyer').at(-1) ?? office.buyer();
}

const pictureIn = async (background: string): Promise<EventPicture> => {
  const [width, height] = [300, 200];
  return {
    width,
    height,
    bytes: await sharp({ create: { width, height, channels: 3, background } })
      .jpeg()
      .toBuffer(),
  };
};

const factsIn = (letter: ArrivedLetter) =>
  [...htmlIn(letter).matchAll(/font-weight:bold[^>]*>([^<]*)<\/td>/g)].map(([, text]) =>
    text?.replaceAll('\u00a0', ' '),
  );

const message = { type: 'message', from: 'studio', text: 'Jaki kolor tła?' } as const;

/** The colour of the picture that a letter shows; null without one. */
async function colourOf({ shown }: ArrivedLetter): Promise<readonly number[] | null> {
  const bytes = shown[pictureId];
  return bytes ? [...(await sharp(bytes).resize(1, 1).raw().toBuffer())] : null;
}

const isRed = (colour: readonly number[] | null): boolean =>
  colour !== null && (colour[0] ?? 0) > 180 && (colour[1] ?? 255) < 60;

test('LETTERS-2: a visitor’s photo is in no confirmation, which may go to a stranger, but in the artist’s letters', async () => {
  const fields = { ...orders['custom-pictures'] };
  const confirmed = await order({ fields });
  expect(confirmed.shown).toEqual({});
  expect(htmlIn(confirmed)).not.toContain('<img');
  const told = await happens(message);
  expect(isRed(await colourOf(told))).toBe(true);
  expect(htmlIn(told)).toContain(`src="cid:${pictureId}"`);
});

test('LETTERS-2: the artist’s newest photo goes before what was ordered', async () => {
  const confirmed = await order({ fields: { ...orders.portraits } });
  expect(isRed(await colourOf(confirmed))).toBe(false);
  const mark = { type: 'mark', state: 'in-work', note: '', picture: '' } as const;
  const shown = await happens(mark, await pictureIn('#0000ff'));
  expect((await colourOf(shown))?.[2]).toBeGreaterThan(200);
});

test('LETTERS-2: a picture that cannot be read stops no letter', async () => {
  await order({ fields: { ...orders.portraits } });
  const mark = { type: 'mark', state: 'in-work', note: '', picture: '' } as const;
  const told = await happens(mark, { width: 300, height: 200, bytes: Buffer.from('no picture') });
  expect([told.shown, htmlIn(told).includes('<img')]).toEqual([{}, false]);
});

test('LETTERS-2, LETTERS-3: nothing is fetched, every colour is one of the site’s, and what is typed stays text', async () => {
  const attack = '<img src=x onerror=alert(1)>\n<a href="https://zly.example/">Zapłać</a> & "ok" \u202ewww.zly.example';
  const hostile = { first_name: '<b>&amp;', comment: attack };
  const html = htmlIn(await order({ fields: { ...orders.posters, ...hostile }, photos: [] }));
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;<br/>&lt;a href=&quot;https://zly[.]example/&quot;&gt;');
  expect(html).not.toMatch(/zly\.example|\u202e|onerror=(?!alert\(1\)&gt;)|<script|@import|url\(/);
  const fetched = [...html.matchAll(/\s(?:src|background|srcset)="([^"]*)"/g)].map(([, address]) => address);
  expect(fetched).toEqual([`cid:${pictureId}`]);
  const links = [...html.matchAll(/<a href="([^"]*)"/g)].map(([, address]) => new URL(address ?? '').pathname);
  expect(links).toEqual([expect.stringContaining('/zamowienie/stan/'), '/regulamin-sklepu', '/']);
  const tokens = readFileSync('components/ui/global/tokens.css', 'utf8');
  for (const [colour] of html.matchAll(/#[0-9a-f]{6}\b/g)) expect(tokens).toContain(colour);
  expect(html).toMatch(/@media \(prefers-color-scheme:dark\)/);
  expect(html).not.toMatch(/display:\s?(flex|grid)|position:/);
});

test('LETTERS-1: four facts: the number, what, the money and the day; at first as asked, then as offered', async () => {
  expect(factsIn(await order({ fields: { ...orders.portraits } }))).toEqual([
    ...[
      '2026-0001-A2',
      expect.stringContaining('Portret'),
      expect.stringMatching(/^od \d+,00 zł$/),
      '21 listopada 2026',
    ],
  ]);
  const terms = { delivery: 2000, deposit: 30_000, arrives: '2026-12-23', reason: '' };
  const until = office.studio.effects.now() + 24 * 60 * 60 * 1000;
  const offered = await happens({ type: 'offer', grosze: 123_450, by: '2026-12-20', note: '', until, terms });
  expect(factsIn(offered).slice(2)).toEqual(['1234,50 zł', '20 grudnia 2026']);
  expect(htmlIn(offered).match(/>Zobacz zamówienie</g)).toHaveLength(1);
});

test.each([-60_000, 24 * 60 * 60 * 1000])(
  'LETTERS-8, LETTERS-9: each letter tells of its own event, whatever came after it and whenever it leaves, due at %i',
  async (next_at) => {
    await order({ fields: { ...orders.portraits } });
    const { storage, effects } = office.studio;
    const until = effects.now() + 24 * 60 * 60 * 1000;
    const offered = { type: 'offer', by: '2026-12-20', note: '', until } as const;
    const terms = { delivery: 2500, deposit: 0, arrives: '2026-12-23', reason: '' };
    const work = { type: 'mark', state: 'in-work', note: 'x' } as const;
    await does({ ...offered, grosze: 74_500, terms });
    await does({ type: 'mark', state: 'accepted', note: '', picture: null });
    await does({ type: 'payment', kind: 'deposit', grosze: 22_350, day: '2026-11-20', note: '' });
    await does({ ...work, picture: 'Szkic' }, await pictureIn('#0000ff'));
    await does({ ...work, picture: 'Kolor' }, await pictureIn('#ff0000'));
    await does({ type: 'mark', state: 'sent', note: '', picture: null });
    await does({
      type: 'mark',
      state: 'accepted',
      note: '',
      picture: null,
      agreed: { grosze: 99_900, by: '2026-12-28' },
    });
    await storage
      .updateTable('letters')
      .set({ next_at: effects.now() + next_at })
      .where('kind', '=', 'update')
      .execute();
    await office.post(Math.max(0, next_at));
    const letters = office.all('buyer').slice(1);
    const [first, , paid, sketch, colour, sent, second] = [...letters].sort(
      (one, other) => partOf(one) - partOf(other),
    );
    if (!first || !paid || !sketch || !colour || !sent || !second) throw new Error('a letter is missing');
    for (const letter of [first, paid, sketch, colour, sent]) expect(factsIn(letter)[2]).toBe('745,00 zł');
    expect(factsIn(second)[2]).toBe('999,00 zł');
    for (const { text, html } of letters) expect(text + html).not.toMatch(/od \d+,\d\d/);
    expect(paid.text).toContain('521,50 zł');
    expect(sent.text).toMatch(/jest w drodze do Ciebie\.\n\nDO ZAPŁATY TERAZ\nReszta: 521,50 zł/);
    expect(sent.text).not.toContain('zanim wyślę');
    expect([sketch, colour].map(htmlIn).join()).toMatch(/alt="Szkic".*alt="Kolor"/s);
    expect((await colourOf(sketch))?.[2]).toBeGreaterThan(200);
    expect(isRed(await colourOf(colour))).toBe(true);
  },
);

const partOf = (letter: ArrivedLetter): number =>
  Number(/update\.(\d+)@/.exec(headerOf(letter, 'Message-ID') ?? '')?.[1]);
