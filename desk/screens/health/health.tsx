import { createReadStream } from 'node:fs';
import { type LetterRow, unsentLetters } from '@/server/storage/queries/letters';
import { isPostgres } from '@/server/storage/tables';
import { relativeMoment } from '@/server/submissions/views/dates';
import type { Context } from '../../acts/act';
import { makeBackup } from '../../acts/back-up';
import { retryParked } from '../../acts/letter';
import { copiesIn, lastCopyAt } from '../../copies';
import { findingsOf, type HealthContext, type Named } from '../../health';
import type { RowOf } from '../../list/row';
import { Button, Icon } from '../../shell/parts';
import { drawn, type Pieces, part, split } from '../../shell/pieces';
import type { Screen } from '../screen';
import { causeOfWait } from './letter';

/** Adapts a request's context to the health checks. */
export const healthContext = (context: Context): HealthContext => ({
  ...context,
  withStorage: (work) => work(context.storage),
});

export const worst = (findings: readonly Named[]): Named | undefined =>
  findings.find(({ state }) => state === 'wrong') ?? findings.find(({ state }) => state === 'note');

const findingRow = ({ name, state, text, to, fix }: Named, words: Context['words']): RowOf => ({
  name: words(`studio.doctor.names.${name}`),
  icon: state === 'ok' ? 'tick' : 'diamond',
  to: state === 'ok' ? undefined : to,
  what: [text, state === 'wrong' && fix && words('desk.health.engineer')],
  isSlim: true,
});

function letterRow(letter: LetterRow, context: Context): RowOf {
  const { words, now } = context;
  const { id, kind, to_address, state, attempts, created_at, next_at, reference } = letter;
  const joined = (...texts: readonly (string | null | false)[]) => texts.filter(Boolean).join(', ');
  const tries = attempts > 0 && words('studio.outbox.attempts', { n: attempts });
  const isParked = state === 'parked';
  return {
    to: `/health/letters/${id}`,
    name: to_address || words(`studio.outbox.to.${kind}`),
    what: joined(
      kind !== 'artist' && words(`studio.outbox.to.${kind}`),
      reference,
      relativeMoment(created_at, context),
    ),
    isSlim: true,
    does: (
      <p className={isParked ? 'due due--late inline strong' : 'due'}>
        {isParked && <Icon name="diamond" isSmall />}
        {attempts === 0 && next_at > now
          ? words('desk.health.beforeUndo')
          : joined(words(`studio.outbox.states.${state}`), tries, causeOfWait(letter, words))}
      </p>
    ),
  };
}

const MB = 1_000_000;

function copies(context: Context): Pieces {
  const { words, settings, storage } = context;
  if (isPostgres(storage)) return [{ note: words('desk.health.postgres') }];
  const [last] = copiesIn(settings);
  const at = lastCopyAt(settings);
  return [
    <p className="field">
      {at === null ? words('desk.health.never') : words('desk.health.last', { moment: relativeMoment(at, context) })}
    </p>,
    <form className="field btns g2h wraps" method="post" action="/health/back-up">
      <Button>{words('desk.health.backUp')}</Button>
      {last && (
        <a className="btn btn--line" href={`/health/copies/${last.name}`}>
          {words('desk.health.download', { mb: Math.max(1, Math.round(last.size / MB)) })}
        </a>
      )}
    </form>,
    { note: words('desk.health.copyNote') },
  ];
}

const mostLetters = 50;

/** What waits in the outbox; folded where no mail is set, since then all of it waits for that alone. */
function outbox(letters: readonly LetterRow[], context: Context): Pieces {
  const { words, settings } = context;
  const rows = { rows: letters.slice(0, mostLetters).map((letter) => letterRow(letter, context)) };
  if (settings.mail || letters.length === 0) {
    const isParked = letters.some(({ state }) => state === 'parked');
    return [
      rows,
      isParked && { press: words('desk.health.retryAll'), to: '/health/retry', className: 'wraps g0-6', isLink: true },
    ];
  }
  return [
    <details>
      <summary className="link">{words('desk.health.showLetters', { n: letters.length })}</summary>
      {drawn([rows])}
    </details>,
  ];
}

/** Whether all works, what waits in the outbox, and the copies. What takes a while is looked at when asked for. */
export const health: Screen = {
  path: '/health',
  acts: { 'back-up': makeBackup, retry: retryParked },
  async show(context, { query }) {
    const { storage, words } = context;
    const isWhole = query.has('all');
    const findings = await findingsOf(healthContext(context), isWhole ? 'all' : 'quick');
    const letters = await unsentLetters(storage);
    const bad = worst(findings);
    const n = findings.filter(({ state }) => state === 'note').length;
    const heading = n > 0 ? words('desk.health.notes', { n }) : words('desk.health.fine');
    const left: Pieces = [
      part(words('desk.health.works'), [
        { rows: findings.map((finding) => findingRow(finding, words)) },
        !isWhole && { links: { '/health?all': words('desk.health.lookAll') } },
      ]),
      part({ heading: words('desk.health.letters'), count: letters.length, id: 'letters' }, outbox(letters, context)),
    ];
    const right: Pieces = [
      { heading: words('desk.health.copies'), id: 'copies', of: copies(context) },
      { links: { '/devices': words('desk.devices.title') } },
    ];
    return {
      place: 'health',
      heading: bad?.state === 'wrong' ? bad.text : heading,
      main: [split('even', left, right)],
    };
  },
};

export const copyFile: Screen = {
  path: '/health/copies/:name',
  async show({ settings }, { params: { name } }) {
    const copy = copiesIn(settings).find((one) => one.name === name);
    return copy ? { type: 'application/vnd.sqlite3', bytes: createReadStream(copy.path), download: copy.name } : null;
  },
};
