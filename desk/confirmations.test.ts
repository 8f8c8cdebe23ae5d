import { openingNotices } from '@/domain/api';
import { noticeSubjects } from '@/domain/forms/opening-notice';
import { type FormName, formRequest, forms } from '@/e2e/support/in-process/form-request';
import { receive } from '@/server/http/receive/receive';
import { deskOfEach } from './desk.fixture';

const buyer = 'lucja@poczta.example';

const { desk, buyer: at } = deskOfEach();

const unwritten = 'Listu do kupującego nie napisano. Takich listów na jeden adres w ciągu doby: najwyżej 5.';

test('TRUST-15: what a stranger asks for in a buyer’s name keeps no confirmation back', async () => {
  const notice = (service: string, n: number) =>
    formRequest(openingNotices, { fields: { email: buyer, service, language: n === 0 ? 'pl' : 'en' } });
  for (const n of [0, 1])
    for (const service of noticeSubjects.slice(0, 3))
      expect((await receive(openingNotices, await notice(service, n), at.effects())).status).toBe(201);
  const number = '2026-0007-A2';
  const token = await at.order();
  await desk.quote({}, number);
  expect((await at.send(await at.answerOn(token, 'accepted'))).status).toBe(303);
  await at.post();
  const subjects = at.office.all('buyer').map(({ subject }) => subject);
  expect(subjects.filter((subject) => /^(Notification|Powiadomienie)/.test(subject ?? ''))).toHaveLength(5);
  expect(at.letterTo(/^Zamówienie 2026-0007-A2/).text).toContain(token);
  expect(at.letterTo(/^Oferta przyjęta: zamówienie 2026-0007-A2/)).toBeDefined();
  expect(await desk.read('/inbox/2026-0005-A2')).not.toContain(unwritten);
  expect(await desk.read('/inbox/2026-0006-A2')).toContain(unwritten);
  expect(await desk.read(`/orders/${number}`)).not.toContain(unwritten);
});

test('TRUST-15, FORMS-14: forms of the home page and notices have five letters a day together, and keep no order back', async () => {
  const send = async (kind: FormName, n: number) => {
    const fields = { ...forms[kind], email: buyer, phone: `${n}` };
    expect((await receive(kind, await formRequest(kind, { fields }), at.effects())).status).toBe(201);
  };
  for (const n of [1, 2, 3]) {
    await send('contact', n);
    await send('registration-lessons', n);
  }
  await send(openingNotices, 1);
  await send('orders', 1);
  await at.order();
  await at.post();
  const subjects = at.office.all('buyer').map(({ subject }) => (subject ?? '').replace(/ 2026.*/, ''));
  expect(subjects.toSorted()).toEqual([
    ...Array.from({ length: 3 }, () => 'Dotarło do mnie: wiadomość'),
    ...Array.from({ length: 2 }, () => 'Dotarło do mnie: zapis na lekcje'),
    'Dotarło do mnie: zapytanie o obraz',
    'Zamówienie',
  ]);
});
