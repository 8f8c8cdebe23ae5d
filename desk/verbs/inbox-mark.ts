import { existsSync, readFileSync } from 'node:fs';
import { type MarkedState, markedStates } from '@/domain/order/events';
import { mayBecome, type OrderHistory, skippedBefore, stateOf } from '@/domain/order/status';
import { type Done, undoable, withdrawable } from '@/domain/order/undo';
import type { ProblemCode } from '@/domain/problems';
import { cleanText } from '@/domain/text';
import { translator } from '@/messages/translator';
import { effects } from '@/server/storage/effects';
import { bare } from '@/server/storage/queries/listed';
import { type EventPicture, historyWithNext } from '@/server/storage/queries/order-events';
import { markRead, type Submission } from '@/server/storage/queries/read';
import { changeOrder, undoInOrder } from '@/server/submissions/change-order';
import { storedIn } from '@/server/submissions/kinds';
import { keepPhoto, photoProblem } from '@/server/submissions/photos/keep-photos';
import { shownCopy } from '@/server/submissions/photos/small-copy';
import { momentText } from '@/server/submissions/views/dates';
import { changed, stateName, withOrder } from '../order';
import { withSubmission } from '../submission';
import { agreed, type Desk, english, type Reply, reference, refusal, reply, text, verb, wrongUse } from '../verb';

const states: readonly (MarkedState | 'read')[] = ['read', ...markedStates];
const polish = translator('pl');
/** A state by its key or its Polish name, with Polish letters or without. */
const stateIn = (typed: string): string =>
  states.find((state) => bare(stateName(state, polish)) === bare(typed).replaceAll(' ', '-')) ?? typed;

const isMarked = (state: string): state is MarkedState => markedStates.some((known) => known === state);

/** A picture from the artist's disk as a buyer is shown it, or what is wrong with it. */
async function readPicture(path: string): Promise<EventPicture | ProblemCode | 'photo.missing'> {
  let file: Buffer;
  try {
    file = readFileSync(path);
  } catch {
    return existsSync(path) ? 'photo.unreadable' : 'photo.missing';
  }
  const known = photoProblem(file);
  if (known) return known;
  const kept = await keepPhoto(file);
  return typeof kept === 'string' ? kept : shownCopy(kept.bytes);
}

type More = Readonly<Record<'note' | 'photo' | 'caption', string | undefined> & { english: boolean; yes: boolean }>;

/** Any submission can be read; nothing else is told of that. */
const read = (desk: Desk, typed: string): Promise<Reply> =>
  withSubmission(desk, typed, async ({ id, reference: number }) => {
    await markRead(desk.storage, id, desk.now);
    return reply(desk.words('studio.status.read', { reference: number }), { reference: number, state: 'read' });
  });

/** What is no order is done once it was answered, as by phone: nobody is told. */
async function settle({ storage, words, now }: Desk, submission: Submission): Promise<Reply> {
  const { id, reference: number } = submission;
  const event = { type: 'mark', state: 'done', note: '', picture: null } as const;
  const change = { event, tellsBuyer: false, mayHappen: () => true };
  await changeOrder(storage, submission, change, { ...effects, now: () => now });
  await markRead(storage, id, now);
  return reply(words('studio.status.kept', { reference: number }), { reference: number, state: 'done' });
}

/** What is asked before a state is set that passes over others, or ends the order; null: nothing is. */
async function questionBefore(
  { storage, words }: Desk,
  order: Submission,
  state: MarkedState,
  tellsBuyer: boolean,
): Promise<string | null> {
  const { history } = await historyWithNext(storage, order);
  const skipped = skippedBefore(history, state).map((step) => stateName(step, words));
  if (!mayBecome(history, state) || (skipped.length === 0 && state !== 'declined')) return null;
  const { reference: number } = order;
  const now = stateName(stateOf(history), words);
  const next = words(`status.states.${state}`);
  return [
    state === 'declined'
      ? words('studio.status.ends', { reference: number, state: stateName(state, words) })
      : words('studio.status.skips', { reference: number, state: now, skipped: skipped.join(', ') }),
    tellsBuyer ? words('studio.status.tells', { state: next }) : words('studio.status.tellsNot'),
    ...(order.language === 'en' ? [words('studio.status.readsEnglish')] : []),
  ].join('\n');
}

const mark = (desk: Desk, typed: string, state: MarkedState, more: More): Promise<Reply> =>
  withOrder(desk, typed, async (order) => {
    const { words } = desk;
    const note = cleanText(more.note ?? '');
    const picture = more.photo === undefined ? null : await readPicture(more.photo);
    if (typeof picture === 'string') {
      const file = more.photo ?? '';
      if (picture === 'photo.missing') return refusal(words('studio.works.picture.absent', { file }));
      return refusal(words('studio.status.badPhoto', { file, why: words(`problems.${picture}`) }));
    }
    const caption = picture && cleanText(more.caption ?? '');
    const tellsBuyer = state === 'sent' || state === 'declined' || note !== '' || picture !== null;
    const question = await questionBefore(desk, order, state, tellsBuyer);
    if (question !== null && !(await agreed(desk, `${question}\n${words('studio.status.agree')}`, more.yes)))
      return refusal([question, words('studio.status.unmarked')].join('\n'));
    return changed(desk, order, {
      event: { type: 'mark', state, note, picture: caption, english: more.english },
      ...(picture && { picture }),
      tellsBuyer,
      mayHappen: (history) => mayBecome(history, state),
    });
  });

const markDone = (desk: Desk, typed: string, more: More): Promise<Reply> =>
  withSubmission(desk, typed, (submission) =>
    storedIn(submission)?.order === null ? settle(desk, submission) : mark(desk, submission.reference, 'done', more),
  );

export const inboxMark = verb({
  name: 'inbox mark',
  help: { pl: 'stan zamówienia, także ze zdjęciem szkicu', en: "an order's state, with a photo of a sketch too" },
  example: {
    pl: 'inbox mark 2026-0042-K7 w-pracy --photo szkic.jpg --note "Szkic gotowy."',
    en: 'inbox mark 2026-0042-K7 in-work --photo sketch.jpg --note "The sketch is done."',
  },
  arguments: {
    reference,
    state: {
      name: { pl: 'STAN', en: 'STATE' },
      help: {
        pl: `stan: ${states.map((state) => stateName(state, polish)).join(', ')}`,
        en: `a state: ${states.join(', ')}`,
      },
    },
  },
  options: {
    photo: { name: { pl: 'PLIK', en: 'FILE' }, help: { pl: 'zdjęcie dla kupującego', en: 'a photo for the buyer' } },
    caption: {
      ...text,
      help: { pl: 'podpis pod zdjęciem, na przykład Szkic', en: 'words below the photo, such as Sketch' },
    },
    note: { ...text, help: { pl: 'kilka słów dla kupującego', en: 'a few words for the buyer' } },
    english,
    yes: { help: { pl: 'zapisuje bez pytania', en: 'keeps it without asking' } },
  },
  async run(desk, { reference: typed, state: named, ...more }) {
    const state = stateIn(named);
    if (state === 'read') return read(desk, typed);
    if (state === 'done' && !more.photo && !more.note) return markDone(desk, typed, more);
    if (isMarked(state)) return mark(desk, typed, state, more);
    const known = desk.locale === 'pl' ? states.map((one) => stateName(one, polish)) : states;
    return wrongUse(desk.words('studio.status.badState', { state, states: known.join(', ') }));
  },
});

/** Takes back what is chosen of an order, and says what the buyer has seen of it. */
const takeBack = (
  desk: Desk,
  typed: string,
  chosen: (history: OrderHistory) => Done | null,
  none: 'noUndo' | 'noOffer',
): Promise<Reply> =>
  withOrder(desk, typed, async (order) => {
    const { storage, words, now, locale } = desk;
    const { reference: number } = order;
    const undone = await undoInOrder(storage, order, chosen, { ...effects, now: () => now });
    const { history } = await historyWithNext(storage, order);
    const state = stateName(stateOf(history), words);
    if (!undone) return refusal(words(`studio.status.${none}`, { reference: number, state }));
    const { done, isSeen, letter } = undone;
    const what = words(`studio.status.undoneWhat.${done.type}`);
    const since = momentText(done.at, locale);
    const lines = [
      words('studio.status.undone', { reference: number, what, state }),
      words(isSeen ? `studio.status.undoneLetter.${letter}` : 'studio.status.unseen', { since }),
    ];
    return reply(lines.join('\n'), { reference: number, undone: done.type, state: stateOf(history), letter });
  });

export const inboxUndo = verb({
  name: 'inbox undo',
  help: {
    pl: 'cofa ostatnią rzecz, przez 5 minut: stan, ofertę, wiadomość',
    en: 'takes back the last thing, for 5 minutes: a state, an offer, a message',
  },
  example: { pl: 'inbox undo 2026-0042-K7', en: 'inbox undo 2026-0042-K7' },
  arguments: { reference },
  run: (desk, given) => takeBack(desk, given.reference, (history) => undoable(history, desk.now), 'noUndo'),
});

export const inboxWithdraw = verb({
  name: 'inbox withdraw',
  help: {
    pl: 'wycofuje ofertę, dopóki kupujący jej nie przyjął',
    en: 'withdraws the offer until the buyer has accepted it',
  },
  example: { pl: 'inbox withdraw 2026-0042-K7', en: 'inbox withdraw 2026-0042-K7' },
  arguments: { reference },
  run: (desk, given) => takeBack(desk, given.reference, withdrawable, 'noOffer'),
});
