import { formRequest } from '@/e2e/support/in-process/form-request';
import { orderRequest } from '@/e2e/support/in-process/order-request';
import { openPostOffice, type PostOffice } from '@/e2e/support/in-process/post-office';
import { receive } from '@/server/http/receive/receive';
import { unsentLetters } from '@/server/storage/queries/letters';
import { type Extra, typedIn } from './typed.fixture';

let office: PostOffice;
beforeEach(async () => {
  office = await openPostOffice('sqlite');
  await receive('shop-order', orderRequest(), office.studio.effects);
  await receive('contact', await formRequest('contact'), office.studio.effects);
});
afterEach(() => office.close());

async function run(command: string, extra?: Extra): Promise<string> {
  const { ok, text } = await typedIn(office.studio, command, extra);
  return ok ? text : `! ${text}`;
}

/** What a version after this one may have written in the place of the first row. */
const rows = {
  'a newer shape': { fields: '{"version":3,"delivery":{"email":"a@b.pl"}}' },
  'a newer kind': { kind: 'quote', fields: '{"version":1}' },
  'no JSON': { fields: 'half of i' },
} as const;

describe.each(Object.entries(rows))('%s', (_, change) => {
  beforeEach(() =>
    office.studio.storage.updateTable('submissions').set(change).where('reference', '=', '2026-0001-A2').execute(),
  );
  const told = expect.stringContaining('cannot read this submission');

  test('is exported, and the others are read', async () => {
    const [contact, newer] = JSON.parse(await run('export'));
    expect(contact.labels).not.toEqual([]);
    expect(newer).toMatchObject({ reference: '2026-0001-A2', labels: [], unreadable: told });
    expect(JSON.stringify(newer.fields)).toContain(change.fields.startsWith('{') ? '"version"' : 'half of i');
  });

  test('its letters wait for a version that can write them, the others leave', async () => {
    await office.post();
    expect(office.sink.received.map(({ letter }) => letter.subject).toSorted()).toEqual([
      expect.stringMatching(/^Dotarło do mnie: wiadomość 2026-0002-A2, /),
      'Wiadomość 2026-0002-A2',
    ]);
    expect((await unsentLetters(office.studio.storage)).map(({ state }) => state)).toEqual(['waiting', 'waiting']);
  });

  test('a person’s own is exported and erased all the same', async () => {
    const person = { reference: 'lucja@poczta.example' };
    expect(JSON.parse(await run('person export', person))).toMatchObject([{ unreadable: told }]);
    expect(await run('person erase', { ...person, yes: true })).toBe('Messages erased: 1');
  });
});
