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

/** Reads a form as a browser sends it by itself. It carries no files, so it is short whatever the form. Whatever arrives, this answers with what is wrong and never throws. */
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
