import type { FileRules, Sent } from './collect';
import type { HeldBytes } from './held-bytes';
import { readJson } from './json';
import { readMultipart } from './multipart';
import { isNavigation } from './navigation';
import type { Spool } from './spool';
import { readUrlencoded } from './urlencoded';

type Rules = Readonly<{ files: FileRules | null; bodyBytes: number; held: HeldBytes; spool: Spool }>;
type Reader = (request: Request, rules: Rules) => Promise<Sent>;

const noFiles: FileRules = { field: '', count: 0, bytes: 0, totalBytes: 0 };

const multipart: Reader = (request, { files, ...rules }) =>
  readMultipart(request, { files: files ?? noFiles, ...rules });

/** How a browser packs a form that it sends by itself. */
const ofBrowser: readonly (readonly [type: RegExp, read: Reader])[] = [
  [/^application\/x-www-form-urlencoded\s*(;|$)/i, readUrlencoded],
  [/^multipart\/form-data\s*(;|$)/i, multipart],
];

/** A form that carries files is multipart; one that carries none is JSON (specification 7), or as a browser packs it. */
export function readBody(request: Request, rules: Rules): Promise<Sent> {
  const type = request.headers.get('content-type') ?? '';
  const packed = isNavigation(request.headers) ? ofBrowser.find(([pattern]) => pattern.test(type)) : undefined;
  const read = packed?.[1] ?? (rules.files ? multipart : readJson);
  return read(request, rules);
}
