import { load } from 'cheerio';
import sharp from 'sharp';
import { picture } from '@/e2e/support/in-process/order-request';
import { answerPicture } from '@/server/pages/status/answer-picture';
import { answerStatus } from '@/server/pages/status/answer-status';
import { deskOfEach, fileNamed } from './desk.fixture';
import { reference } from './order-page.fixture';

const { desk, buyer: at } = deskOfEach();

test('STATUS-7: a sketch is shown on the page, and a letter says so', async () => {
  const token = await at.order();
  const photo = fileNamed('szkic.jpg', await picture(2000, 1000));
  expect((await desk.act('start', { photo, caption: 'Szkic', note: 'Gotowy.' })).statusCode).toBe(303);
  const shown = await at.html(token);
  const [, address] = /<img src="([^"]+)" alt="Szkic"/.exec(shown) ?? [];
  expect(address).toBe(`/api/web/order/${token}/1`);
  expect(shown).toContain('Gotowy.');
  for (const name of ['1', 'photo']) {
    const answer = await answerPicture({ token, name }, at.effects());
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      ...[200, 'image/jpeg', 'no-store'],
    ]);
  }
  for (const [wrong, name] of [
    [token, '2'],
    [token, 'x'],
    ['0'.repeat(40), 'photo'],
  ] as const)
    expect((await answerPicture({ token: wrong, name }, at.effects())).status).toBe(404);
  await at.post();
  expect(at.letterTo(/W pracy/).text).toContain('Gotowy.');
});

test('TRUST-6: a photo that two hundred ask for at once is read from the storage once', async () => {
  const token = await at.order('pl', await picture(1300, 800));
  let read = 0;
  const watched = at.office.studio.storage.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (result.rows.some(({ bytes }) => Buffer.isBuffer(bytes))) read += 1;
      return result;
    },
  });
  const effects = { ...at.effects(), storage: async () => watched };
  const ask = () => answerPicture({ token, name: 'photo' }, effects);
  const answers = await Promise.all(Array.from({ length: 200 }, ask));
  expect(answers.map(({ status }) => status)).toEqual(Array(200).fill(200));
  const [first, later] = await Promise.all([answers[0], await ask()].map((answer) => answer?.bytes()));
  expect(later).toEqual(first);
  expect((await sharp(first).metadata()).width).toBe(640);
  expect(read).toBe(1);
});

test('STATUS-1: a wrong link is a 404 in both languages, whatever is wrong with it, after the same work', async () => {
  const token = await at.order();
  const said = { statements: [] as string[] };
  const { storage } = at.office.studio;
  const watched = storage.withPlugin({
    transformQuery({ node }) {
      said.statements.push(node.kind);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const near = `${token.slice(0, -1)}${token.endsWith('f') ? '0' : 'f'}`;
  const works = new Set<string>();
  for (const wrong of [
    near,
    token.toUpperCase() === token ? `${token} ` : token.toUpperCase(),
    'x',
    'ż'.repeat(500),
    "' or 1",
  ]) {
    said.statements = [];
    const answer = await answerStatus(
      { token: wrong, locale: 'en' },
      { ...at.effects(), storage: async () => watched },
    );
    const shown = await answer.text();
    expect(answer.status).toBe(404);
    expect(answer.headers.get('referrer-policy')).toBe('same-origin');
    for (const part of ['nie prowadzi', 'no longer leads']) expect(shown).toContain(part);
    expect(shown).not.toContain(reference);
    works.add(said.statements.join());
  }
  expect([...works]).toEqual(['SelectQueryNode']);
  const answer = await at.send({ token: near, answer: 'message', text: 'x', language: 'pl' });
  expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('no longer leads')]);
});

test('STATUS-1: the page is cached by nobody, found by no search engine, and sent to no other site as a referrer', async () => {
  const { headers } = await at.page(await at.order());
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'same-origin',
    'content-security-policy': expect.stringMatching(
      /^default-src 'none'; script-src 'self' 'sha256-[^']+'; style-src 'self';/,
    ),
  });
});

test('LETTERS-10: beside a photo or a file the language of the words is chosen before anything is sent', async () => {
  await at.order('en');
  const page = load(await desk.page(`/orders/${reference}`));
  for (const act of ['start', 'file'])
    expect(page(`form[action$="/${act}"] input[name=english][required]`).length).toBe(2);
  const typed = { photo: fileNamed('szkic.jpg', await picture()), caption: 'Szkic' };
  const asked = (await desk.act('start', typed)).body;
  expect(asked).toContain('Kupujący czyta po angielsku.');
  expect(asked).toContain('Dołącz jeszcze raz: szkic.jpg.');
  expect((await desk.act('start', { ...typed, english: 'polish' })).statusCode).toBe(303);
});
