import { Readable } from 'node:stream';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import type { Problem } from '@/domain/problems';
import { limits } from '../../platform/limits';
import type { FileRules, ReceivedForm } from '../../submissions/received';
import { chunksOf, Stopped } from './body';
import { collect } from './collect';
import type { HeldBytes } from './held-bytes';
import type { Spool } from './spool';

const { parts, fields, fieldBytes, headerBytes } = limits.multipart;

/** The parser; null if the boundary is missing, because then its constructor throws. */
function parserFor(contentType: string, { count, bytes }: FileRules): BusboyInstance | null {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: {
        ...{ parts, fields, fieldSize: fieldBytes, files: count, fileSize: bytes },
        ...{ headerPairs: 20, headerSize: headerBytes },
      },
    });
  } catch {
    return null;
  }
}

export const unread = (problem: Problem): ReceivedForm => ({ fields: {}, files: [], problem });

type Rules = Readonly<{ files: FileRules; bodyBytes: number; held: HeldBytes; spool: Spool }>;

/** Reads a multipart request while it arrives. Never throws for what arrives: the result names the problem. */
export async function readMultipart(request: Request, { files, bodyBytes, held, spool }: Rules): Promise<ReceivedForm> {
  const contentType = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*(;|$)/i.test(contentType)) return unread({ code: 'request.type' });
  const parser = parserFor(contentType, files);
  if (!parser || !request.body) return unread({ code: 'request.malformed' });

  const source = Readable.from(chunksOf(request.body, { most: bodyBytes, held }));
  const stop = (): void => void source.destroy(new Error('no room'));
  const sent = collect(parser, files, { spool, stop });
  const fault = await new Promise<unknown>((resolve) => {
    source.on('error', resolve).pipe(parser);
    // the parser reports a body that was cut off as an error
    parser.on('error', resolve).on('finish', () => resolve(null));
  });
  // the parser ends before the last byte: the rest is dropped, or it would be read as the start of the next request
  source.unpipe(parser).destroy();
  if (fault === null) return sent();
  return sent(fault instanceof Stopped ? fault.problem : { code: 'request.malformed' });
}
