import type { BusboyFileStream, BusboyInstance } from '@fastify/busboy';
import { limits } from '@/domain/limits';
import type { Problem } from '@/domain/problems';

export type SentFile = Readonly<{ name: string; bytes: Buffer }>;
/** What a request brought, or the first thing that was wrong with it. The language may be known even then. */
export type Sent = Readonly<{
  fields: Readonly<Record<string, string>>;
  files: readonly SentFile[];
  problem?: Problem;
}>;
/** Which field carries files, and how many and how large. */
export type FileRules = Readonly<{ field: string; count: number; bytes: number; totalBytes: number }>;

type Basket = { fields: Map<string, string>; files: SentFile[]; together: number; problem?: Problem };

function takeField(basket: Basket, name: string | undefined, { value, cut }: { value: string; cut: boolean }): void {
  const unfit = !name || Buffer.byteLength(name) > limits.multipart.fieldNameBytes;
  if (unfit) basket.problem ??= { code: 'request.malformed' };
  else if (basket.fields.has(name)) basket.problem ??= { code: 'request.malformed', field: name };
  else if (cut) basket.problem ??= { code: 'text.tooLong', field: name };
  else basket.fields.set(name, value);
}

function takeFile(
  basket: Basket,
  stream: BusboyFileStream,
  file: { field: string; name: string; rules: FileRules },
): void {
  const { field, name, rules } = file;
  const chunks: Buffer[] = [];
  const note = (code: Problem['code']): void => {
    basket.problem ??= { code, field };
    chunks.length = 0;
  };
  if (field !== rules.field) basket.problem ??= { code: 'request.malformed' };
  stream.on('data', (chunk: Buffer) => {
    basket.together += chunk.length;
    if (basket.together > rules.totalBytes) note('photo.together');
    // What is refused is read to its end all the same: else the browser sees a broken connection, not the answer.
    if (!basket.problem) chunks.push(chunk);
  });
  stream.on('limit', () => note('photo.tooLarge'));
  stream.on('error', () => note('request.malformed'));
  stream.on('end', () => {
    const bytes = Buffer.concat(chunks);
    // A file field left empty is sent as a nameless file without bytes.
    if (!basket.problem && (name || bytes.length)) basket.files.push({ name, bytes });
  });
}

/** A form without photos names no number of them: a file there is nothing that it knows. */
function tooManyFiles({ field, count }: FileRules): Problem {
  if (count === 0) return { code: 'request.malformed' };
  return { code: count === 1 ? 'photo.onlyOne' : 'photo.tooMany', field };
}

/** Gathers what the parser finds; the first problem counts. */
export function collect(parser: BusboyInstance, rules: FileRules): () => Sent {
  const basket: Basket = { fields: new Map(), files: [], together: 0 };
  parser.on('field', (name, value, _, cut) => takeField(basket, name, { value, cut }));
  parser.on('file', (field, stream, name) => takeFile(basket, stream, { field, name: name ?? '', rules }));
  const tooMuch = (): void => {
    basket.problem ??= { code: 'request.malformed' };
  };
  parser.on('partsLimit', tooMuch).on('fieldsLimit', tooMuch);
  parser.on('filesLimit', () => {
    basket.problem ??= tooManyFiles(rules);
  });
  return () => ({
    fields: Object.fromEntries(basket.fields),
    files: basket.files,
    ...(basket.problem && { problem: basket.problem }),
  });
}
