import { type CategoryId, categories, isGone } from '@/content/types';
import type { Context } from '../../acts/act';
import { undoTables } from '../../acts/content';
import { uploadPhotos } from '../../acts/new-works';
import { takeSamples } from '../../acts/works';
import { photos } from '../../form/kinds';
import { Button } from '../../shell/parts';
import { drawn, type Piece } from '../../shell/pieces';
import { useDesk } from '../../shell/use-desk';
import { formatPrice } from '../../sums';
import { type Found, worksOf } from '../../works/found';
import { type Shelf, shelvesIn } from '../../works/shelf';
import { waitingPhotos } from '../../works/waiting-photos';
import { missingEnglish } from '../../works/work-form';
import type { Screen } from '../screen';

type Hung = Found & Readonly<{ shelf: Shelf }>;

const filters = {
  all: () => true,
  sale: ({ shelf }) => shelf.sells !== 'none' && shelf.state === 'available',
  sold: ({ shelf }) => shelf.state === 'sold',
  samples: ({ work }) => work.sample,
  english: ({ work }) => !work.sample && missingEnglish(work).length > 0,
} as const satisfies Readonly<Record<string, (hung: Hung) => boolean>>;
type Filter = keyof typeof filters;
const filterNames = Object.keys(filters) as readonly Filter[];

export function StateMark({ work, shelf }: Pick<Hung, 'work' | 'shelf'>) {
  const { words, locale } = useDesk();
  if (work.sample)
    return (
      <span className="mark" data-state="waiting">
        {words('desk.works.sample')}
      </span>
    );
  const { state, sells, price } = shelf;
  const isSold = sells !== 'none' && price !== null && state === 'available';
  const text = isSold
    ? `${words(`desk.works.sells.${sells}`)}, ${formatPrice(price, locale)}`
    : words(`desk.works.states.${state === 'available' ? 'none' : state}`);
  const isMarked = isSold || isGone(state);
  return (
    <span className={isMarked ? 'mark' : 'quiet'} data-state={isMarked ? state : undefined}>
      {text}
    </span>
  );
}

const onPage = 60;

/** One photo from the camera, or many. By the names of their fields one form alone shows what is wrong with either. */
const uploadForm = (count: 'one' | 'many', words: Context['words']): Piece => ({
  form: '/works/upload',
  className: `adds-${count}`,
  'data-at-once': '',
  fields: {
    [count === 'many' ? 'photos' : 'photo']: photos(`desk.works.upload.${count}`, count === 'many' ? 60 : 1, {
      hint: `desk.works.upload.${count}Hint`,
      isCamera: count === 'one',
    }),
  },
  of: [<Button isSmall>{words('desk.works.upload.send')}</Button>],
});

export const works: Screen = {
  path: '/works',
  acts: { upload: uploadPhotos, samples: takeSamples, undo: undoTables('/works') },
  async show(context, { query }) {
    const { words, locale, settings } = context;
    const all = worksOf(context);
    const shelfIn = shelvesIn(context);
    const room: CategoryId = categories.find((one) => one === query.get('room')) ?? 'portraits';
    const filter = filterNames.find((one) => one === query.get('show')) ?? 'all';
    const inRoom = all.filter(({ category }) => category === room).map((one) => ({ ...one, shelf: shelfIn(one.work) }));
    const shown = inRoom.filter(filters[filter]);
    const page = Math.max(1, Number(query.get('page')) || 1);
    const count = (one: Filter): number => inRoom.filter(filters[one]).length;
    const samples = all.filter(({ work }) => work.sample).length;
    const waiting = waitingPhotos(settings).length;
    const href = (one: Filter, at = 1): string => `/works?room=${room}&show=${one}${at > 1 ? `&page=${at}` : ''}`;
    return {
      place: 'works',
      sub: words('desk.works.counts', { own: all.length - samples, samples }),
      main: [
        waiting > 0 && (
          <p>
            <a className="link" href="/works/new">
              {words('desk.works.waiting', { n: waiting })}
            </a>
          </p>
        ),
        <div className="adds two g2h">{drawn([uploadForm('one', words), uploadForm('many', words)])}</div>,
        <section className="hall" data-wall="landscapes" aria-label={words(`cat.${room}`)}>
          <nav className="rooms two g0-4" aria-label={words('desk.works.rooms')}>
            {categories.map((one) => (
              <a
                key={one}
                className="rooms-one dotted bar spread g2"
                href={`/works?room=${one}`}
                aria-current={one === room ? 'page' : undefined}
              >
                {words(`cat.${one}`)} <small>{all.filter(({ category }) => category === one).length}</small>
              </a>
            ))}
          </nav>
          {drawn([
            {
              label: words('desk.works.show'),
              filters: filterNames
                .filter((one) => one === 'all' || one === filter || count(one) > 0)
                .map((one) => ({
                  to: href(one),
                  name: words(`desk.works.filters.${one}`),
                  count: count(one),
                  isOn: one === filter,
                })),
            },
          ])}
          <ul className="hall-works two">
            {shown.slice((page - 1) * onPage, page * onPage).map(({ work, shelf }) => (
              <li key={work.id}>
                <a className="hang block plain" href={`/works/${work.id}`}>
                  <img src={`/works/${work.id}/picture`} alt="" loading="lazy" />
                  <span className="hang-text">
                    <span className="hang-title">{work.title[locale]}</span>
                    <span className="hang-state t1 caption">
                      <StateMark work={work} shelf={shelf} />
                    </span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
          <div className="floor" />
        </section>,
        shown.length > page * onPage && {
          links: { [href(filter, page + 1)]: words('desk.works.next', { n: shown.length - page * onPage }) },
        },
        count('samples') > 0 && {
          press: words('desk.works.takeSamples', { n: count('samples'), room: words(`cat.${room}`) }),
          to: `/works/samples?room=${room}`,
          hidden: { room },
          className: 'field',
          isLink: true,
          isDanger: true,
        },
      ],
    };
  },
};
