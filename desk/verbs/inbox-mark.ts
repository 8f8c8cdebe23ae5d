import { type MarkedState, markedStates } from '@/domain/order/events';
import { mayBecome } from '@/domain/order/status';
import { cleanText } from '@/domain/text';
import { bare } from '@/server/storage/queries/listed';
import { markRead } from '@/server/storage/queries/read';
import { english, reference, text } from '../arguments';
import { changed, withOrder } from '../order';
import { readPicture } from '../read-picture';
import { withSubmission } from '../submission';
import { type Desk, type Reply, refusal, reply, verb, wrongUse } from '../verb';

/** As the artist calls them, with Polish letters or without. */
const polish: Readonly<Record<MarkedState | 'read', string>> = {
  read: 'przeczytane',
  accepted: 'przyjęte',
  declined: 'odrzucone',
  'in-work': 'w-pracy',
  sent: 'wysłane',
  done: 'gotowe',
};
const states = Object.keys(polish) as (keyof typeof polish)[];
const stateIn = (typed: string): string =>
  states.find((state) => bare(polish[state]) === bare(typed).replaceAll(' ', '-')) ?? typed;

const isMarked = (state: string): state is MarkedState => markedStates.some((known) => known === state);

type More = Readonly<Record<'note' | 'photo' | 'caption', string | undefined> & { english: boolean }>;

/** Any submission can be read; nothing else is told of that. */
const read = (desk: Desk, typed: string): Promise<Reply> =>
  withSubmission(desk, typed, async ({ id, reference: number }) => {
    await markRead(desk.storage, id, desk.now);
    return reply(desk.words('studio.status.read', { reference: number }), { reference: number, state: 'read' });
  });

const mark = (desk: Desk, typed: string, state: MarkedState, more: More): Promise<Reply> =>
  withOrder(desk, typed, async (order) => {
    const note = cleanText(more.note ?? '');
    const picture = more.photo === undefined ? null : await readPicture(more.photo);
    if (typeof picture === 'string')
      return refusal(
        desk.words('studio.status.badPhoto', { file: more.photo ?? '', why: desk.words(`problems.${picture}`) }),
      );
    const caption = picture && cleanText(more.caption ?? '');
    return changed(desk, order, {
      event: { type: 'mark', state, note, picture: caption, english: more.english },
      ...(picture && { picture }),
      tellsBuyer: state === 'sent' || note !== '' || picture !== null,
      mayHappen: (history) => mayBecome(history, state),
    });
  });

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
      help: { pl: `stan: ${Object.values(polish).join(', ')}`, en: `a state: read, ${markedStates.join(', ')}` },
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
  },
  async run(desk, { reference: typed, state: named, ...more }) {
    const state = stateIn(named);
    if (state === 'read') return read(desk, typed);
    if (isMarked(state)) return mark(desk, typed, state, more);
    const known = desk.locale === 'pl' ? Object.values(polish) : states;
    return wrongUse(desk.words('studio.status.badState', { state, states: known.join(', ') }));
  },
});
