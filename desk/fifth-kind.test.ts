import { headerOf } from '@/e2e/support/in-process/arrived-letter';
import { dealtWith } from '@/e2e/support/in-process/dealt-with';
import { picture } from '@/e2e/support/in-process/order-request';
import { openPostOffice, type PostOffice } from '@/e2e/support/in-process/post-office';
import { receive } from '@/server/http/receive/receive';
import { routeOf } from '@/server/http/routes';
import { retain } from '@/server/submissions/retention/retain';
import { type Extra, typedIn } from './typed.fixture';

// the one line in the table, and nothing else anywhere
jest.mock('@/server/submissions/kinds', () => {
  const actual = jest.requireActual('@/server/submissions/kinds');
  Object.assign(actual.kinds, jest.requireActual('@/e2e/support/in-process/workshop-kind'));
  return actual;
});

const address = '/api/web/form/workshop/';
const day = 24 * 60 * 60 * 1000;

let office: PostOffice;
beforeEach(async () => {
  office = await openPostOffice('sqlite');
});
afterEach(() => office.close());

async function send(fields: Readonly<Record<string, string>>, sketch?: Buffer): Promise<Response> {
  const { kind } = routeOf(address);
  if (!kind) throw new Error('no such kind');
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  if (sketch) body.append('sketch', new File([new Uint8Array(sketch)], 'a.jpg'));
  return receive(
    kind,
    new Request(`https://studio.example${address}`, { method: 'POST', body }),
    office.studio.effects,
  );
}

const run = async (command: string, extra?: Extra): Promise<string> =>
  (await typedIn(office.studio, command, extra)).text;
const reference = '2026-0001-A2';

const place = { who: 'Ola@poczta.pl', seats: '2, www.zle.example' };

test('a fifth kind has an address, limits and answers', async () => {
  expect(routeOf(address)).toMatchObject({ methods: ['POST'], bodyBytes: 16 * 1024 * 1024, body: 'upload' });
  const refused = await send({ seats: '2' });
  expect([refused.status, (await refused.json()).error]).toMatchObject([422, { code: 'email.required', field: 'who' }]);
  const kept = await send(place, await picture());
  expect([kept.status, (await kept.json()).reference]).toEqual([201, '2026-0001-A2']);
  expect((await send(place, await picture())).status).toBe(200);
  expect(office.studio.log).toContainEqual(expect.objectContaining({ event: 'received', kind: 'workshop', count: 1 }));
});

test('a fifth kind has its letters, the photo with the one, no link in the other', async () => {
  await send(place, await picture());
  await office.post();
  const [artist, buyer] = [office.artist(), office.buyer()];
  expect(artist.subject).toBe('Warsztat 2026-0001-A2: malarstwo');
  expect(headerOf(artist, 'Reply-To')).toBe('ola@poczta.pl');
  expect(artist.text).toContain('Miejsca: 2, www.zle.example');
  expect(Object.keys(artist.files)).toEqual(['2026-0001-A2-01.jpg']);
  expect([headerOf(buyer, 'To'), buyer.subject]).toEqual(['ola@poczta.pl', 'Workshop 2026-0001-A2 (pl)']);
  for (const part of ['Thank you for your place.', 'YOUR PLACE', 'Seats: 2, www[.]zle[.]example', 'Bring an apron.'])
    expect(buyer.text).toContain(part);
});

test('a fifth kind stands in the inbox and in its export', async () => {
  await send(place, await picture());
  expect((await run('inbox list')).replace(/ {2,}/g, '|')).toContain('|Ola@poczta.pl|Warsztat|21.11.2026, 14:05|1');
  expect(await run('inbox show', { reference })).toContain('  Miejsca                2, www.zle.example');
  expect(JSON.parse(await run('inbox export'))).toMatchObject([
    { kind: 'workshop', fields: { version: 1, ...place }, labels: [{ label: 'Miejsca' }], photos: [{ position: 1 }] },
  ]);
});

test('what looks like a machine’s work is held back and released in a fifth kind too', async () => {
  await send({ ...place, website: 'x' });
  await office.post();
  expect(office.sink.received).toEqual([]);
  await run('inbox release', { reference });
  await office.post();
  expect(office.sink.received).toHaveLength(2);
});

test('a fifth kind is kept for its own time', async () => {
  await send(place);
  const { storage, effects } = office.studio;
  await dealtWith(storage);
  expect(await retain(storage, effects.now() + 7 * day)).toMatchObject({ submissions: 0 });
  expect(await retain(storage, effects.now() + 7 * day + 1)).toMatchObject({ submissions: 1 });
});

test('a fifth kind belongs to a person, who is exported and erased', async () => {
  await send(place);
  const person = { reference: 'ola@poczta.pl' };
  expect(JSON.parse(await run('person export', person))).toMatchObject([{ kind: 'workshop', letters: [{}, {}] }]);
  expect(await run('person erase', { ...person, yes: true })).toBe('Usunięto zgłoszeń: 1');
});
