import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { receive } from '@/server/receive/receive';
import { submissions } from '@/server/storage/read';
import { orderRequest, orders, picture } from '@/server/testing/order-request';
import { databases, openStudio, type Studio } from '@/server/testing/studio';
import { plain } from '@/server/views/say';
import type { Asked } from './command';
import { commands } from './commands';

describe.each(databases)('%s', (database) => {
  let studio: Studio;
  beforeEach(async () => {
    studio = await openStudio({ database });
    await send('Lucja@poczta.example');
    await send('jan@poczta.example');
  });
  afterEach(() => studio.close());

  const send = async (email: string) =>
    receive(
      'shop-order',
      orderRequest({ fields: { ...orders.portraits, email }, photos: [await picture()] }),
      studio.effects,
    );
  async function run(command: string, asked: Partial<Asked> = {}): Promise<string> {
    const all = {
      storage: studio.storage,
      reference: 'lucja@Poczta.example ',
      to: undefined,
      now: studio.effects.now(),
    };
    const answer = await commands[command]?.({ ...all, ...asked });
    return `${answer?.ok ? '' : '! '}${plain(answer?.text ?? '')}`;
  }
  const left = async () => (await submissions(studio.storage)).map(({ email }) => email);

  test('trust: one command exports a person: every field, the photos, the letters, nobody else', async () => {
    const [order, ...others] = JSON.parse(await run('person export'));
    expect(others).toEqual([]);
    expect(order).toMatchObject({
      ...{ reference: '2026-0001-A2', fields: { delivery: { email: 'Lucja@poczta.example' } } },
      letters: [
        { kind: 'artist', part: 1, state: 'waiting', sent: null },
        { kind: 'buyer', part: 1, state: 'waiting', sent: null },
      ],
    });
    const to = join(studio.folder, 'person');
    await run('person export', { to });
    expect(JSON.parse(readFileSync(join(to, 'data.json'), 'utf8'))).toEqual([order]);
    expect(readdirSync(join(to, '2026-0001-A2'))).toEqual(['01.jpg']);
  });

  test('trust: one command erases a person, photos, keys and letters with them', async () => {
    expect(await run('person erase', { yes: true })).toBe('Usunięto zgłoszeń: 1');
    expect(await left()).toEqual(['jan@poczta.example']);
    for (const table of ['photos', 'letters'] as const) {
      const rows = await studio.storage.selectFrom(table).select('submission_id').distinct().execute();
      expect(rows).toHaveLength(1);
    }
    expect(await run('person erase', { yes: true })).toContain('! Nie ma nic pod adresem');
  });

  test.each([
    ['tak', 'Usunięto zgłoszeń: 1', 1],
    ['nie', '! Niczego nie usunięto.', 2],
    ['', '! Niczego nie usunięto.', 2],
  ])('erasing asks first: %s', async (answer, text, count) => {
    const asked: string[] = [];
    const ask = async (question: string) => {
      asked.push(question);
      return answer;
    };
    expect(await run('person erase', { ask })).toBe(text);
    expect(asked).toEqual([expect.stringContaining('zgłoszeń: 1.')]);
    expect(await left()).toHaveLength(count);
  });

  test('a person is named by an address', async () => {
    expect(await run('person export', { reference: undefined })).toContain('! Podaj adres e-mail');
  });

  test('retention can be run by hand and says how much went', async () => {
    expect(await run('retention run', { now: studio.effects.now() + 181 * 24 * 60 * 60_000 })).toBe(
      'Usunięto po upływie czasu przechowywania: zgłoszenia 0, zdjęcia 2, wstrzymane 0, klucze 0',
    );
  });
});

test('trust: what was erased is not in SQLite’s files any more', async () => {
  const studio = await openStudio();
  const fields = { ...orders.posters, first_name: 'Kanarkowa', email: 'kanarek@poczta.example' };
  await receive('shop-order', orderRequest({ fields }), studio.effects);
  const written = (): string =>
    ['studio.sqlite', 'studio.sqlite-wal'].map((name) => readFileSync(join(studio.folder, name), 'latin1')).join('');
  expect(written()).toMatch(/Kanarkowa/);
  const asked = { storage: studio.storage, reference: fields.email, to: undefined, yes: true, now: 0 };
  expect((await commands['person erase']?.(asked))?.ok).toBe(true);
  expect(written()).not.toMatch(/kanark|kanarek/i);
  await studio.close();
});
