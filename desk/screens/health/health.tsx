import { createReadStream } from 'node:fs';
import { type LetterRow, unsentLetters } from '@/server/storage/queries/letters';
import { isPostgres } from '@/server/storage/tables';
import { saidMoment } from '@/server/submissions/views/dates';
import type { Context } from '../../acts/act';
import { makeBackup } from '../../acts/back-up';
import { retryParked } from '../../acts/letter';
import { copiesIn, lastCopyAt } from '../../copies';
import { findingsOf, type HealthContext, type Named } from '../../health';
import { Row } from '../../list/row';
import { Button, Icon, Links, Part, PostForm } from '../../shell/parts';
import type { Screen } from '../screen';
import { causeOfWait } from './letter';

/** Adapts a request's context to the health checks. */
export const healthContext = (context: Context): HealthContext => ({
  ...context,
  withStorage: (work) => work(context.storage),
});

/** What is worst of it; undefined where all is well. */
export const worst = (findings: readonly Named[]): Named | undefined =>
  findings.find(({ state }) => state === 'wrong') ?? findings.find(({ state }) => state === 'note');

type FindingProps = Readonly<{ finding: Named; words: Context['words'] }>;

const Finding = ({ finding: { name, state, text, to, fix }, words }: FindingProps) => (
  <li className="row row--go row--slim">
    <Icon name={state === 'ok' ? 'tick' : 'diamond'} />
    <div className="row-main">
      {state !== 'ok' && to ? (
        <a className="row-name strong plain" href={to}>
          {words(`studio.doctor.names.${name}`)}
        </a>
      ) : (
        <b>{words(`studio.doctor.names.${name}`)}</b>
      )}
      <p className="row-what">{text}</p>
      {state === 'wrong' && fix && <p className="row-what">{words('desk.health.engineer')}</p>}
    </div>
  </li>
);

/** A letter that has not left: to whom, and why it waits. */
const Letter = ({ letter, context }: Readonly<{ letter: LetterRow; context: Context }>) => {
  const { words, now } = context;
  const { id, kind, to_address, state, attempts, created_at, next_at, reference } = letter;
  const isHeldBack = attempts === 0 && next_at > now;
  const why = isHeldBack
    ? words('desk.health.beforeUndo')
    : [
        words(`studio.outbox.states.${state}`),
        attempts > 0 && words('studio.outbox.attempts', { n: attempts }),
        causeOfWait(letter, words),
      ]
        .filter(Boolean)
        .join(', ');
  return (
    <Row
      to={`/health/letters/${id}`}
      name={to_address ?? words('studio.outbox.to.artist')}
      what={[kind !== 'artist' && words(`studio.outbox.to.${kind}`), reference, saidMoment(created_at, context)]
        .filter(Boolean)
        .join(', ')}
      isSlim
    >
      <p className={state === 'parked' ? 'due due--late inline strong' : 'due'}>
        {state === 'parked' && <Icon name="diamond" isSmall />}
        {why}
      </p>
    </Row>
  );
};

const MB = 1_000_000;

/** The copies on this computer: the last one, another one now, and the way to take it along. */
function Copies({ context }: Readonly<{ context: Context }>) {
  const { words, settings, storage } = context;
  const [last] = copiesIn(settings);
  const at = lastCopyAt(settings);
  return (
    <Part heading={words('desk.health.copies')} id="copies">
      {isPostgres(storage) ? (
        <p className="part-note">{words('desk.health.postgres')}</p>
      ) : (
        <>
          <p className="field">
            {at === null ? words('desk.health.never') : words('desk.health.last', { moment: saidMoment(at, context) })}
          </p>
          <form className="field btns g2h wraps" method="post" action="/health/back-up">
            <Button>{words('desk.health.backUp')}</Button>
            {last && (
              <a className="btn btn--line" href={`/health/copies/${last.name}`}>
                {words('desk.health.download', { mb: Math.max(1, Math.round(last.size / MB)) })}
              </a>
            )}
          </form>
          <p className="part-note">{words('desk.health.copyNote')}</p>
        </>
      )}
    </Part>
  );
}

/** As many letters as are named. */
const mostLetters = 50;

/** What waits in the outbox; folded where no mail is set, since then all of it waits for that alone. */
function Letters({ letters, context }: Readonly<{ letters: readonly LetterRow[]; context: Context }>) {
  const { words, settings } = context;
  if (letters.length === 0) return null;
  const rows = (
    <ul>
      {letters.slice(0, mostLetters).map((letter) => (
        <Letter key={letter.id} letter={letter} context={context} />
      ))}
    </ul>
  );
  return (
    <Part heading={words('desk.health.letters')} count={letters.length} id="letters">
      {settings.mail ? (
        rows
      ) : (
        <details>
          <summary className="link">{words('desk.health.showLetters', { n: letters.length })}</summary>
          {rows}
        </details>
      )}
      {settings.mail && letters.some(({ state }) => state === 'parked') && (
        <PostForm className="wraps g0-6" to="/health/retry" name={words('desk.health.retryAll')} isLink />
      )}
    </Part>
  );
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
    return {
      place: 'health',
      heading: bad?.state === 'wrong' ? bad.text : heading,
      main: (
        <div className="split split--even">
          <div>
            <Part heading={words('desk.health.works')}>
              <ul>
                {findings.map((finding) => (
                  <Finding key={finding.name} finding={finding} words={words} />
                ))}
              </ul>
              {!isWhole && <Links to={{ '/health?all': words('desk.health.lookAll') }} />}
            </Part>
            <Letters letters={letters} context={context} />
          </div>
          <div>
            <Copies context={context} />
            <Links to={{ '/devices': words('desk.devices.title') }} />
          </div>
        </div>
      ),
    };
  },
};

/** A copy that the desk made, to be taken along. */
export const copyFile: Screen = {
  path: '/health/copies/:name',
  async show({ settings }, { params: { name } }) {
    const copy = copiesIn(settings).find((one) => one.name === name);
    return copy ? { type: 'application/vnd.sqlite3', bytes: createReadStream(copy.path), download: copy.name } : null;
  },
};
