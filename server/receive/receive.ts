import type { Problem } from '@/domain/problems';
import type { Locale } from '@/i18n/locales';
import { type Effects, effects as real } from '../effects';
import { causeOf } from '../log';
import { isStorageFault } from '../storage/faults';
import { answerProblem, answerSaved } from './answer';
import { drain } from './body';
import { contentHash } from './content-hash';
import { type HeldBytes, holdBytes } from './held-bytes';
import type { Outcome } from './keep';
import { type Kind, kinds } from './kinds';
import { languageOf } from './language';
import { readBody } from './read-body';
import { keyOf, refuse } from './refuse';
import { startKey } from './running';
import { settle } from './settle';

type Handling = Readonly<{ effects: Effects; held: HeldBytes; speak: (language: Locale) => void }>;

/** From the request to something kept, top-down; `speak` learns the form's language as soon as it is read. */
async function handle(kind: Kind, request: Request, { effects, held, speak }: Handling): Promise<Outcome> {
  const { bodyBytes, files } = kinds[kind];
  const refused = refuse(request, { publicOrigins: effects.publicOrigins(), bodyBytes });
  if (refused) return { problem: refused };

  const sent = await readBody(request, { files, bodyBytes, held });
  const language = languageOf(request.headers, sent.fields.language);
  speak(language);
  if (sent.problem) return { problem: sent.problem };

  const key = keyOf(request.headers);
  const done = startKey(kind, key);
  if (!done) return { problem: { code: 'request.running' } };
  try {
    return await settle({ ...sent, language }, { kind, key, hash: contentHash(sent) }, effects);
  } finally {
    done();
  }
}

/** What a bug or a broken disk is to the visitor: nothing of theirs is lost, they may try again. */
function failure(error: unknown): Problem {
  return { code: isStorageFault(error) ? 'storage' : 'internal' };
}

function logOutcome(kind: Kind, outcome: Outcome, { log, ms }: { log: Effects['log']; ms: number }): void {
  if ('problem' in outcome) log({ event: 'refused', kind, code: outcome.problem.code, ms });
  else log({ event: outcome.replayed ? 'replayed' : 'received', kind, id: outcome.saved.id, count: outcome.count, ms });
}

/** Takes what a visitor sends, keeps it, and answers after it is safely kept. Never throws. */
export async function receive(kind: Kind, request: Request, effects: Effects = real): Promise<Response> {
  const started = effects.now();
  const held = holdBytes();
  let locale = languageOf(request.headers);
  const speak = (language: Locale): void => {
    locale = language;
  };
  try {
    const outcome = await handle(kind, request, { effects, held, speak });
    logOutcome(kind, outcome, { log: effects.log, ms: effects.now() - started });
    if ('problem' in outcome) return answerProblem(outcome.problem, locale);
    return answerSaved(outcome.saved, outcome.replayed);
  } catch (error) {
    const problem = failure(error);
    effects.log({ event: 'failed', kind, code: problem.code, cause: causeOf(error), ms: effects.now() - started });
    return answerProblem(problem, locale);
  } finally {
    held.release();
    drain(request.body);
  }
}
