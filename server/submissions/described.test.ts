import type { OrderType } from '@/content/order';
import type { ShopItem } from '@/content/types';
import { artworkOf, itemOf } from '@/domain/shop/shop-artwork';
import { type FormName, formRequest, forms } from '@/e2e/support/in-process/form-request';
import { orderRequest, orders, picture } from '@/e2e/support/in-process/order-request';
import { openStudio, type Studio } from '@/e2e/support/in-process/studio';
import { receive } from '../http/receive/receive';
import { submissions } from '../storage/queries/read';
import { readable } from './kinds';

let studio: Studio;
beforeEach(async () => {
  studio = await openStudio();
});
afterEach(() => studio.close());

async function order(type: keyof typeof orders, extra: Record<string, string> = {}): Promise<void> {
  const photos = type === 'portraits' || type === 'custom-pictures' ? [await picture(), await picture(70, 80)] : [];
  await receive('shop-order', orderRequest({ fields: { ...orders[type], ...extra }, photos }), studio.effects);
}

/** What the artist reads of the only submission: its answers by label, and what is said of one. */
async function described() {
  const [submission] = await submissions(studio.storage);
  if (!submission) throw new Error('nothing was kept');
  const { heading, sections } = readable(submission).describe('pl');
  const entries = sections
    .flatMap(([, all]) => all)
    .map((entry) => entry.map((text) => text?.replaceAll('\u00a0', ' ')));
  return {
    heading: heading.replaceAll('\u00a0', ' '),
    answers: Object.fromEntries(entries),
    notes: entries.map(([, , note]) => note).filter(Boolean),
  };
}

/** Works and prices are the artist's to change. */
const titleOf = (type: OrderType, number: number): string => artworkOf(itemOf(type, number) as ShopItem).title.pl;
const exactly = expect.stringMatching(/^\d+,\d\d zł$/);
const from = expect.stringMatching(/^od \d+,\d\d zł$/);
const parcel = { Dokąd: 'Polska', Dostawa: expect.stringMatching(/^od \d+,\d\d zł$/) };
const address = {
  Imię: 'Łucja',
  Nazwisko: 'Źdźbło-Nowakowska',
  'Adres dostawy': 'ul. Prosta 1\n87-100 Toruń',
  'Numer telefonu': '600 700 800',
  'Adres e-mail': 'lucja@poczta.example',
};

test.each<[keyof typeof orders, Record<string, string>, object]>([
  [
    'picture',
    {},
    {
      Rodzaj: 'Obraz',
      Praca: titleOf('picture', 2),
      Nośnik: 'Plik cyfrowy',
      Cena: exactly,
      Dostawa: 'do pobrania, bez kosztu',
    },
  ],
  [
    'portraits',
    { language: 'en' },
    {
      Rodzaj: 'Portret',
      'W stylu': titleOf('portraits', 1),
      Technika: 'Akryl na płótnie',
      'Kto jest na portrecie': '2 osoby',
      Zdjęcia: '2',
      Format: 'Inny',
      Szerokość: '60 cm',
      Wysokość: 'do uzgodnienia',
      Cena: from,
      ...parcel,
    },
  ],
  [
    'custom-pictures',
    {},
    {
      Rodzaj: 'Obraz na zamówienie',
      Technika: 'Obraz cyfrowy',
      Format: 'A3 · 29,7 × 42 cm',
      Opis: 'Dom dziadków w maju',
      Nośnik: 'Kubek ok. 330 ml',
      'Kolor wnętrza': 'do uzgodnienia',
      'Kolor uszka': 'czerwony',
      Cena: from,
    },
  ],
  [
    'posters',
    {},
    {
      Rodzaj: 'Wydruk',
      Format: 'A4 · 21 × 29,7 cm',
      'Rozmiar wydruku': 'A3',
      Uwagi: 'Tło jasne',
      Cena: exactly,
    },
  ],
])(
  'ORDER-23, DESK-2: of an order of %s every choice stands with its label, and what is open plainly so',
  async (type, extra, answers) => {
    await order(type, extra);
    expect((await described()).answers).toMatchObject({ ...address, ...answers });
  },
);

test.each([
  ['lucja@poczta.example', 'na ten adres można wysłać list'],
  ['lucja,ala@poczta.example', 'na ten adres nie da się wysłać listu'],
  ['babcia@gmial.com', 'czy nie miało być babcia@gmail.com?'],
])('ORDER-16: whether a letter can be sent to %s', async (email, note) => {
  await order('posters', { email });
  expect((await described()).notes.join()).toContain(note);
});

test.each<[FormName, string, object]>([
  [
    'contact',
    'Wiadomość',
    {
      Wiadomość: 'Dzień dobry,\nproszę o ofertę.',
      'Adres e-mail': 'zaneta@sklep.łódź.pl',
      'Numer telefonu': '600 700 800',
    },
  ],
  [
    'registration-lessons',
    'Zapis na lekcje',
    {
      'Rodzaj zajęć': 'Kursy online',
      Imię: 'Żaneta',
      'Adres e-mail': 'zaneta@poczta.example',
      'Numer telefonu': '600 700 800',
    },
  ],
  [
    'orders',
    'Zapytanie o obraz',
    {
      Szerokość: '60 cm',
      Wysokość: 'ok. metra',
      Imię: 'Żaneta',
      'Adres e-mail': 'zaneta@poczta.example',
      'Numer telefonu': '600',
    },
  ],
])('DESK-2: %s is read in Polish, every field labelled', async (kind, heading, answers) => {
  await receive(kind, await formRequest(kind, { fields: forms[kind] }), studio.effects);
  expect(await described()).toMatchObject({ heading, answers });
});

test('HOME-18: an order of a wall is a mural, with the square metres and the sum that its dialog named', async () => {
  const fields = { ...forms.orders, width: '3,5 m', height: '2,4', wall: 'true' };
  await receive('orders', await formRequest('orders', { fields }), studio.effects);
  expect((await described()).answers.Cena).toBe('około 8,4 m², od 2940,00 zł');
  const [wall] = await submissions(studio.storage);
  expect(wall && readable(wall).order?.('en')).toMatchObject({
    name: 'Mural',
    choice: { isWall: true },
    quoted: { grosze: 294_000, from: true },
  });
});

test('what the shop called a thing that day is what an old order says', async () => {
  await order('posters');
  const [row] = await submissions(studio.storage);
  const fields = row?.fields.replace('"pl":"Wydruk"', '"pl":"Wydruk na płótnie"') ?? '';
  await studio.storage.updateTable('submissions').set({ fields }).execute();
  const { answers, notes } = await described();
  expect([answers.Rodzaj, notes]).toEqual(['Wydruk na płótnie', expect.arrayContaining(['Plakat, nr 3'])]);
});
