import type { Problem } from '@/domain/problems';
import type { Locale } from '@/i18n/locales';
import { answerProblemAsPage, answerSavedAsPage } from '../../pages/pages';
import { answerKeptReply, answerRefusedReply } from '../../pages/status/answer-status';
import { causeOf } from '../../platform/log';
import { languageOf } from '../../platform/request-language';
import type { Effects } from '../../storage/effects';
import { isStorageFault } from '../../storage/faults';
import type { Saved } from '../../storage/queries/repetition';
import { acceptSubmission, type Outcome } from '../../submissions/accept';
import { contentHash, startKey } from '../../submissions/in-flight';
import type { SubmissionKind } from '../../submissions/kind';
import { type Kind, kinds, type PlainKind } from '../../submissions/kinds';
import type { ReceivedForm } from '../../submissions/received';
import { answerProblem, answerSaved, isNavigation } from '../answers';
import { drain, Stopped } from './body';
import { readBody } from './read-body';
import { keyOf, refuse } from './refuse';
import { type Spool, spoolFor } from './spool';

/** It starts from the headers, so that there is an answer even if the body cannot be read. */
type AnswerContext = { locale: Locale; fields: ReceivedForm['fields'] };
type Handling = Readonly<{ effects: Effects; spool: Spool; context: AnswerContext }>;

async function handle(kind: Kind, request: Request, { effects, spool, context }: Handling): Promise<Outcome> {
  const { bodyBytes, files } = kinds[kind];
  const refused = refuse(request.headers);
  if (refused) return { problem: refused };

  const sent = await readBody(request, { files, bodyBytes, spool });
  const language = languageOf(request.headers, sent.fields.language);
  Object.assign(context, { locale: language, fields: sent.fields });
  if (sent.fault !== undefined) throw sent.fault;
  const { filled }: SubmissionKind = kinds[kind];
  const fields = filled ? await filled(sent.fields, await effects.storage()) : sent.fields;
  Object.assign(context, { fields });
  if (sent.problem) return { problem: sent.problem };

  const key = keyOf(request.headers);
  const done = startKey(kind, key);
  if (!done) return { problem: { code: 'request.running' } };
  try {
    return await acceptSubmission(
      { ...sent, fields, language },
      { kind, key, hash: contentHash(sent), spool },
      effects,
    );
  } catch (error) {
    if (error instanceof Stopped) return { problem: error.problem };
    throw error;
  } finally {
    done();
  }
}

type Answers = Readonly<{
  refused: (problem: Problem, context: AnswerContext) => Response | Promise<Response>;
  saved: (saved: Saved, replayed: boolean, context: AnswerContext) => Response;
}>;

const asJson: Answers = {
  refused: (problem, { locale }) => answerProblem(problem, locale),
  saved: (saved, replayed, { locale }) => answerSaved(saved, replayed, locale),
};

const asPage = (kind: PlainKind): Answers => ({
  refused: (problem, { locale, fields }) => answerProblemAsPage(problem, locale, { kind, fields }),
  saved: (saved, _, { locale }) => answerSavedAsPage(saved, locale),
});

const onStatusPage = (effects: Effects): Answers => ({
  refused: (problem, context) => answerRefusedReply(problem, context, effects),
  saved: (_, __, context) => answerKeptReply(context),
});

function answersFor(kind: Kind, headers: Headers, effects: Effects): Answers {
  if (!isNavigation(headers)) return asJson;
  return kind === 'order-reply' ? onStatusPage(effects) : asPage(kind);
}

function logOutcome(kind: Kind, outcome: Outcome, { log, ms }: { log: Effects['log']; ms: number }): void {
  if ('problem' in outcome) log({ event: 'refused', kind, code: outcome.problem.code, ms });
  else log({ event: outcome.replayed ? 'replayed' : 'received', kind, id: outcome.saved.id, count: outcome.count, ms });
}

/** Answers only after the form is stored. Never throws. */
export async function receive(kind: Kind, request: Request, effects: Effects): Promise<Response> {
  const started = effects.now();
  const spool = spoolFor(effects);
  const context: AnswerContext = { locale: languageOf(request.headers), fields: {} };
  const { refused, saved } = answersFor(kind, request.headers, effects);
  try {
    const outcome = await handle(kind, request, { effects, spool, context });
    logOutcome(kind, outcome, { log: effects.log, ms: effects.now() - started });
    if ('problem' in outcome) return await refused(outcome.problem, context);
    return saved(outcome.saved, outcome.replayed, context);
  } catch (error) {
    const problem: Problem = { code: isStorageFault(error) ? 'storage' : 'internal' };
    effects.log({ event: 'failed', kind, code: problem.code, cause: causeOf(error), ms: effects.now() - started });
    return await refused(problem, context);
  } finally {
    await spool.close();
    drain(request.body);
  }
}
