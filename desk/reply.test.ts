import { existsSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { headerOf } from '@/e2e/support/in-process/arrived-letter';
import { formRequest } from '@/e2e/support/in-process/form-request';
import { orderRequest, orders, picture } from '@/e2e/support/in-process/order-request';
import { openPostOffice, type PostOffice } from '@/e2e/support/in-process/post-office';
import { receive } from '@/server/http/receive/receive';
import { lettersOf, unsentLetters } from '@/server/storage/queries/letters';
import { type Extra, typedIn } from './typed.fixture';

const reference = '2026-0001-A2';
const polish = /[ąćęłńóśźż]/i;
const mine = 'Two weeks, and it fits a letter box.';

let office: PostOffice;
beforeEach(async () => {
  office = await openPostOffice('sqlite');
});
afterEach(() => office.close());

const run = (command: string, extra?: Extra) => typedIn(office.studio, command, { reference, ...extra });
const begun = () => join(office.studio.folder, 'desk', `${reference}.txt`);

/** An English order in which the buyer typed nothing Polish. */
const order = async (changes: Readonly<Record<string, string>> = {}) =>
  receive(
    'shop-order',
    orderRequest({
      fields: {
        ...orders['custom-pictures'],
        ...{ language: 'en', description: 'The house in May', first_name: 'Lucy', last_name: 'Smith' },
        ...{ address: '1 High Street\nYork', email: 'lucy@mail.example', ...changes },
      },
      photos: [await picture()],
    }),
    office.studio.effects,
  );

/** Writes what was asked for into the place in brackets, as an editor would. */
const write =
  (text: string): NonNullable<Extra['edit']> =>
  async (file) => {
    writeFileSync(file, readFileSync(file, 'utf8').replace(/\[[^\]]*\]/, text));
    return true;
  };

const empty: Extra['edit'] = async (file) => {
  writeFileSync(file, '\n');
  return true;
};

test('DESK-3: a short answer is typed with the command, and no editor opens', async () => {
  await order();
  const edit: Extra['edit'] = async () => {
    throw new Error('an editor was opened');
  };
  expect(await run('inbox reply', { more: ['--text', ' ', '--yes'], edit })).toMatchObject({ ok: false });
  let question = '';
  const ask = async (text: string) => {
    question = text;
    return '';
  };
  expect(await run('inbox reply', { more: ['--text', mine], edit, ask })).toMatchObject({ ok: false });
  expect(question).toContain(`\n${mine}\n`);
  expect(await run('inbox reply', { more: ['--text', mine, '--yes'], edit })).toMatchObject({ ok: true });
  await office.post();
  const letter = office.all('buyer').find(({ subject }) => subject?.startsWith('Re: '));
  expect(letter?.text).toMatch(new RegExp(`^Hello,\n\n${mine}\n\nKind regards,`));
  expect(letter?.text).toContain('Technique: Digital');
});

test('DESK-3: to an English order it is wholly English, with all that was ordered', async () => {
  await order();
  const { ok, text } = await run('inbox reply', { more: ['--print'] });
  expect(ok).toBe(true);
  expect(text).toMatch(/^Subject: Re: Order 2026-0001-A2, Werniks Studio\n\nHello,\n\n\[write your answer here\]\n/);
  for (const line of ['Technique: Digital', 'Description: The house in May', 'First name: Lucy', '  York'])
    expect(text).toContain(line);
  expect(text.replaceAll(' zł', '')).not.toMatch(polish);
  expect(await unsentLetters(office.studio.storage)).toHaveLength(2);
});

test('to a Polish order it is Polish, with the artist’s desk in English too', async () => {
  await order({ language: 'pl' });
  expect((await run('inbox reply', { more: ['--print', '--lang', 'en'] })).text).toMatch(
    /^Temat: Odp\.: Zamówienie 2026-0001-A2, Pracownia Werniks\n\nDzień dobry,\n\n\[tu wpisz swoją odpowiedź\]\n/,
  );
});

test('DESK-3: is edited, leaves through the outbox by the artist’s hand, and may be followed by another', async () => {
  await order();
  await office.post();
  for (const subject of ['1', '2']) {
    const edit = write(`${mine} ${subject}`);
    expect(await run('inbox reply', { edit, ask: async () => 'tak' })).toEqual({
      ok: true,
      text: expect.stringContaining('List do lucy@mail.example czeka na wysłanie.'),
    });
    expect(existsSync(begun())).toBe(false);
  }
  await office.post();
  const replies = office.all('buyer').filter(({ text }) => text.includes(mine));
  const [first, second] = replies.toSorted((one, other) => one.text.localeCompare(other.text));
  if (!first || !second) throw new Error('a reply did not come');
  expect(first.text).toContain(`${mine} 1`);
  expect(second.text).toContain(`${mine} 2`);
  expect(first.subject).toBe('Re: Order 2026-0001-A2, Werniks Studio');
  expect(headerOf(first, 'To')).toBe('lucy@mail.example');
  expect(first.head.join('\n')).not.toMatch(/auto-submitted/i);
  expect(headerOf(first, 'Message-ID')).not.toBe(headerOf(second, 'Message-ID'));
});

test.each<[string, Extra, string, boolean]>([
  ['without a terminal', {}, 'Nie ma terminala albo edytora', true],
  ['unchanged', { edit: async () => true }, 'List nie jest gotowy', true],
  ['emptied', { edit: empty }, 'List nie jest gotowy', true],
  ['and not agreed to', { edit: write(mine), ask: async () => 'nie' }, 'Niczego nie wysłano', true],
  ['from a file that is not there', { more: ['--from', '/nowhere'] }, 'Nie można odczytać pliku /nowhere', false],
])('%s nothing is sent, and what was typed stays', async (_, extra, told, stays) => {
  await order();
  expect(await run('inbox reply', extra)).toEqual({ ok: false, text: expect.stringContaining(told) });
  expect(await unsentLetters(office.studio.storage)).toHaveLength(2);
  expect(existsSync(begun())).toBe(stays);
  if (stays)
    expect([statSync(begun()).mode & 0o777, statSync(join(begun(), '..')).mode & 0o777]).toEqual([0o600, 0o700]);
});

test('a letter that is ready leaves from its file', async () => {
  await order();
  const file = join(office.studio.folder, 'ready.txt');
  writeFileSync(file, `Subject: Your house\r\n\r\n${mine}\r\n`);
  await run('inbox reply', { more: ['--from', file, '--yes'] });
  const [letter] = (await unsentLetters(office.studio.storage)).filter(({ kind }) => kind === 'reply');
  expect(JSON.parse(letter?.content ?? '')).toEqual({ subject: 'Your house', text: `${mine}\n` });
});

test('a letter in another encoding than UTF-8 is refused by its name', async () => {
  await order();
  const file = join(office.studio.folder, 'ready.txt');
  writeFileSync(file, Buffer.from(`Temat: Dom\n\nDwa tygodnie, ${mine} do\xb3\xb9czam\n`, 'latin1'));
  expect(await run('inbox reply', { more: ['--from', file, '--yes'] })).toEqual({
    ok: false,
    text: expect.stringMatching(/ready\.txt: plik zapisano w kodowaniu Windows-1250/),
  });
  writeFileSync(file, `\ufeffTemat: Dom\n\n${mine}\n`);
  expect(await run('inbox reply', { more: ['--from', file, '--yes'] })).toMatchObject({ ok: true });
});

test('an address that is no mailbox gets none', async () => {
  await order({ email: 'lucy, ann@mail.example' });
  expect(await run('inbox reply', { edit: write(mine), more: ['--yes'] })).toEqual({
    ok: false,
    text: expect.stringContaining('lepiej zadzwonić'),
  });
});

test('a question of the home page is answered in its language too', async () => {
  const headers = { 'accept-language': 'en' };
  await receive('contact', await formRequest('contact', { headers }), office.studio.effects);
  const { text } = await run('inbox reply', { more: ['--print'] });
  expect(text).toMatch(/^Subject: Re: Message 2026-0001-A2/);
});

test('DESK-7: what was begun and what was opened goes with the person, the letters too', async () => {
  await order();
  await run('inbox reply', { edit: write(mine), ask: async () => 'nie' });
  const [row] = await office.studio.storage.selectFrom('submissions').selectAll().execute();
  expect(await run('person erase', { reference: 'lucy@mail.example', yes: true })).toMatchObject({ ok: true });
  expect(readdirSync(join(office.studio.folder, 'desk'))).toEqual([]);
  expect(await lettersOf(office.studio.storage, row?.id ?? '')).toEqual([]);
});

test('what lies there for a week is swept', async () => {
  await order();
  await run('inbox reply', { edit: write(mine), ask: async () => 'nie' });
  const at = office.studio.effects.now() / 1000;
  utimesSync(begun(), at, at);
  const week = 7 * 24 * 60 * 60 * 1000;
  const swept = async (later: number) => {
    await run('retention run', { reference: undefined, now: office.studio.effects.now() + later });
    return !existsSync(begun());
  };
  expect([await swept(week), await swept(week + 1)]).toEqual([false, true]);
});
