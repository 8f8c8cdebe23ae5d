import { type OrderEvent, stateSetBy } from '@/domain/order/events';
import { openStorage } from '@/server/storage/open';
import { rowOf } from '@/server/storage/queries/order-events';
import type { Storage, Tables } from '@/server/storage/tables';

const dayMs = 24 * 60 * 60 * 1000;
const tenYears = 3650 * dayMs;

const mark = (state: 'in-work' | 'sent' | 'done'): OrderEvent => ({ type: 'mark', state, note: '', picture: null });

/** From an offer to its end, of an order that came at that moment. */
function lifeFrom(at: number): readonly OrderEvent[] {
  const by = new Date(at + 30 * dayMs).toISOString().slice(0, 10);
  return [
    {
      type: 'offer',
      grosze: 145_000,
      by,
      note: 'Tło zostaje jasne.',
      until: Date.UTC(2100, 0),
      terms: { delivery: 3000, deposit: 43_500, arrives: by, reason: '' },
    },
    { type: 'answer', answer: 'accepted', offer: 1, grosze: 145_000, regulations: '' },
    { type: 'payment', kind: 'deposit', grosze: 43_500, day: by, note: '' },
    mark('in-work'),
    { type: 'message', from: 'buyer', text: 'Kiedy będzie gotowe?' },
    { type: 'message', from: 'studio', text: 'Za tydzień.' },
    mark('sent'),
    mark('done'),
  ];
}

type Rows = { [Table in 'submissions' | 'photos' | 'letters' | 'order_events']: Tables[Table][] };

const inParts = async <Row>(rows: readonly Row[], write: (part: readonly Row[]) => Promise<unknown>) => {
  for (let from = 0; from < rows.length; from += 500) await write(rows.slice(from, from + 500));
};

/**
 * Writes so many copies of what is stored, each of another person, over ten years; orders with all that happened to them, of
 * which one in so many is not at its end.
 */
export async function fillStorage(storage: Storage, copies: number, now: number, oneIn = 100): Promise<void> {
  const models = await storage.selectFrom('submissions').selectAll().where('order_id', 'is', null).execute();
  const photos = await storage.selectFrom('photos').selectAll().execute();
  const letters = await storage.selectFrom('letters').selectAll().execute();
  const rows: Rows = { submissions: [], photos: [], letters: [], order_events: [] };
  for (let i = 0; i < copies; i += 1) {
    const model = models[i % models.length];
    if (!model) throw new Error('nothing to copy');
    const [id, at] = [`${model.id}-${i}`, now - Math.round((tenYears * (i + 1)) / copies)];
    const email = `osoba${i}@poczta.example`;
    const fields = model.fields
      .replaceAll(model.email ?? email, email)
      .replaceAll('600 700 800', `6${`${i}`.padStart(8, '0')}`);
    const all = model.kind === 'shop-order' ? lifeFrom(at) : [mark('done')];
    const happened = all.slice(0, i % oneIn === 0 ? (i / oneIn) % all.length : all.length);
    const last = happened.at(-1);
    const facts = { id, email, fields, content_hash: id, created_at: at, read_at: at + dayMs };
    const last_state = last ? stateSetBy(last) : null;
    rows.submissions.push({ ...model, ...facts, last_state, reference: `2016-${`${i}`.padStart(5, '0')}` });
    const own = <Row extends Readonly<{ submission_id: string }>>(all: readonly Row[]) =>
      all.filter(({ submission_id }) => submission_id === model.id);
    for (const photo of own(photos)) rows.photos.push({ ...photo, id: `${photo.id}-${i}`, submission_id: id });
    for (const letter of own(letters)) {
      const keys = { id: `${letter.id}-${i}`, submission_id: id, message_id: `${i}-${letter.message_id}` };
      rows.letters.push({ ...letter, ...keys, state: 'sent', created_at: at, sent_at: at + 1000 });
    }
    for (const [before, event] of happened.entries())
      rows.order_events.push({
        ...rowOf(event),
        submission_id: id,
        position: before + 1,
        at: at + (before + 1) * dayMs,
      });
  }
  await storage.transaction().execute(async (all) => {
    for (const table of ['submissions', 'photos', 'letters', 'order_events'] as const)
      await inParts<object>(rows[table], (part) =>
        all
          .insertInto(table)
          .values(part as never)
          .execute(),
      );
  });
}

/** The same in the database of a folder, while a site runs on it. */
export async function fillFolder(dataFolder: string, copies: number): Promise<void> {
  const storage = await openStorage({ dataFolder, databaseUrl: null });
  await fillStorage(storage, copies, Date.now());
  await storage.destroy();
}
