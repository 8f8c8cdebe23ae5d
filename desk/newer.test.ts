import { formRequest } from '@/e2e/support/in-process/form-request';
import { orderRequest } from '@/e2e/support/in-process/order-request';
import { openPostOffice, type PostOffice } from '@/e2e/support/in-process/post-office';
import { translator } from '@/messages/translator';
import { receive } from '@/server/http/receive/receive';
import { unsentLetters } from '@/server/storage/queries/letters';
import { submissions } from '@/server/storage/queries/read';
import { exported } from '@/server/submissions/exported';

let office: PostOffice;
beforeEach(async () => {
  office = await openPostOffice('sqlite');
  await receive('shop-order', orderRequest(), office.studio.effects);
  await receive('contact', await formRequest('contact'), office.studio.effects);
});
afterEach(() => office.close());

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

  test('is exported, and the others are read', async () => {
    const { storage } = office.studio;
    const context = { storage, locale: 'en', words: translator('en') } as const;
    const [contact, newer] = await Promise.all((await submissions(storage)).map((row) => exported(context, row)));
    expect(contact?.labels).not.toEqual([]);
    expect(newer).toMatchObject({
      reference: '2026-0001-A2',
      labels: [],
      unreadable: expect.stringContaining('cannot read this submission'),
    });
    expect(JSON.stringify(newer?.fields)).toContain(change.fields.startsWith('{') ? '"version"' : 'half of i');
  });

  test('its letters wait for a version that can write them, the others leave', async () => {
    await office.post();
    expect(office.sink.received.map(({ letter }) => letter.subject).toSorted()).toEqual([
      expect.stringMatching(/^Dotarło do mnie: wiadomość 2026-0002-A2, /),
      'Wiadomość 2026-0002-A2',
    ]);
    expect((await unsentLetters(office.studio.storage)).map(({ state }) => state)).toEqual(['waiting', 'waiting']);
  });
});
