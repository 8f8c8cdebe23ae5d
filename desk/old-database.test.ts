import { artworks } from '@/content/artworks';
import { headerOf } from '@/e2e/support/in-process/arrived-letter';
import { orderRequest, orders, picture } from '@/e2e/support/in-process/order-request';
import { openPostOffice, type PostOffice } from '@/e2e/support/in-process/post-office';
import { databases } from '@/e2e/support/in-process/studio';
import { layOldDatabase } from '@/e2e/support/old-database/lay';
import { receive } from '@/server/http/receive/receive';
import { answerStatus } from '@/server/pages/status/answer-status';
import { plain } from '@/server/submissions/views/say';
import { type Extra, typed, typedIn } from './typed.fixture';

/** Orders from before had no private page. */
const withoutLink = (text: string): string => text.replace(/^.*\/(?:stan|status)\/[0-9a-f]{40}\n/m, '');

/** Titles and prices are the artist's, who may change them; centimetres beside a format are of a later day. */
const withoutContent = (text: string): string =>
  text
    .replace(/^(Work|In the style of|Praca|W stylu): .*$/gm, '$1')
    .replace(/\d+[,.]\d\d zł/g, '{price}')
    .replace(/ · [^\n]* cm$/gm, '');

describe.each(databases)('a database of before: %s', (database) => {
  let office: PostOffice;
  beforeEach(async () => {
    office = await openPostOffice(database, layOldDatabase);
  });
  afterEach(() => office.close());

  async function run(command: string, extra?: Extra): Promise<string> {
    const { ok, text } = await typedIn(office.studio, command, extra);
    return ok ? text : `! ${text}`;
  }

  test('the inbox lists, shows and exports all of it', async () => {
    const list = await run('inbox list');
    expect(list.match(/2026-00\d\d-A2/g)).toHaveLength(11);
    expect(list).not.toContain('nie do odczytania');
    const shown = await run('inbox show', { reference: '2026-0007-A2' });
    for (const part of [
      'Język                  angielski',
      'Obraz na zamówienie',
      'Dom dziadków w maju',
      '2. 64 × 70 px',
    ])
      expect(shown).toContain(part);
    const exported = JSON.parse(await run('inbox export'));
    expect(exported).toHaveLength(11);
    for (const row of exported) {
      expect(row.fields.version).toBe(1);
      expect(row.labels.length).toBeGreaterThan(2);
      expect(row).not.toHaveProperty('unreadable');
    }
  });

  test('a person is found and erased', async () => {
    expect(JSON.parse(await run('person export', { reference: 'Lucja.3@poczta.example' }))).toMatchObject([
      { reference: '2026-0003-A2', photos: [{ position: 1 }, { position: 2 }], letters: [{}, {}] },
    ]);
    expect(await run('person erase', { reference: 'lucja.3@poczta.example', yes: true })).toBe('Usunięto zgłoszeń: 1');
    expect(await run('inbox list')).not.toContain('2026-0003-A2');
  });

  test('its letters leave, photos with them', async () => {
    await office.post();
    expect([office.all('artist').length, office.all('buyer').length]).toEqual([11, 8]);
    const files = office.all('artist').flatMap(({ files }) => Object.keys(files));
    const withPhotos = ['2026-0002-A2', '2026-0003-A2', '2026-0006-A2', '2026-0007-A2'];
    const expected = [...withPhotos.flatMap((reference) => [`${reference}-01.jpg`, `${reference}-02.jpg`])];
    expect(files.toSorted()).toEqual([...expected, '2026-0011-A2-01.jpg']);
    expect(await run('outbox list')).toContain('Nie ma listów');
  });

  const types = Object.keys(orders) as (keyof typeof orders)[];
  test.each(['pl', 'en'] as const)('in %s the confirmations say what they would say today', async (language) => {
    const sent: { before: string; email: string; reference: string }[] = [];
    for (const [index, type] of types.entries()) {
      const before = `2026-000${index + (language === 'pl' ? 1 : 5)}-A2`;
      const photos = type === 'portraits' || type === 'custom-pictures' ? [await picture(), await picture()] : [];
      const email = `lucja.${before.at(8)}@poczta.example`;
      // with a key of its own: the same content again would be the same order
      const headers = { 'idempotency-key': crypto.randomUUID() };
      const again = orderRequest({ fields: { ...orders[type], language, email }, photos, headers });
      const answer = await receive('shop-order', again, { ...office.studio.effects, uuid: () => crypto.randomUUID() });
      expect([type, answer.status]).toEqual([type, 201]);
      sent.push({ before, email, reference: (await answer.json()).reference });
    }
    await office.post();
    const confirmation = (number: string) => {
      const letter = office.all('buyer').find(({ subject }) => subject.includes(number));
      if (!letter) throw new Error(`the confirmation of ${number} is missing`);
      return letter;
    };
    expect(sent).toHaveLength(4);
    for (const { before, email, reference } of sent) {
      const [old, today] = [confirmation(before), confirmation(reference)];
      expect(headerOf(old, 'To')).toBe(email);
      expect(old.subject).toBe(today.subject.replace(reference, before));
      expect(withoutContent(old.text)).toBe(withoutContent(withoutLink(today.text)).replaceAll(reference, before));
    }
  });

  test('STATUS-1: an order from before gets its private page with its first offer', async () => {
    const { storage, effects } = office.studio;
    const parcel = ['--delivery', '0', '--arrives', '2026-12-20'];
    const line = [
      'inbox',
      'quote',
      '2026-0002-A2',
      '--price',
      '450',
      '--by',
      '2026-12-20',
      ...parcel,
      '--yes',
      '--json',
    ];
    const { out } = await typed(line, { withStorage: (work) => work(storage), now: effects.now });
    const { link } = JSON.parse(out);
    const answer = await answerStatus({ token: link.split('/').at(-1), locale: 'pl' }, effects);
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('450,00 zł')]);
  });

  test('an English order names the work in English, as long as there is one of that name', async () => {
    await office.post();
    const raw = office.all('buyer').find(({ subject }) => subject.includes('2026-0005-A2'));
    const work = Object.values(artworks)
      .flat()
      .find(({ title }) => title.pl === 'Różowe szczyty');
    expect(plain(raw?.text ?? '')).toContain(plain(work?.title.en ?? 'Różowe szczyty'));
  });
});
