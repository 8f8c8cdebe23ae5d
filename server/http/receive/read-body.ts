import { overlong } from '@/domain/lengths';
import type { Problem } from '@/domain/problems';
import { limits } from '../../platform/limits';
import type { FileRules, ReceivedForm } from '../../submissions/received';
import type { HeldBytes } from './held-bytes';
import { readJson } from './json';
import { readMultipart } from './multipart';
import { isNavigation } from './navigation';
import type { Spool } from './spool';
import { readUrlencoded } from './urlencoded';

type Rules = Readonly<{ files: FileRules | null; bodyBytes: number; held: HeldBytes; spool: Spool }>;
type Reader = (request: Request, rules: Rules) => Promise<ReceivedForm>;

const noFiles: FileRules = { field: '', count: 0, bytes: 0, totalBytes: 0 };

const multipart: Reader = (request, { files, ...rules }) =>
  readMultipart(request, { files: files ?? noFiles, ...rules });

/** The two formats in which a browser sends a form without script. */
const ofBrowser: readonly (readonly [type: RegExp, read: Reader])[] = [
  [/^application\/x-www-form-urlencoded\s*(;|$)/i, readUrlencoded],
  [/^multipart\/form-data\s*(;|$)/i, multipart],
];

/** A form with files is multipart, one without is JSON (API-3); sent without script, it has a browser's own format. */
function readerFor({ headers }: Request, type: string, { files }: Rules): Reader {
  const packed = isNavigation(headers) ? ofBrowser.find(([pattern]) => pattern.test(type)) : undefined;
  return packed?.[1] ?? (files ? multipart : readJson);
}

const nothing = (problem: Problem): ReceivedForm => ({ fields: {}, files: [], problem });

/** Whether there are more fields, or longer names, than in any of our forms. */
function isStrange(fields: ReceivedForm['fields']): boolean {
  const names = Object.keys(fields);
  const { fields: most, fieldNameBytes } = limits.multipart;
  return names.length > most || names.some((name) => Buffer.byteLength(name) > fieldNameBytes);
}

/**
 * Reads a body in any of its formats. All code that reads fields runs after this, so this is the one place that makes
 * sure that they are few and short before they are compared, cleaned or matched with a pattern.
 */
export async function readBody(request: Request, rules: Rules): Promise<ReceivedForm> {
  const type = request.headers.get('content-type') ?? '';
  if (type.length > limits.contentTypeBytes) return nothing({ code: 'request.type' });
  const sent = await readerFor(request, type, rules)(request, rules);
  if (isStrange(sent.fields)) return nothing({ code: 'request.malformed' });
  const problem = sent.problem ?? overlong(sent.fields);
  return problem ? { ...sent, problem } : sent;
}
