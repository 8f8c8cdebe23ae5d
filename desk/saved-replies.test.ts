import { rmSync } from 'node:fs';
import { load } from 'cheerio';
import { copyOfContent } from '@/build/check/planted.fixture';
import { artworkById } from '@/content/artworks';
import { formRequest, forms } from '@/e2e/support/in-process/form-request';
import { receive } from '@/server/http/receive/receive';
import { keepGone } from '@/server/storage/queries/gone-works';
import { withName } from './acts/saved-replies';
import { deskOfEach, fieldsIn } from './desk.fixture';
import { reference } from './order-page.fixture';
import { unpublished } from './publication';

const folder = copyOfContent();
afterAll(() => rmSync(folder, { recursive: true }));
const { desk: at } = deskOfEach({ folder, variables: { CONTENT_DIR: 'content' } });
beforeEach(async () => {
  await at.buyer.order();
});

/** What stands in the answer's field after a button was pressed. */
const insert = async (path: string, typed: object) => {
  const answer = await at.post(path, { seen: '1', step: 'insert', saved: '0', text: '', ...typed });
  return [answer.statusCode, load(answer.body)(`form[action="${path}"] [name=text]`).val()];
};
const thanks = 'dziękuję za wiadomość. Obejrzę wszystko spokojnie i odezwę się.';

test.each([
  ['{name}, dziękuję.', 'Anna', 'Anna, dziękuję.'],
  ['{name}, dziękuję.', '', 'Dziękuję.'],
  ['Dziękuję, {name}!', 'Łucja', 'Dziękuję, Łucja!'],
])('DESK-23: %s with the name %j says %s', (text, name, said) => expect(withName(text, name)).toBe(said));

test('DESK-23: a saved reply comes below what was typed, with the name, and nothing is sent', async () => {
  const path = `/orders/${reference}/message`;
  const page = load(await at.page(`/orders/${reference}`));
  expect(page(`form[action="${path}"] option`).length).toBe(3);
  expect(await insert(path, {})).toEqual([200, `Łucja, ${thanks}`]);
  expect(await insert(path, { text: 'Tak.\n' })).toEqual([200, `Tak.\n\nŁucja, ${thanks}`]);
  expect(await insert(path, { text: 'Tak.', saved: '7' })).toEqual([200, 'Tak.']);
  const { body } = await at.post(path, { seen: '1', step: 'insert', saved: '0', text: '' });
  expect(load(body)('[name=previewed]').length).toBe(0);
  expect(await at.buyer.events()).toEqual([]);
});

test('DESK-23: who wrote in English gets the English one, also without a name', async () => {
  const headers = { 'accept-language': 'en' };
  const { text: _, ...fields } = { ...forms.contact, email: 'lucy@mail.example' };
  const request = await formRequest('contact', { fields: { ...fields, text: 'A mug?' }, headers });
  const { reference: other } = await (await receive('contact', request, at.buyer.effects())).json();
  const [status, said] = await insert(`/inbox/${other}/reply`, { seen: '0' });
  expect([status, said]).toEqual([200, expect.stringContaining('hank you for your message. I will look')]);
});

test('DESK-23: saved replies are changed at the desk, and nothing waits to be published', async () => {
  const fields = fieldsIn(await at.page('/me'), '/me/save');
  const name = 'v.replies.replies.0.text.pl';
  expect(fields[name]).toMatch(/^\{.+\}, dziękuję/);
  const page = await at.follow('/me/save', { ...fields, [name]: `${fields[name]} Do jutra.` });
  expect(load(page)('[role=status]').text()).toContain('Odpowiedź jest od razu pod ręką.');
  expect(await insert(`/orders/${reference}/message`, {})).toEqual([200, `Łucja, ${thanks} Do jutra.`]);
  expect(unpublished({ ...at, folder } as never) ?? []).toEqual([]);
});

test('DESK-24: what somebody bought stands with the person, and the buyer is found by the work', async () => {
  const { id, title, place } = artworkById(2026);
  expect(await at.read(`/people/${reference}`)).not.toContain('Kupione prace');
  await keepGone(at.storage, { work_id: id, state: 'sold', reference, grosze: 120_000, at: Date.parse('2026-11-20') });
  const person = (await at.read(`/people/${reference}`)).replaceAll('\u00a0', ' ');
  for (const text of ['Kupione prace', title.pl, `20 listopada 2026, 1 200,00 zł, ${reference}, ${place?.pl}`])
    expect(person).toContain(text);
  for (const typed of [title.pl, title.pl.slice(0, 4).toUpperCase(), title.en])
    expect(await at.page(`/inbox?q=${encodeURIComponent(typed)}`)).toContain(`/orders/${reference}`);
  for (const typed of [title.pl.slice(0, 2), 'Nikifor'])
    expect(await at.page(`/inbox?q=${encodeURIComponent(typed)}`)).not.toContain(`/orders/${reference}`);
});
