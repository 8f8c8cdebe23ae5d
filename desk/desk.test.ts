import { formRequest } from '@/e2e/support/in-process/form-request';
import { orderRequest } from '@/e2e/support/in-process/order-request';
import { openStudio, type Studio } from '@/e2e/support/in-process/studio';
import { receive } from '@/server/http/receive/receive';
import { typed } from './typed.fixture';

const reference = '2026-0001-A2';
const offered = ['--price', '450', '--delivery', '20', '--by', '2026-12-18', '--arrives', '2026-12-20'];

let studio: Studio;
const on = (...line: readonly string[]) =>
  typed(line, { withStorage: (work) => work(studio.storage), now: () => studio.effects.now() });
beforeAll(async () => {
  studio = await openStudio();
  await receive('shop-order', orderRequest(), studio.effects);
  await receive('contact', await formRequest('contact'), studio.effects);
});
afterAll(() => studio.close());

test.each([
  [['quote', reference, '--price', 'dużo', '--by', '2026-12-20'], 2, 'To nie jest kwota: dużo.'],
  [['quote', reference, '--price', '0', '--by', '2026-12-20'], 2, 'To nie jest kwota: 0.'],
  [['quote', reference, '--price', '450', '--by', '2026-02-30'], 2, 'Tego dnia nie ma albo minął: 2026-02-30.'],
  [['quote', reference, '--price', '450', '--by', '2026-11-20'], 2, 'Tego dnia nie ma albo minął: 2026-11-20.'],
  [['quote', reference, '--price', '450'], 2, 'Podaj dzień, na który będzie gotowe, na przykład'],
  [['quote', '2026-0009-A2', '--price', '450', '--by', '2026-12-20'], 1, 'Nie ma zgłoszenia o numerze 2026-0009-A2.'],
  [
    ['quote', reference, '--price', '450', '--by', '2026-12-20'],
    2,
    'Podaj koszt dostawy w złotych, może być 0; dzień, około którego dojdzie, na przykład',
  ],
  [
    ['quote', reference, '--price', '450', '--delivery', '0', '--by', '2026-12-20'],
    2,
    'Podaj dzień, około którego dojdzie',
  ],
  [['quote', reference, ...offered.slice(0, -1), '2026-12-17'], 2, 'Paczka nie może dojść, zanim praca będzie gotowa'],
  [['quote', reference, ...offered, '--deposit', '101%'], 2, 'To nie jest kwota: 101%.'],
  [['quote', reference, ...offered, '--deposit', '1450,01'], 2, 'To nie jest kwota: 1450,01.'],
  [
    ['mark', reference, 'zawieszone'],
    2,
    'Nie ma stanu zawieszone. Są: przeczytane, przyjęte, odrzucone, w-pracy, wysłane, gotowe',
  ],
  [['mark', reference, 'in-work', '--photo', '/nowhere.jpg'], 1, 'Nie ma pliku /nowhere.jpg.'],
  [['message', reference, ' '], 2, 'Wpisz treść wiadomości'],
  [['message', reference, 'x'.repeat(5001)], 2, 'Ten tekst jest za długi.'],
  [['note', reference, '\n'], 2, 'Wpisz treść wiadomości'],
  [['message', '2026-0002-A2', 'x'], 1, 'Zgłoszenie 2026-0002-A2 nie jest zamówieniem.\n'],
])('DESK-1: inbox %j is refused with the reason: 1 for what fails, 2 for wrong use', async (line, code, text) => {
  const answer = await on('inbox', ...line);
  expect([answer.code, answer.err]).toEqual([code, expect.stringContaining(text)]);
});
