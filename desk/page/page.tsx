import type { DatedEvent } from '@/domain/order/events';
import { stateOf } from '@/domain/order/status';
import type { Submission } from '@/server/storage/queries/read';
import type { Written } from '@/server/storage/queries/replies';
import type { Description, Entry } from '@/server/submissions/kind';
import { dateText, momentText } from '@/server/submissions/views/dates';
import { historyEntries } from '../history';
import type { Language } from '../verb';
import type { PagePhoto } from './pictures';

type Name = 'quote' | 'reply' | 'in-work' | 'declined' | 'photos' | 'release';

/** What the artist may do next, as it is typed. */
type Act = Readonly<{ name: Name; command: string }>;

/** Whether it is an order, and how many photos came with it. */
type Facts = Readonly<{ isOrder: boolean; photos: number }>;

const act = (name: Name, typed: string): Act => ({ name, command: `npm run studio -- inbox ${typed}` });

/** The commands below a submission, with its number filled in. */
function actsOf({ reference, quarantine }: Submission, { isOrder, photos }: Facts): readonly Act[] {
  return [
    ...(quarantine === null ? [] : [act('release', `release ${reference}`)]),
    ...(isOrder
      ? [act('quote', `quote ${reference} --price 430 --delivery 20 --by 2026-12-16 --arrives 2026-12-20 --note "…"`)]
      : []),
    act('reply', `reply ${reference}`),
    ...(isOrder ? [act('in-work', `mark ${reference} in-work`), act('declined', `mark ${reference} declined`)] : []),
    ...(photos > 0 ? [act('photos', `photos ${reference} --to zdjecia`)] : []),
  ];
}

export type Page = Readonly<{
  submission: Submission;
  description: Description;
  photos: readonly PagePhoto[];
  /** What happened since it came; null: it is no order, and has no states. */
  events: readonly DatedEvent[] | null;
  /** What the artist wrote by hand. */
  letters: readonly Written[];
  /** The drawing of what was ordered; null where there is none. */
  preview: string | null;
}>;

type Told = Page & Readonly<{ language: Language }>;

const Answer = ({ entry: [label, text, note], open }: { entry: Entry; open: boolean }) => (
  <tr className={open ? 'open' : undefined}>
    <th scope="row">{label}</th>
    <td>
      {text}
      {note && <small>{note}</small>}
    </td>
  </tr>
);

/** What is still to be agreed is written so, in the desk's language. */
const isOpen = ([, text]: Entry, { words }: Language): boolean => text === words('order.agree');

/** What came, and below it what happened since. */
function sectionsOf({ description: { sections }, events, letters, language }: Told): Description['sections'] {
  const history = historyEntries({ events: events ?? [], letters }, language);
  return history.length > 0 ? [...sections, [language.words('studio.status.history'), history]] : sections;
}

const Answers = (told: Told) =>
  sectionsOf(told).map(([title, entries]) => (
    <section key={title}>
      <h2>{title}</h2>
      <table>
        <tbody>
          {entries.map((entry) => (
            <Answer key={entry[0]} entry={entry} open={isOpen(entry, told.language)} />
          ))}
        </tbody>
      </table>
    </section>
  ));

const Photo = ({ photo, words }: { photo: PagePhoto; words: Language['words'] }) => {
  const { position, name, width, height, picture } = photo;
  return (
    <figure>
      {picture ? (
        <img
          src={picture.href}
          width={picture.width}
          height={picture.height}
          alt={words('studio.page.photoAlt', { position })}
        />
      ) : (
        <p className="broken">{words('studio.page.broken')}</p>
      )}
      <figcaption>
        {position}. {name || '-'}
        <br />
        {width} × {height} px
      </figcaption>
    </figure>
  );
};

const Pictures = ({ photos, preview, language: { words } }: Told) => (
  <div>
    {photos.length > 0 && (
      <section>
        <h2>{words('studio.page.photos', { n: photos.length })}</h2>
        <div className="photos">
          {photos.map((photo) => (
            <Photo key={photo.position} photo={photo} words={words} />
          ))}
        </div>
      </section>
    )}
    {preview && (
      <section>
        <h2>{words('studio.page.preview')}</h2>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, which escapes what enters it */}
        <div className="preview" dangerouslySetInnerHTML={{ __html: preview }} />
      </section>
    )}
  </div>
);

/** What the artist should look at before answering. */
function pointsOf({ description, photos, language }: Told): readonly string[] {
  const { words } = language;
  const entries = description.sections.flatMap(([, list]) => list);
  const open = entries.filter((entry) => isOpen(entry, language)).map(([label]) => label.toLowerCase());
  const broken = photos.filter(({ picture }) => picture === null);
  return [
    ...(open.length > 0 ? [words('studio.page.open', { n: open.length, points: open.join(', ') })] : []),
    ...broken.map(({ position }) => words('studio.page.brokenPoint', { position })),
    ...entries.flatMap(([, , note]) => (note === words('studio.letter.no') ? [note] : [])),
  ];
}

const Points = (told: Told) => {
  const points = pointsOf(told);
  return points.length > 0 ? (
    <section>
      <h2>{told.language.words('studio.page.check')}</h2>
      <ul className="check">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  ) : null;
};

const Acts = ({ submission, photos, events, language: { words } }: Told) => (
  <section className="next">
    <h2>{words('studio.page.next')}</h2>
    <ol className="acts">
      {actsOf(submission, { isOrder: events !== null, photos: photos.length }).map(({ name, command }) => (
        <li key={name}>
          <p>
            <b>{words(`studio.page.acts.${name}.name`)}</b>
            <span>{words(`studio.page.acts.${name}.text`)}</span>
          </p>
          <code>{command}</code>
          <button type="button" data-copy={command} data-copied={words('studio.page.copied')}>
            {words('studio.page.copy')}
          </button>
        </li>
      ))}
    </ol>
  </section>
);

function stateText({ submission, events, language: { words } }: Told): string {
  const { quarantine, read_at: readAt, created_at: receivedAt } = submission;
  if (quarantine !== null) return words('studio.page.held');
  const state = events && stateOf({ receivedAt, readAt, events });
  if (state && state !== 'received' && state !== 'read') return words(`status.states.${state}`);
  return words(readAt === null ? 'studio.page.new' : 'studio.page.read');
}

/** A submission as a page for the artist alone. */
export const Main = (told: Told) => {
  const { submission, description, photos, preview, language } = told;
  const { reference, created_at, language: buyers } = submission;
  const { words, locale } = language;
  const date = dateText(created_at, locale);
  const time = momentText(created_at, locale).slice(-5);
  const hasPictures = photos.length > 0 || preview !== null;
  return (
    <main>
      <div className="head">
        <h1>{reference}</h1>
        <p>
          {description.row.what}
          <span className="quiet">{words('studio.page.came', { date, time })}</span>
          <span className="quiet">
            {words('studio.language')}: {words(`studio.languages.${buyers}`)}
          </span>
        </p>
        <p className="state">{stateText(told)}</p>
      </div>
      <div className={hasPictures ? 'two' : 'two one'}>
        {hasPictures && <Pictures {...told} />}
        <div>
          <Answers {...told} />
          <Points {...told} />
        </div>
      </div>
      <Acts {...told} />
    </main>
  );
};
