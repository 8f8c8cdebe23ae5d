import type { FileRules, Sent } from './collect';
import type { HeldBytes } from './held-bytes';
import { readJson } from './json';
import { readMultipart } from './multipart';

type Rules = Readonly<{ files: FileRules | null; bodyBytes: number; held: HeldBytes }>;

/** A form that carries files is multipart; one that carries none is JSON (specification 7). */
export const readBody = (request: Request, { files, ...rules }: Rules): Promise<Sent> =>
  files ? readMultipart(request, { files, ...rules }) : readJson(request, rules);
