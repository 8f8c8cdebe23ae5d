import type { Problem } from '@/domain/problems';
import { limits } from '../../platform/limits';
import type { ReceivedForm } from '../../submissions/received';
import { chunksOf, Stopped } from './body';
import type { HeldBytes } from './held-bytes';

const nothing = (problem: Problem): ReceivedForm => ({ fields: {}, files: [], problem });

function sentOf(text: string): ReceivedForm {
  const pairs = [...new URLSearchParams(text)];
  const fields = new Map(pairs);
  const doubtful = fields.has('') || fields.size < pairs.length;
  return doubtful ? nothing({ code: 'request.malformed' }) : { fields: Object.fromEntries(fields), files: [] };
}

type Rules = Readonly<{ held: HeldBytes }>;

/**
 * Reads a form sent without script. It has no files, so the limit of small forms holds for every kind. Never throws for
 * what arrives: the result names the problem.
 */
export async function readUrlencoded(request: Request, { held }: Rules): Promise<ReceivedForm> {
  if (!request.body) return nothing({ code: 'request.malformed' });
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    let text = '';
    for await (const chunk of chunksOf(request.body, { most: limits.smallFormBody, held }))
      text += decoder.decode(chunk, { stream: true });
    return sentOf(text + decoder.decode());
  } catch (error) {
    return nothing(error instanceof Stopped ? error.problem : { code: 'request.malformed' });
  }
}
