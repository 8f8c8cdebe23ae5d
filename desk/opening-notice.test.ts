import { formPath, openingNotices, resultPath } from '@/domain/api';
import { noticePath, noticeSubjects } from '@/domain/forms/opening-notice';
import { headerOf } from '@/e2e/support/in-process/arrived-letter';
import { dealtWith } from '@/e2e/support/in-process/dealt-with';
import { formRequest } from '@/e2e/support/in-process/form-request';
import { openPostOffice, type PostOffice } from '@/e2e/support/in-process/post-office';
import { locales } from '@/i18n/locales';
import { messages } from '@/messages';
import { receive } from '@/server/http/receive/receive';
import { tellOpening } from '@/server/mail/opening-news';
import { submissions } from '@/server/storage/queries/read';
import { writeReply } from '@/server/storage/queries/replies';
import { readable } from '@/server/submissions/kinds';
import { retain } from '@/server/submissions/retention/retain';

const day = 24 * 60 * 60 * 1000;
let office: PostOffice;
beforeEach(async () => {
  office = await openPostOffice('sqlite');
});
afterEach(() => office.close());

const send = async (fields: object) =>
  receive(openingNotices, await formRequest(openingNotices, { fields }), office.studio.effects);
const wish = { email: 'Ola@poczta.example', service: 'custom-pictures', language: 'en' };

test('SHOP-9: kept once, confirmed in the visitor’s language, told to the artist in Polish', async () => {
  expect([(await send(wish)).status, (await send(wish)).status]).toEqual([201, 200]);
  await office.post();
  const [artist, buyer] = [office.artist(), office.buyer()];
  expect(artist.subject).toBe('Prośba o powiadomienie 2026-0001-A2: obrazy na zamówienie');
  expect(headerOf(artist, 'Reply-To')).toBe('ola@poczta.example');
  expect(buyer.subject).toMatch(/^Notification 2026-0001-A2: paintings to order, /);
  expect(buyer.text).toContain(messages.en.notice.letter.thanks);
  expect(office.sink.received).toHaveLength(2);
});

test('SHOP-9: who got an answer by hand is still told when it opens, and once', async () => {
  await send(wish);
  const { storage, effects } = office.studio;
  const [asked] = await submissions(storage);
  if (!asked) throw new Error('nothing was kept');
  await writeReply(storage, asked, { to: 'ola@poczta.example', subject: 'Re', text: '"opens":true' }, effects);
  const tell = () => tellOpening(storage, 'custom-pictures', { ...effects, siteUrl: 'https://studio.example' });
  expect([await tell(), await tell()]).toEqual([1, 0]);
});

test('SHOP-9: it stands in the inbox, and is kept for twelve months', async () => {
  await send(wish);
  const { storage, effects } = office.studio;
  const [kept] = await submissions(storage);
  const said = kept && readable(kept).describe('pl');
  for (const part of ['Prośba o powiadomienie', 'obrazy na zamówienie', 'Ola@poczta.example'])
    expect(JSON.stringify(said).replaceAll('\u00a0', ' ')).toContain(part);
  await dealtWith(storage);
  expect(await retain(storage, effects.now() + 365 * day)).toMatchObject({ submissions: 0 });
  expect(await retain(storage, effects.now() + 365 * day + 1)).toMatchObject({ submissions: 1 });
});

test.each([
  [{ ...wish, email: '' }, 'email.required', 'email'],
  [{ ...wish, email: 'Ola' }, 'email.invalid', 'email'],
  [{ ...wish, service: 'murals' }, 'text.invalid', 'service'],
  [{ email: wish.email }, 'text.invalid', 'service'],
])('%j is refused with %s', async (fields, code, field) => {
  const answer = await send(fields);
  expect([answer.status, (await answer.json()).error]).toMatchObject([422, { code, field }]);
});

/** As a browser sends it by itself. */
const submit = (fields: Readonly<Record<string, string>>) =>
  receive(
    openingNotices,
    new Request(`https://studio.example${formPath(openingNotices)}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { accept: 'text/html', 'sec-fetch-mode': 'navigate', origin: 'https://studio.example' },
    }),
    office.studio.effects,
  );

test.each(locales)(
  'a browser is led to a page that says so, and a wrong address comes back in its form (%s)',
  async (language) => {
    const kept = await submit({ ...wish, language });
    expect([kept.status, kept.headers.get('location')]).toEqual([303, expect.stringContaining(resultPath(''))]);
    const page = await (await submit({ ...wish, language, email: 'Ola' })).text();
    expect(page).toContain(messages[language].notice.h);
    expect(page).toContain(`action="${formPath(openingNotices)}"`);
    expect(page).toContain('value="custom-pictures"');
    expect(page).toContain('value="Ola"');
  },
);

test('each subject has a page where its form stands', () => {
  expect(noticeSubjects.map((about) => noticePath(about, 'en'))).toEqual([
    ...['/order/portraits', '/order/custom-pictures', '/order/posters', '/form/lessons', '/shop'],
  ]);
});
