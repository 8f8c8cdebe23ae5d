import type { Problem } from '@/domain/problems';
import type { ReceivedForm } from '../../submissions/received';
import { chunksOf, Stopped } from './body';
import type { HeldBytes } from './held-bytes';

const nothing = (problem: Problem): ReceivedForm => ({ fields: {}, files: [], problem });

async function textOf(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  for await (const chunk of chunks) text += decoder.decode(chunk, { stream: true });
  return text + decoder.decode();
}

/** A form is an object whose values are texts; null counts as an empty text. */
function sentOf(value: unknown): ReceivedForm {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return nothing({ code: 'request.malformed' });
  const entries = Object.entries(value).map(([name, text]) => [name, text ?? ''] as const);
  const wrong = entries.find(([, text]) => typeof text !== 'string');
  if (wrong) return nothing({ code: 'request.malformed', field: wrong[0] });
  return { fields: Object.fromEntries(entries), files: [] };
}

type Rules = Readonly<{ bodyBytes: number; held: HeldBytes }>;

/** Reads a JSON request. Never throws for what arrives: the result names the problem. */
export async function readJson(request: Request, { bodyBytes, held }: Rules): Promise<ReceivedForm> {
  const contentType = request.headers.get('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(contentType)) return nothing({ code: 'request.type' });
  if (!request.body) return nothing({ code: 'request.malformed' });
  try {
    return sentOf(JSON.parse(await textOf(chunksOf(request.body, { most: bodyBytes, held }))));
  } catch (error) {
    return nothing(error instanceof Stopped ? error.problem : { code: 'request.malformed' });
  }
}
