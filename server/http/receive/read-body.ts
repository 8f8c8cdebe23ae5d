import { Readable } from 'node:stream';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { overlong } from '@/domain/lengths';
import type { Problem } from '@/domain/problems';
import { limits } from '../../platform/limits';
import type { FileRules, ReceivedForm } from '../../submissions/received';
import { isNavigation } from '../answers';
import { chunksOf, Stopped } from './body';
import { collect } from './collect';
import type { Spool } from './spool';

type Rules = Readonly<{ files: FileRules | null; bodyBytes: number; spool: Spool }>;
/** Never throws for what arrives: the result names the problem. */
type Reader = (request: Request, rules: Rules) => Promise<ReceivedForm>;

const unread = (problem: Problem): ReceivedForm => ({ fields: {}, files: [], problem });

/** Null counts as an empty text. */
function ofJson(text: string): ReceivedForm {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return unread({ code: 'request.malformed' });
  const entries = Object.entries(value).map(([name, field]) => [name, field ?? ''] as const);
  const wrong = entries.find(([, field]) => typeof field !== 'string');
  if (wrong) return unread({ code: 'request.malformed', field: wrong[0] });
  return { fields: Object.fromEntries(entries), files: [] };
}

function ofPairs(text: string): ReceivedForm {
  const pairs = [...new URLSearchParams(text)];
  const fields = new Map(pairs);
  const doubtful = fields.has('') || fields.size < pairs.length;
  return doubtful ? unread({ code: 'request.malformed' }) : { fields: Object.fromEntries(fields), files: [] };
}

async function readText(request: Request, most: number, parse: (text: string) => ReceivedForm) {
  if (!request.body) return unread({ code: 'request.malformed' });
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    let text = '';
    for await (const chunk of chunksOf(request.body, most)) text += decoder.decode(chunk, { stream: true });
    return parse(text + decoder.decode());
  } catch (error) {
    return unread(error instanceof Stopped ? error.problem : { code: 'request.malformed' });
  }
}

const json: Reader = async (request, { bodyBytes }) =>
  /^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')
    ? readText(request, bodyBytes, ofJson)
    : unread({ code: 'request.type' });

/** It has no files, so the limit of small forms holds for every kind. */
const urlencoded: Reader = (request) => readText(request, limits.smallFormBody, ofPairs);

const noFiles: FileRules = { field: '', count: 0, bytes: 0, totalBytes: 0 };

const { parts, fields, fieldBytes, headerBytes } = limits.multipart;

/** Null if the boundary is missing, because then its constructor throws. */
function parserFor(contentType: string, { count, bytes }: FileRules): BusboyInstance | null {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: {
        parts,
        fields,
        fieldSize: fieldBytes,
        files: count,
        fileSize: bytes,
        headerPairs: 20,
        headerSize: headerBytes,
      },
    });
  } catch {
    return null;
  }
}

const multipart: Reader = async (request, { files: rules, bodyBytes, spool }) => {
  const files = rules ?? noFiles;
  const contentType = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*(;|$)/i.test(contentType)) return unread({ code: 'request.type' });
  const parser = parserFor(contentType, files);
  if (!parser || !request.body) return unread({ code: 'request.malformed' });

  const source = Readable.from(chunksOf(request.body, bodyBytes));
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
};

const ofBrowser: readonly (readonly [type: RegExp, read: Reader])[] = [
  [/^application\/x-www-form-urlencoded\s*(;|$)/i, urlencoded],
  [/^multipart\/form-data\s*(;|$)/i, multipart],
];

/** With files multipart, else JSON (API-3); sent without script, a browser's own format. */
function readerFor({ headers }: Request, type: string, { files }: Rules): Reader {
  const packed = isNavigation(headers) ? ofBrowser.find(([pattern]) => pattern.test(type)) : undefined;
  return packed?.[1] ?? (files ? multipart : json);
}

/** More fields, or longer names, than in any of our forms. */
function isStrange(fields: ReceivedForm['fields']): boolean {
  const names = Object.keys(fields);
  const { fields: most, fieldNameBytes } = limits.multipart;
  return names.length > most || names.some((name) => Buffer.byteLength(name) > fieldNameBytes);
}

/** All code that reads fields runs after this: they are few and short before they are cleaned or matched with a pattern. */
export async function readBody(request: Request, rules: Rules): Promise<ReceivedForm> {
  const type = request.headers.get('content-type') ?? '';
  if (type.length > limits.contentTypeBytes) return unread({ code: 'request.type' });
  const sent = await readerFor(request, type, rules)(request, rules);
  if (isStrange(sent.fields)) return unread({ code: 'request.malformed' });
  const problem = sent.problem ?? overlong(sent.fields);
  return problem ? { ...sent, problem } : sent;
}
