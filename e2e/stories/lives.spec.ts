import { writeFileSync } from 'node:fs';
import { formPath, orderFilePath, shopOrders } from '@/domain/api';
import { type Locale, locales } from '@/i18n/locales';
import { messages } from '@/messages';
import { type EngineName, engines, test as everywhere, expect, needsEngine } from '../support/browser/engines';
import type { Visitor } from '../support/browser/visitor';
import { dayIn } from '../support/days';
import type { ArrivedLetter } from '../support/in-process/arrived-letter';
import { longIf } from '../support/in-process/long';
import { offer as offerOf } from '../support/in-process/offer';
import { orders, picture } from '../support/in-process/order-request';
import { openSink, type Sink } from '../support/in-process/smtp-sink';

/** With a mail server of the test's own, to which all letters go. */
const test = everywhere.extend<{ sink: Sink }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern
  sink: async ({}, use) => {
    const sink = await openSink();
    await use(sink);
    await sink.close();
  },
});
// on a busy machine its two programs start slowly
test.setTimeout(240_000);

/** What is ordered of a poster: something to be sent, or its file. */
const parts = { parcel: { medium: '3' }, file: { medium: '1' } } as const;

/** An order and those about it. `letters`: what has been written to its buyer so far. */
type At = Readonly<{
  locale: Locale;
  of: keyof typeof parts;
  artist: Visitor;
  buyer: Visitor;
  site: Readonly<{ base: string; folder: string }>;
  order: Readonly<{ reference: string; status: string }>;
  letters: Expected[];
}>;
/** A letter by its subject in `messages`, and what its text says beside. `isApart`: it has no way to the order's page. */
type Expected = Readonly<{ subject: string; says?: readonly string[]; isApart?: boolean }>;
type Step = (at: At) => Promise<unknown>;

const wordsOf = ({ locale }: At) => messages[locale];
const written = ({ letters }: At, subject: string, ...says: readonly string[]): number =>
  letters.push({ subject, says });
const inState = (at: At, state: string, ...says: readonly string[]): number =>
  written(at, wordsOf(at).letter.update.state.replace('{state}', state), ...says);

/** On one line, without the signs that keep one from being broken: letters have none. */
const plain = (text: string): string => text.replaceAll('\u2060', '').replace(/\s+/g, ' ');

/** A text of `messages` with anything where it has a gap, on one line. */
const filled = (text: string): RegExp =>
  new RegExp(
    plain(text)
      .replace(/[.?()]/g, '\\$&')
      .replace(/\{\w+\}/g, '.*'),
  );

const openOrder: Step = ({ artist, order }) => artist.open(`/orders/${order.reference}`);
const openPage: Step = ({ buyer, order }) => buyer.open(order.status);

/** Sends at once what the desk would hold for five minutes. */
const tell: Step = async ({ artist }) => {
  await artist.press('Wyślij od razu');
  await artist.read(/Kupujący widzi to od teraz/);
};

const attach = async ({ artist }: At, name: string, bytes: Buffer): Promise<void> => {
  const file = test.info().outputPath(name);
  writeFileSync(file, bytes);
  await artist.attach(file);
};

/** An offer of 120 zł, half of it ahead; begun by what Today calls it, or on its own page where Today asks for none. */
const offered =
  (call: string | null): Step =>
  async (at) => {
    const { artist, order } = at;
    await artist.open(call ? '/' : `/orders/${order.reference}/offer`);
    if (call) await artist.press(call);
    await artist.fill('Cena pracy', '120');
    await artist.fill('Gotowe do', dayIn(20));
    if (at.of === 'parcel') {
      await artist.fill('Dostawa', '25');
      await artist.fill('Dojdzie około', dayIn(23));
    }
    await artist.choose('50%');
    await artist.press('Zobacz list');
    await artist.press('Wyślij bez konta');
    await artist.press('Wyślij ofertę');
    await tell(at);
    written(at, wordsOf(at).letter.update.offer);
  };

const offer = offered('Wyślij ofertę');

const accept: Step = async (at) => {
  const { buyer } = at;
  const { offer, due, letter } = wordsOf(at);
  await openPage(at);
  await buyer.press(offer.yes);
  await buyer.press(await buyer.read(new RegExp(`${offer.yesSum.split('{')[0]}[\\d ,.]+ zł`)));
  await buyer.read(filled(due.h));
  written(at, letter.accepted.subject, due.h.toUpperCase());
};

/** Notes what is due next as paid; the last of it leaves nothing due. */
const pay =
  (isLast: boolean): Step =>
  async (at) => {
    const { artist } = at;
    await openOrder(at);
    await artist.unfold('Zapisz wpłatę');
    await artist.choose('Wyślij list');
    await artist.fill('Kiedy', dayIn(0));
    await artist.key('Enter');
    await tell(at);
    const { due, letter } = wordsOf(at);
    written(at, letter.update.paid.subject, isLast ? letter.update.paid.all : (due.later.rest.split('{')[0] ?? ''));
  };

const refund: Step = async (at) => {
  const { artist, buyer } = at;
  await openOrder(at);
  await artist.unfold('Zapisz wpłatę');
  await artist.fill('Ile', '60');
  await artist.choose('zwrot');
  await artist.choose('Wyślij list');
  await artist.fill('Kiedy', dayIn(0));
  await artist.key('Enter');
  await tell(at);
  written(at, wordsOf(at).letter.update.paid.returnedSubject);
  await openPage(at);
  await buyer.read(filled(wordsOf(at).status.money.kinds.returned));
};

const work: Step = async (at) => {
  await openOrder(at);
  await attach(at, 'szkic.jpg', await picture(400, 300));
  await at.artist.press('Zapisz: w pracy');
  await tell(at);
  inState(at, wordsOf(at).status.states['in-work'], wordsOf(at).letter.update.pictureBare);
};

const number = '620012345678901234567890';

const sendParcel: Step = async (at) => {
  const { artist, buyer } = at;
  await openOrder(at);
  await artist.unfold('Wysłane');
  await artist.choose('InPost');
  await artist.fill('Numer przesyłki', '6200 1234 5678 9012 3456 7890');
  await artist.press('Zapisz jako wysłane');
  await tell(at);
  inState(at, wordsOf(at).status.states.sent, number, 'https://inpost.pl/');
  await openPage(at);
  await buyer.read(new RegExp(number));
};

/** Something is still due, which is asked about; it is paid when the work is fetched. */
const handOver: Step = async (at) => {
  const { artist, buyer } = at;
  await openOrder(at);
  await artist.press('Do odbioru');
  await artist.fill('Gdzie', 'Pracownia w Toruniu');
  await artist.fill('Kiedy', dayIn(21));
  await artist.choose('Może iść, choć brakuje');
  await artist.press('Zapisz: do odbioru');
  await tell(at);
  inState(at, wordsOf(at).way.pickup, 'Pracownia w Toruniu');
  await openPage(at);
  await buyer.read(/Pracownia w Toruniu/);
};

const painting = Buffer.alloc(300_000, 'farba');

const handFile: Step = async (at) => {
  const { artist, buyer, site, order } = at;
  const { way, status, letter } = wordsOf(at);
  await openOrder(at);
  await attach(at, 'IMG 1.TIF', painting);
  await artist.press('Przekaż');
  await tell(at);
  inState(at, way.file, '.tif');
  await openPage(at);
  await buyer.read(filled(way.file));
  await buyer.choose(status.file.tick);
  await buyer.press(status.file.do);
  const name = await buyer.read(/\S+\.tif/);
  await buyer.read(filled(status.file.early));
  written(at, letter.early.subject);

  const token = order.status.slice(-40);
  // what happened before it depends on the story
  const all = Array.from({ length: 20 }, (_, before) => site.base + orderFilePath(token, before + 1));
  const [file] = (await Promise.all(all.map((url) => fetch(url)))).filter(({ status }) => status === 200);
  if (!file) throw new Error('no file can be downloaded');
  expect(file.headers.get('content-disposition')).toContain(name);
  expect(painting.equals(new Uint8Array(await file.arrayBuffer()))).toBe(true);
  const rest = await fetch(file.url, { headers: { range: 'bytes=200000-' } });
  expect([rest.status, (await rest.arrayBuffer()).byteLength]).toEqual([206, 100_000]);
};

/** Withdraws from the contract in two steps; it stands on Today until it is settled. */
const withdraw: Step = async (at) => {
  const { artist, buyer, order } = at;
  const { withdrawal } = wordsOf(at);
  await openPage(at);
  await buyer.press(withdrawal.h);
  await buyer.press(withdrawal.next);
  await buyer.press(withdrawal.confirm);
  await buyer.read(filled(withdrawal.sent));
  at.letters.push({ subject: withdrawal.letter.subject, isApart: true });
  await openPage(at);
  await buyer.read(filled(withdrawal.received));
  await artist.open('/');
  await artist.read(new RegExp(`Odstąpienie od umowy.*Zamówienie ${order.reference}`));
  await artist.press('Rozlicz');
  await artist.press('Odstąpienie rozliczone');
  await artist.read(/Zapisane jako załatwione/);
};

const decline: Step = async (at) => {
  const { artist, buyer } = at;
  const { offer, letter } = wordsOf(at);
  await openPage(at);
  await buyer.press(offer.no);
  await buyer.fill(offer.why, 'Za drogo');
  await buyer.press(offer.noSure);
  await buyer.read(filled(offer.declined));
  written(at, letter.declined.subject);
  await openOrder(at);
  await artist.read(/Za drogo/);
};

/** An offer whose days are over cannot be accepted. */
const expire: Step = async (at) => {
  const { buyer, order, site } = at;
  const { offer, letter } = wordsOf(at);
  await offerOf(order.reference, { dataFolder: site.folder, waits: -1000 });
  written(at, letter.update.offer);
  await openPage(at);
  await buyer.read(filled(offer.expired));
  await buyer.open(`${order.status}?step=accepted`);
  await buyer.read(filled(offer.expired));
};

/** Done on the desk, one question to the buyer, and the words that may stand on the site. */
const finish: Step = async (at) => {
  const { artist, buyer } = at;
  const { review, msg } = wordsOf(at);
  await openOrder(at);
  await artist.press('Zapisz jako gotowe');
  await tell(at);
  await openPage(at);
  await buyer.fill(review.label, 'Pięknie.');
  await buyer.choose(review.tick);
  await buyer.press(msg.send);
  await buyer.read(filled(review.thanks));
  await openOrder(at);
  await artist.press(messages.pl.desk.review.put1);
  await artist.read(filled(messages.pl.desk.review.stands));
};

type Life = Readonly<{ rules: string; of: keyof typeof parts; steps: readonly Step[] }>;

const agreed = [offer, accept];
const lives: Readonly<Record<string, Life>> = {
  'whose first offer expires, by parcel to how it was': {
    rules: 'STATUS-4, STATUS-17, STATUS-21, LETTERS-5',
    of: 'parcel',
    steps: [expire, offered('Ponów ofertę'), accept, pay(false), work, pay(true), sendParcel, finish],
  },
  'whose first offer is declined, handed over, to how it was': {
    rules: 'STATUS-5, STATUS-17, STATUS-25',
    of: 'parcel',
    steps: [offer, decline, offered(null), accept, pay(false), handOver, pay(true), finish],
  },
  'by file to how it was': {
    rules: 'STATUS-23, STATUS-24',
    of: 'file',
    steps: [...agreed, pay(false), pay(true), handFile, finish],
  },
  'to a withdrawal from what was sent, and the refund': {
    rules: 'WITHDRAWAL-1, WITHDRAWAL-5',
    of: 'parcel',
    steps: [...agreed, pay(false), pay(true), sendParcel, withdraw, refund],
  },
};

const lettersTo = (sink: Sink, address: string): readonly ArrivedLetter[] =>
  sink.received.filter(({ to }) => to === address).map(({ letter }) => letter);

/** Letters leave side by side, and one with a picture takes longer; nobody takes the next step within a second. */
const haveCome = (sink: Sink, { letters }: At): Promise<void> =>
  expect.poll(() => lettersTo(sink, orders.posters.email).length, { timeout: 60_000 }).toBe(letters.length);

/** All letters to the buyer came in this order, each with what it says, and the link to the page in both parts. */
async function expectLetters(sink: Sink, { letters, order }: At): Promise<void> {
  const { email } = orders.posters;
  for (const [index, { subject, says = [], isApart = false }] of letters.entries()) {
    const letter = lettersTo(sink, email)[index];
    expect(letter?.subject).toMatch(filled(subject));
    for (const said of says) expect(plain(letter?.text ?? '')).toContain(plain(said));
    if (isApart) continue;
    for (const body of [letter?.text, letter?.html]) expect(body).toContain(order.status);
  }
  // one that cannot be drawn in time leaves without its picture
  expect(lettersTo(sink, email).some(({ shown }) => Object.keys(shown).length === 1)).toBe(true);
}

type Story = Readonly<{
  engine: EngineName;
  locale: Locale;
  hasScript: boolean;
  name: string;
  life: Life;
  isLong: boolean;
}>;

const tellings = (Object.keys(engines) as EngineName[]).flatMap((engine) =>
  [true, false].flatMap((hasScript) => locales.map((locale) => ({ engine, locale, hasScript }))),
);

const stories: readonly Story[] = [
  ...Object.entries(lives).flatMap(([name, life], nth) =>
    // in the short form each life once, and each way to tell one about as often
    tellings.map((telling, index) => ({ ...telling, name, life, isLong: index !== (5 * nth) % tellings.length })),
  ),
];

for (const [engine, told] of Map.groupBy(stories, ({ engine }) => engine))
  test.describe(engine, () => {
    needsEngine(engine);

    for (const { name, life, locale, hasScript, isLong } of told)
      test(`${life.rules}: from an order ${name}, ${hasScript ? 'with' : 'without'} script, in ${locale}, in ${engine}${longIf(isLong)}`, async ({
        visit,
        startDesk,
        sink,
      }) => {
        const mail = { SMTP_URL: sink.url, MAIL_FROM: 'www@studio.example', MAIL_TO: 'anna@studio.example' };
        const { site, base, link } = await startDesk(mail);
        const body = new FormData();
        const fields = { ...orders.posters, ...parts[life.of], language: locale };
        for (const [field, text] of Object.entries(fields)) body.append(field, text);
        const sent = await fetch(site.base + formPath(shopOrders), { method: 'POST', body });
        const artist = await visit(engine, { base });
        await artist.open(await link());
        await artist.press('Otwórz tutaj');
        await artist.read(/Jedna sprawa czeka na Ciebie/);
        const buyer = await visit(engine, { base: site.base, hasScript });
        const at: At = { locale, of: life.of, artist, buyer, site, order: await sent.json(), letters: [] };
        written(at, messages[locale].letter.buyer.subject);
        await haveCome(sink, at);
        for (const step of life.steps) {
          await step(at);
          await haveCome(sink, at);
        }
        await expectLetters(sink, at);
      });
  });
