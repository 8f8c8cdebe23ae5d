import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyOfContent } from '@/build/check/planted.fixture';
import { erasePerson } from '@/server/storage/queries/person';
import { submissions } from '@/server/storage/queries/read';
import { fieldsIn, type OpenDesk, openDesk } from '../../desk.fixture';
import { reference } from '../../order-page.fixture';

let at: OpenDesk;
let folder: string;
const own = (name: string) => JSON.parse(readFileSync(join(folder, 'data/content', name), 'utf8'));
beforeEach(async () => {
  folder = copyOfContent();
  at = await openDesk({ folder });
  await at.buyer.order();
});
afterEach(async () => {
  await at.close();
  rmSync(folder, { recursive: true });
});

const agree = () => at.post(`/orders/${reference}/agree`, { seen: '1', price: '520', by: '2026-12-16' });
/** The form of the places, as its page shows it, with what is typed. */
const typed = async (fields: Readonly<Record<string, string>>) => ({
  ...fieldsIn(await at.page('/queue'), '/queue/capacity'),
  ...fields,
});
const heading = (page: string): string => (/<h1>(.*?)<\/h1>/.exec(page)?.[1] ?? '').replaceAll('\u00a0', ' ');

test('an accepted order fills a place in the month that it is promised for', async () => {
  expect(heading(await at.page('/queue'))).toBe('Grudzień: zajęte 0 z 5 miejsc');
  await agree();
  const page = await at.page('/queue');
  expect([heading(page), page.match(/slots-free/g)?.length]).toEqual(['Grudzień: zajęte 1 z 5 miejsc', 4]);
  expect(page).toMatch(/śr\. 16<\/span><span><a [^>]*>Łucja, gotowe na ten dzień</);
  expect(page).not.toContain('action="/queue/full"');
});

test('the room of a month is typed, stands in her own file, and what is no number is said beside its field', async () => {
  const page = await at.follow('/queue/capacity', await typed({ 'month-12': '7', 'month-1': '' }));
  expect(heading(page)).toBe('Grudzień: zajęte 0 z 7 miejsc');
  expect(own('capacity.json')).toMatchObject({ places: { 12: 7 } });
  // of another desk, which showed five
  expect((await at.post('/queue/capacity', { 'month-12': '6', seen: '{"12":5}' })).statusCode).toBe(409);
  await at.post('/queue/capacity', await typed({ 'month-01': '4', 'month-13': '4' }));
  const wrong = await at.post('/queue/capacity', await typed({ 'month-12': 'dużo' }));
  expect([wrong.statusCode, wrong.body]).toEqual([422, expect.stringMatching(/value="dużo".*liczbę od\s1 do\s99/s)]);
  expect(own('capacity.json').places).toEqual({ 12: 7 });
});

test('DESK-20: the table of a year has its payments, of erased orders too, and no formula of a buyer', async () => {
  await agree();
  const order = { path: `/orders/${reference}`, kind: 'rest', sum: '520,50', sure: 'rest-52050' };
  await at.post(`${order.path}/payment`, { ...order, seen: '2', day: '2026-11-20', note: '=HYPERLINK("http://x")' });
  await at.post(`${order.path}/payment`, {
    ...order,
    seen: '3',
    kind: 'returned',
    sum: '20,50',
    day: '2026-11-21',
    note: '',
  });
  await at.post(`${order.path}/payment`, { ...order, seen: '4', sum: '9', day: '2026-11-21', note: 'cofnięta' });
  await at.post(`${order.path}/undo`, { undo: '4' });
  const { headers, payload } = await at.get('/payments/2026');
  expect(headers['content-disposition']).toContain('wplaty-2026.csv');
  const [head, first, second, ...rest] = payload.split('\n');
  expect(head).toBe('\ufeff"Dzień";"Numer";"Kto";"Co";"Rodzaj";"Wpłata";"Zwrot";"Notatka"');
  expect(first).toMatch(/^"2026-11-20";"2026-0001-A2";"Łucja [^;]*;"Portret";"wpłata";"520,50";"";"'=HYPERLINK/);
  expect(second).toMatch(/^"2026-11-21".*"zwrot";"";"20,50";""$/);
  expect(rest).toEqual([]);
  await at.act('done');
  await erasePerson(
    at.storage,
    (await submissions(at.storage)).map(({ id }) => id),
  );
  const erased = (await at.get('/payments/2026')).payload;
  expect(erased).toMatch(/"2026-11-20";"2026-0001-A2";"";"\(usunięte\)";"wpłata";"520,50"/);
  expect((await at.get('/payments/2025')).payload.split('\n')).toHaveLength(1);
});

test('DESK-21: of a full month one tap puts what is painted on the waiting list', async () => {
  await agree();
  const full = await at.follow('/queue/capacity', await typed({ 'month-12': '1' }));
  expect(full).toContain('Grudzień: miejsca się skończyły.');
  const page = await at.follow('/queue/full', { month: '2026-12', state: 'waiting' });
  expect(page).toMatch(/Na\sliście oczekujących\./);
  expect(page).not.toContain('miejsca się skończyły');
  expect(own('services.json')).toMatchObject({
    services: { portraits: 'waiting', 'custom-pictures': 'waiting', posters: 'open' },
    nextFree: { portraits: '2027-01', posters: null },
  });
}, 30_000);

test('while a change is checked other pages answer, and a second change waits for its turn', async () => {
  const full = (state: string) => at.post('/queue/full', { month: '2026-12', state });
  const order: string[] = [];
  const note = (name: string) => () => order.push(name);
  await Promise.all([
    full('waiting').then(note('first')),
    full('closed').then(note('second')),
    at.page('/site').then(note('page')),
  ]);
  expect(order).toEqual(['page', 'first', 'second']);
  expect(own('services.json')).toMatchObject({
    // an older page overwrites nothing
    services: { portraits: 'waiting' },
    nextFree: { portraits: '2027-01' },
  });
}, 60_000);

test('DESK-21: what was closed by hand stays as it is, and nothing says that it is open', async () => {
  await agree();
  // makes her own folder
  await at.follow('/queue/capacity', await typed({ 'month-12': '1' }));
  const table = JSON.parse(readFileSync(join(folder, 'content/services.json'), 'utf8'));
  const closed = { ...table, services: { ...table.services, portraits: 'closed' } };
  writeFileSync(join(folder, 'data/content/services.json'), JSON.stringify(closed));
  const asked = /ask-q">(.*?)</.exec(await at.page('/queue'))?.[1] ?? '';
  expect(asked.replaceAll('\u00a0', ' ')).toContain('Nadal otwarte: obrazy na zamówienie.');
  await at.follow('/queue/full', { month: '2026-12', state: 'waiting' });
  expect(own('services.json').services).toMatchObject({ portraits: 'closed', 'custom-pictures': 'waiting' });
}, 30_000);

test('a last day that has passed is of no week; what is late is of this one', async () => {
  at.buyer.pass(10 * 24 * 60 * 60_000);
  const page = (await at.read('/queue')).replaceAll('\u00a0', ' ');
  expect(page).toMatch(/ten tydzień\|24 lis\|Łucja, wyślij ofertę/);
  expect(page).not.toContain('Ostatni dzień na portret');
  expect(page).toContain('Ostatni dzień na plakaty');
});
