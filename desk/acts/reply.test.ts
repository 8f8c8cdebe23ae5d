import { headerOf } from '@/e2e/support/in-process/arrived-letter';
import { formRequest, forms } from '@/e2e/support/in-process/form-request';
import { receive } from '@/server/http/receive/receive';
import { deskOfEach } from '../desk.fixture';

const mine = 'Two weeks, and it fits a letter box.';

const { desk: at } = deskOfEach();
beforeEach(async () => {
  const fields = { ...forms.contact, email: 'lucy@mail.example', text: 'A mug?' };
  await receive(
    'contact',
    await formRequest('contact', { fields, headers: { 'accept-language': 'en' } }),
    at.buyer.effects(),
  );
});

const path = '/inbox/2026-0001-A2';
const answer = (text: string, seen: string) => at.post(`${path}/reply`, { text, seen });

test('DESK-3, DESK-10: an answer is in the language of the question, by the artist’s hand, and may be followed by another', async () => {
  for (const seen of ['0', '1']) expect((await answer(`${mine} ${seen}`, seen)).statusCode).toBe(303);
  at.buyer.pass(5 * 60_000);
  await at.buyer.post();
  const letters = at.buyer.office.all('buyer').filter(({ subject }) => subject?.startsWith('Re: '));
  expect(letters.map(({ text }) => /letter box\. (\d)/.exec(text)?.[1]).toSorted()).toEqual(['0', '1']);
  const [one, other] = letters;
  if (!one || !other) throw new Error('a reply did not come');
  expect(one.subject).toMatch(/^Re: Message 2026-0001-A2/);
  expect(one.text).toMatch(/^Hello,\n\nTwo weeks.*\n\nKind regards,.*A mug\?/s);
  expect(headerOf(one, 'To')).toBe('lucy@mail.example');
  expect(one.head.join('\n')).not.toMatch(/auto-submitted/i);
  expect(headerOf(one, 'Message-ID')).not.toBe(headerOf(other, 'Message-ID'));
  expect(await at.read(path)).toMatch(/list wyszedł.*letter box\. 1/);
});
