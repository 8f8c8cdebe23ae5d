import { holding, undoMs } from '@/domain/order/undo';
import { picture } from '@/e2e/support/in-process/order-request';
import { answerPicture } from '@/server/pages/status/answer-picture';
import { deskOfEach, fileNamed } from '../desk.fixture';
import { reference } from '../order-page.fixture';

const day = 24 * 60 * 60 * 1000;

let token: string;
const { desk, buyer: at } = deskOfEach();
beforeEach(async () => {
  token = await at.order();
});

const path = `/orders/${reference}`;

test('DESK-11: an offer is withdrawn until it is accepted; a second letter tells of it if the first has left', async () => {
  await desk.quote();
  const stale = await at.answerOn(token, 'accepted');
  await at.post();
  at.pass(day);
  expect((await desk.act('withdraw')).statusCode).toBe(303);
  expect((await at.send(stale)).status).toBe(409);
  await at.post();
  expect(at.letterTo(/poprzedni list jest nieaktualny/).text).toContain(`wycofuję ofertę do zamówienia ${reference}`);
  await desk.quote();
  await at.send(await at.answerOn(token, 'accepted'));
  expect((await desk.act('withdraw')).statusCode).toBe(409);
  expect(await desk.read()).toContain('Cofnięto: oferta');
});

test('DESK-11: an offer that has not left is not sent beside the one that replaces it', async () => {
  await desk.quote({ note: 'pierwsza' });
  await desk.quote({ note: 'druga' });
  await at.post();
  const offers = at.office.all('buyer').filter(({ subject }) => subject?.startsWith('Oferta'));
  expect(offers.map(({ text }) => /pierwsza|druga/.exec(text)?.[0])).toEqual(['druga']);
});

test('DESK-11: with an offer that was seen and withdrawn those that it replaced are over, too', async () => {
  await desk.quote({ note: 'pierwsza' });
  await at.post();
  await desk.quote({ note: 'druga' });
  await at.post();
  expect((await desk.act('withdraw')).statusCode).toBe(303);
  expect(await at.html(token)).not.toContain('Moja oferta');
  expect(holding(await at.events())).toEqual([]);
  expect((await at.events()).at(-1)).toMatchObject({ type: 'undo', of: 1, state: 'read' });
});

test('DESK-11: a picture that was shown by mistake is gone, and what it said stays in the history', async () => {
  const photo = fileNamed('szkic.jpg', await picture());
  await desk.post(`${path}/start`, { seen: '1', caption: 'Szkic', photo });
  const shown = async () => (await answerPicture({ token, name: '1' }, at.effects())).status;
  expect(await shown()).toBe(404);
  at.pass(undoMs);
  expect(await shown()).toBe(200);
  at.pass(-1);
  await desk.post(`${path}/undo`, { undo: '1' });
  expect(await shown()).toBe(404);
  expect(await desk.read()).toMatch(/Cofnięto: zmiana stanu.*Szkic/);
});
