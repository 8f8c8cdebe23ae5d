import { type FormName, formRequest, forms } from '@/e2e/support/in-process/form-request';
import { openStudio, type Studio } from '@/e2e/support/in-process/studio';
import { photosOf, submissionBy, submissions } from '../../storage/queries/read';
import { receive } from './receive';

const _key = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
type Sent = Parameters<typeof formRequest>[1];

let studio: Studio;
beforeEach(async () => {
  studio = await openStudio();
});
afterEach(() => studio.close());

async function send(kind: FormName, sent?: Sent) {
  const response = await receive(kind, await formRequest(kind, sent), studio.effects);
  return { status: response.status, body: await response.json() };
}

test.each(Object.keys(forms) as FormName[])(
  'FORMS-2: %s is kept as it was sent, answered with its number',
  async (kind) => {
    const { status, body } = await send(kind, { headers: { 'accept-language': 'en' } });
    const kept = await submissionBy(studio.storage, '2026-0001-A2');
    const page = kind === 'orders' && { status: expect.stringMatching(/^\/order\/status\/[0-9a-f]{40}$/) };
    expect([status, body]).toEqual([201, { ok: true, id: kept?.id, reference: '2026-0001-A2', ...page }]);
    expect(kept).toMatchObject({ kind, language: 'en' });
    const { confirmed: _, ...said }: Record<string, string> = forms[kind];
    expect(JSON.parse(kept?.fields ?? '')).toEqual({ version: 1, ...said });
    expect(await photosOf(studio.storage, body.id)).toHaveLength(kind === 'orders' ? 1 : 0);
  },
);

test.each<[FormName, string, Sent, number, string, string | undefined]>([
  [
    'contact',
    'a space in the e-mail',
    { fields: { ...forms.contact, email: 'a b@c.d' } },
    422,
    'email.invalid',
    'email',
  ],
  ['contact', 'an e-mail without a dot', { fields: { ...forms.contact, email: 'a@b' } }, 422, 'email.invalid', 'email'],
  ['contact', 'nothing at all', { fields: {} }, 422, 'email.required', 'email'],
  ['contact', 'a text that is null', { fields: { ...forms.contact, text: null } }, 422, 'text.required', 'text'],
  ['contact', 'a number', { fields: { ...forms.contact, phone: 600 } }, 400, 'request.malformed', 'phone'],
  ['contact', 'a list', { fields: [] }, 400, 'request.malformed', undefined],
  ['contact', 'another body', { headers: { 'content-type': 'text/plain' } }, 415, 'request.type', undefined],
  ['contact', 'a long text', { fields: { ...forms.contact, text: 'x'.repeat(5001) } }, 422, 'text.tooLong', 'text'],
  ['contact', 'more than 64 KiB', { fields: { text: 'x'.repeat(70_000) } }, 413, 'request.tooLarge', undefined],
  ['contact', 'a token not echoed', { headers: { cookie: 'csrftoken=a' } }, 403, 'request.token', undefined],
  [
    'registration-lessons',
    'no name',
    { fields: { ...forms['registration-lessons'], name: ' ' } },
    422,
    'name.required',
    'name',
  ],
  ['orders', 'no photo', { photos: [] }, 422, 'photo.required', 'foto'],
  ['orders', 'a text as photo', { photos: [Buffer.from('text')] }, 415, 'photo.type', 'foto'],
  ['orders', 'two photos', { photos: [Buffer.from('1'), Buffer.from('2')] }, 422, 'photo.onlyOne', 'foto'],
  ['orders', 'a photo over 15 MiB', { photos: [Buffer.alloc(15 * 2 ** 20 + 1)] }, 413, 'photo.tooLarge', 'foto'],
])('FORMS-2: %s with %s is refused and nothing is kept', async (kind, _, sent, status, code, field) => {
  const answer = await send(kind, sent);
  expect([answer.status, answer.body.error.code, answer.body.error.field]).toEqual([status, code, field]);
  expect(answer.body.error.message).toMatch(/\p{L}{3}/u);
  expect(await submissions(studio.storage)).toEqual([]);
});

test.each([
  ['pl', 'Podaj adres e-mail'],
  ['en', 'Please enter your email address'],
])('FORMS-2: refused in the language of the page, %s', async (language, message) => {
  const { body } = await send('contact', { fields: {}, headers: { 'accept-language': language } });
  expect(body.error.message).toBe(message);
});

test.each(['', 'Rzeźba w lodzie', undefined])('FORMS-2: the lesson type %j is stored as sent', async (type) => {
  await send('registration-lessons', { fields: { ...forms['registration-lessons'], lessons_type: type } });
  const [kept] = await submissions(studio.storage);
  expect(JSON.parse(kept?.fields ?? '')).toMatchObject({ lessons_type: type ?? '' });
});
