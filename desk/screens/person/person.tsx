import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { balanceOf } from '@/domain/order/payments';
import { wordsIn } from '@/server/mail/letters/reply-letter';
import { deliveredFolder, deliveredOf } from '@/server/storage/delivered';
import { goneTo } from '@/server/storage/queries/gone-works';
import { photosOf, submissionBy } from '@/server/storage/queries/read';
import { writtenTo } from '@/server/storage/queries/replies';
import type { Storage } from '@/server/storage/tables';
import { exported, iso } from '@/server/submissions/exported';
import { reachIn } from '@/server/submissions/reach';
import { dateText } from '@/server/submissions/views/dates';
import { type Work, workAmong } from '@/server/submissions/work';
import type { Context } from '../../acts/act';
import { zipOf } from '../../http/zip';
import { personOf } from '../../person';
import { ButtonLink, emailLink, phoneLink } from '../../shell/parts';
import { type Pieces, part, split } from '../../shell/pieces';
import { formatPrice } from '../../sums';
import { jsonText } from '../../terminal';
import { workIn } from '../../works/found';
import type { Screen } from '../screen';
import { pathOf, workRow } from '../work-row';

/** The address holds a number and nothing of the person: it stands in histories and logs. */
export const personPath = (reference: string): string => `/people/${reference}`;

/** Where one thing that a person sent is read: what is held back is no order yet. */
const pathOfOne = (work: Work): string =>
  work.submission.quarantine === null ? pathOf(work) : `/inbox/${work.submission.reference}`;

const nameIn = ({ submission, stored }: Work, { locale }: Pick<Context, 'locale'>): string =>
  stored?.describe(locale).row.name || submission.reference;

/** What a person sent; each says from whom, since two may share a telephone. */
export const personRows = (works: readonly Work[], context: Context) => ({
  rows: works.map((work) => {
    const { created_at, reference, email } = work.submission;
    const about = [dateText(created_at, context.locale), reference, email].filter(Boolean).join(', ');
    return workRow(work, context, { to: pathOfOne(work), name: <bdi>{nameIn(work, context)}</bdi>, about });
  }),
});

type Written = Readonly<{ at: number; by: 'buyer' | 'artist' | 'note'; text: string }>;

export async function writtenIn({ storage }: Context, works: readonly Work[]): Promise<readonly Written[]> {
  const events = works.flatMap(({ history }) =>
    (history?.events ?? []).flatMap((event): readonly Written[] => {
      if (event.type === 'note') return [{ at: event.at, by: 'note', text: event.text }];
      if (event.type !== 'message') return [];
      return [{ at: event.at, by: event.from === 'buyer' ? 'buyer' : 'artist', text: event.text }];
    }),
  );
  const letters = await Promise.all(works.map(({ submission: { id } }) => writtenTo(storage, id)));
  const written = letters.flat().map(({ at, content }): Written => ({ at, by: 'artist', text: wordsIn(content) }));
  return [...events, ...written].toSorted((one, other) => other.at - one.at);
}

/** As many are shown at once; each order has its own. */
const most = 20;

const streamOf = (texts: readonly Written[], name: string, context: Context) => ({
  stream: texts.slice(0, most).map(({ at, by, text }) => {
    const who = by === 'buyer' ? <bdi>{name}</bdi> : context.words('desk.order.you');
    return {
      at,
      text,
      ...(by === 'note' ? { by: null, what: null } : { by, what: <b className="strong">{who}</b> }),
    };
  }),
});

/** Whose page an address asks for, with all that came from them, the newest first. @returns null where there is no such submission */
export async function readPerson(context: Context, reference: string) {
  const { storage, now, locale } = context;
  const submission = await submissionBy(storage, reference);
  if (!submission) return null;
  const works = (await workAmong(storage, await personOf(storage, submission), now)).toSorted(
    (one, other) => other.submission.created_at - one.submission.created_at,
  );
  const own = works.find(({ submission: { id } }) => id === (submission.order_id ?? submission.id));
  return own ? { works, own, name: nameIn(own, { locale }), path: personPath(own.submission.reference) } : null;
}

async function boughtBy(context: Context, works: readonly Work[]) {
  const { storage, locale } = context;
  const rows = await goneTo(
    storage,
    works.map(({ submission: { reference } }) => reference),
  );
  return rows.flatMap(({ work_id, at, grosze, reference }) => {
    const work = workIn(context, { id: String(work_id) })?.work;
    if (!work) return [];
    const title = (
      <a className="link" href={`/works/${work.id}`}>
        <i>{work.title[locale]}</i>
      </a>
    );
    const about = [dateText(at, locale), grosze && formatPrice(grosze, locale), reference, work.place?.[locale]];
    return [[title, about.filter(Boolean).join(', ')] as const];
  });
}

const each = <One,>(all: readonly One[], textOf: (one: One) => string): readonly string[] => [
  ...new Set(all.map(textOf).filter(Boolean)),
];

export const person: Screen = {
  path: '/people/:reference',
  async show(context, { params: { reference = '' } }) {
    const read = await readPerson(context, reference);
    if (!read) return null;
    const { words, locale } = context;
    const { works, own, name, path } = read;
    const written = await writtenIn(context, works);
    const texts = written.filter(({ by }) => by !== 'note');
    const notes = written.filter(({ by }) => by === 'note');
    const bought = await boughtBy(context, works);
    const paid = works.reduce((sum, { history }) => sum + (history ? balanceOf(history).paid : 0), 0);
    const reach = works.map(({ submission }) => reachIn(submission));
    const since = dateText(Math.min(...works.map(({ submission }) => submission.created_at)), locale);
    const left: Pieces = [
      { heading: words('desk.person.orders'), count: works.length, of: [personRows(works, context)] },
      { heading: words('desk.person.bought'), count: bought.length, of: [{ facts: bought }] },
      part({ heading: words('desk.person.said'), count: texts.length }, [
        streamOf(texts, name, context),
        texts.length > most && { note: words('desk.person.older') },
      ]),
    ];
    const right: Pieces = [
      part(words('desk.person.reach'), [
        {
          facts: [
            ...each(reach, ({ phone }) => phone).map(
              (number) => [words('desk.order.phone'), phoneLink(number)] as const,
            ),
            ...each(reach, ({ email }) => email).map(
              (address) => [words('desk.order.email'), emailLink(address)] as const,
            ),
            [words('desk.order.reads'), words(`desk.order.in.${own.submission.language}`)],
          ],
        },
      ]),
      { heading: words('desk.person.notes'), count: notes.length, of: [streamOf(notes, name, context)] },
      part(words('desk.person.data'), [
        { note: words('desk.person.dataMeans') },
        <p className="wraps g0-6">
          <a className="link" href={`${path}/all.zip`}>
            {words('desk.person.export')}
          </a>
          <a className="link link--danger" href={`${path}/erase`}>
            {words('desk.erase.title')}
          </a>
        </p>,
      ]),
    ];
    return {
      title: name,
      sub: words('desk.person.sums', { since, paid: formatPrice(paid, locale) }),
      beside: (
        <div className="btns g2h wraps">
          <ButtonLink to={`${pathOfOne(own)}#next`} isLine isSmall>
            {words('desk.person.write')}
          </ButtonLink>
          <ButtonLink to={`/add/order?person=${own.submission.reference}`} isLine isSmall>
            {words('desk.byHand.title')}
          </ButtonLink>
        </div>
      ),
      place: 'inbox',
      back: { to: pathOfOne(own), name: own.submission.reference },
      main: [split('', left, right)],
    };
  },
};

async function handedOver(storage: Storage, dataFolder: string, works: readonly Work[]) {
  const files = await Promise.all(
    works.map(async ({ submission: { id, reference }, history }) =>
      (await deliveredOf(storage, id)).map((file) => {
        const event = history?.events.find(({ position }) => position === file.position);
        const name = event?.type === 'mark' && event.way?.by === 'file' ? event.way.name : '';
        return { name: `${reference}/${file.position} ${name}`, path: join(deliveredFolder(dataFolder), file.id) };
      }),
    ),
  );
  return files.flat().filter(({ path }) => existsSync(path));
}

/** Everything of one person in one file: the data as `export` writes them, with what was sent about orders, what both wrote, the photos, and the files that were handed over. */
export const personFile: Screen = {
  path: '/people/:reference/all.zip',
  async show(context, { params: { reference = '' } }) {
    const read = await readPerson(context, reference);
    if (!read) return null;
    const { storage, now, settings } = context;
    const rows = read.works.flatMap(({ submission, replies }) => [submission, ...replies]);
    const data = await Promise.all(rows.map((row) => exported(context, row)));
    const photos = await Promise.all(
      rows.map(async ({ id, reference: of }) =>
        (await photosOf(storage, id)).map(({ position, bytes }) => ({ name: `${of}/${position}.jpg`, bytes })),
      ),
    );
    const written = await writtenIn(context, read.works);
    const said = written.toReversed().map(({ at, by, text }) => ({ at: iso(at), by, text }));
    const texts = Object.entries({ data, said }).map(([name, rows]) => ({
      name: `${name}.json`,
      bytes: Buffer.from(`${jsonText(rows)}\n`),
    }));
    const files = [...texts, ...photos.flat(), ...(await handedOver(storage, settings.dataFolder, read.works))];
    const name = `${context.words('desk.person.file')}-${read.own.submission.reference}.zip`;
    return { type: 'application/zip', bytes: zipOf(files, now), download: name };
  },
};
