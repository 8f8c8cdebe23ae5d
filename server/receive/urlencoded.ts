import { limits } from '@/domain/limits';
import type { Problem } from '@/domain/problems';
import { chunksOf, Stopped } from './body';
import type { Sent } from './collect';
import type { HeldBytes } from './held-bytes';

const nothing = (problem: Problem): Sent => ({ fields: {}, files: [], problem });

function sentOf(text: string): Sent {
  const pairs = [...new URLSearchParams(text)];
  const { fields: most, fieldNameBytes } = limits.multipart;
  if (pairs.length > most) return nothing({ code: 'request.malformed' });
  const fields = new Map<string, string>();
  for (const [name, value] of pairs) {
    if (!name || Buffer.byteLength(name) > fieldNameBytes || fields.has(name))
      return nothing({ code: 'request.malformed' });
    fields.set(name, value);
  }
  return { fields: Object.fromEntries(fields), files: [] };
}

type Rules = Readonly<{ bodyBytes: number; held: HeldBytes }>;

/** Reads a form as a browser sends it by itself. Whatever arrives, this answers with what is wrong and never throws. */
export async function readUrlencoded(request: Request, { bodyBytes, held }: Rules): Promise<Sent> {
  if (!request.body) return nothing({ code: 'request.malformed' });
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    let text = '';
    for await (const chunk of chunksOf(request.body, { most: bodyBytes, held }))
      text += decoder.decode(chunk, { stream: true });
    return sentOf(text + decoder.decode());
  } catch (error) {
    return nothing(error instanceof Stopped ? error.problem : { code: 'request.malformed' });
  }
}
