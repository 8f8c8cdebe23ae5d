import { type FormName, formRequest, forms } from '@/e2e/support/in-process/form-request';
import { openStudio, type Studio } from '@/e2e/support/in-process/studio';
import { photosOf, submissionBy, submissions } from '../../storage/queries/read';
import { receive } from './receive';

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

test.each(['', 'Rzeźba w lodzie', undefined])('FORMS-2: the lesson type %j is stored as sent', async (type) => {
  await send('registration-lessons', { fields: { ...forms['registration-lessons'], lessons_type: type } });
  const [kept] = await submissions(studio.storage);
  expect(JSON.parse(kept?.fields ?? '')).toMatchObject({ lessons_type: type ?? '' });
});
