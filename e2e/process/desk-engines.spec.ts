import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, needsEngine, test } from '../support/browser/engines';
import { downloads, type Visitor } from '../support/browser/visitor';
import { dayIn } from '../support/days';
import { type FormName, sendForm } from '../support/forms';
import { longIf } from '../support/in-process/long';

/** What a story has: her two devices in one engine, each at Today, and what came. */
type At = Readonly<{ artist: Visitor; second: () => Promise<Visitor>; reference: string }>;

async function lookAtOffer(artist: Visitor, price: string): Promise<void> {
  await artist.press('Wyślij ofertę');
  await artist.fill('Cena pracy', price);
  await artist.fill('Dostawa', '25');
  await artist.fill('Gotowe do', dayIn(20));
  await artist.fill('Dojdzie około', dayIn(23));
  await artist.press('Zobacz list');
  await artist.press('Wyślij bez konta');
}

const undo = 'Cofnij, jeszcze 5 minut';

const stories: Readonly<Record<string, Readonly<{ came: FormName; story: (at: At) => Promise<unknown> }>>> = {
  'a lesson is answered': {
    came: 'registration-lessons',
    async story({ artist }) {
      await artist.press('Odpisz');
      await artist.press('Wyślij odpowiedź');
      await artist.read(/Nic nie zapisano/);
      expect(await artist.problem('Twoje słowa')).toBe('Tu czegoś brakuje.');
      await artist.fill('Twoje słowa', 'Zapraszam w środę.');
      await artist.press('Wyślij odpowiedź');
      await artist.read(/List czeka, bo poczta nie jest ustawiona\./);
      await artist.press('Wyślij od razu');
      await artist.read(/^(?![\s\S]*Cofnij, jeszcze)/);
    },
  },
  'an order of a fair is written down': {
    came: 'contact',
    async story({ artist }) {
      await artist.press('Dodaj');
      await artist.press('Zamówienie');
      await artist.choose('targi');
      await artist.fill('Kto', 'Hanna Zmyślona');
      await artist.fill('Cena', '1 950,00');
      await artist.press('Zapisz zamówienie');
      await artist.read(/Zamówienie \S+ zapisane\./);
      await artist.read(/1\s950,00 zł/);
    },
  },
  'a slip is caught, an offer taken back in time and too late, and two desks overwrite nothing': {
    came: 'shop-orders',
    async story({ artist, second, reference }) {
      const other = await second();
      await other.open(`/orders/${reference}`);
      await lookAtOffer(artist, '6');
      // the page that has one question left
      await artist.read(/Najpierw odpowiedz na pytanie/);
      await artist.press('Tak, 6,00 zł');
      await artist.press('Wyślij ofertę');
      await artist.read(/Oferta zapisana\./);
      await artist.press(undo);
      await artist.read(/Cofnięte: oferta\./);

      // its page is from before
      await other.press('Dalej bez oferty');
      await other.press('W pracy, pokaż zdjęcie');
      await other.fill('Kilka słów dla kupującego', 'Zaczynam.');
      await other.press('Zapisz: w pracy');
      await other.read(/W międzyczasie to się zmieniło\. Niczego nie nadpisano/);
      expect(await other.value('Kilka słów dla kupującego')).toBe('Zaczynam.');

      await artist.open('/');
      await lookAtOffer(artist, '600');
      await artist.press('Wyślij ofertę');
      await artist.read(/Oferta zapisana\./);
      await other.open(`/orders/${reference}`);
      await other.read(new RegExp(undo));
      await artist.press('Wyślij od razu');
      await artist.read(/Kupujący widzi to od teraz\./);
      await other.press(undo);
      await other.read(/Tego nie da się już cofnąć/);
    },
  },
  'a person is exported and erased': {
    came: 'shop-orders',
    async story({ artist, reference }) {
      await artist.open(`/people/${reference}`);
      const before = readdirSync(downloads);
      await artist.press('Wszystko o tej osobie (ZIP)');
      const come = () => readdirSync(downloads).filter((name) => !before.includes(name));
      await expect.poll(come, { timeout: 30_000 }).toEqual([expect.stringMatching(/^osoba.*\.zip$/)]);
      const [name = ''] = come();
      expect(readFileSync(join(downloads, name), 'latin1')).toMatch(/^PK/);
      await artist.press('Usuń dane');
      await artist.press('Usuń na zawsze');
      await artist.read(/Nic nie zapisano/);
      expect(await artist.problem('Żeby usunąć')).toMatch(/Źdźbło-Nowakowska/);
      await artist.fill('Żeby usunąć', 'Źdźbło-Nowakowska');
      await artist.press('Usuń na zawsze');
      await artist.read(/Usunięto na zawsze: 1\./);
      // in the inbox, too
      await artist.read(/^(?![\s\S]*Źdźbło)/);
    },
  },
};

/** What the short form leaves to the other engine. */
const leftOut = { Firefox: /fair|lesson|slip/, WebKit: /lesson|person/ } as const;

test.setTimeout(240_000);

for (const engine of ['Firefox', 'WebKit'] as const)
  test.describe(engine, () => {
    needsEngine(engine);

    for (const [name, { came, story }] of Object.entries(stories))
      test(`in ${engine} ${name}${longIf(leftOut[engine].test(name))}`, async ({ startDesk, visit }) => {
        const { site, base, link } = await startDesk();
        const { reference } = await (await sendForm(site.base, came)).json();
        const device = async (): Promise<Visitor> => {
          const visitor = await visit(engine, { base });
          await visitor.open(await link());
          await visitor.press('Otwórz tutaj');
          await visitor.read(/na Ciebie/i);
          return visitor;
        };
        await story({ artist: await device(), second: device, reference });
      });
  });
