import type { BusboyFileStream, BusboyInstance } from '@fastify/busboy';
import type { Problem } from '@/domain/problems';
import { limits } from '../../platform/limits';
import { shownName } from '../../submissions/photos/keep-photos';
import type { FileRules, ReceivedFile, ReceivedForm } from '../../submissions/received';
import { Stopped } from './body';
import type { Spool } from './spool';

type CollectedForm = {
  fields: Map<string, string>;
  /** In the order in which they were sent; null for a file input that was left empty, or after a problem. */
  files: Promise<ReceivedFile | null>[];
  arriving: Set<BusboyFileStream>;
  together: number;
  problem?: Problem;
  fault?: unknown;
};

function takeField(
  collected: CollectedForm,
  name: string | undefined,
  { value, cut }: { value: string; cut: boolean },
): void {
  const unfit = !name || Buffer.byteLength(name) > limits.multipart.fieldNameBytes;
  if (unfit) collected.problem ??= { code: 'request.malformed' };
  else if (collected.fields.has(name)) collected.problem ??= { code: 'request.malformed', field: name };
  else if (cut) collected.problem ??= { code: 'text.tooLong', field: name };
  else collected.fields.set(name, value);
}

type File = Readonly<{ field: string; name: string; rules: FileRules; spool: Spool; stop: () => void }>;

/** Ends the reading at once: a slow sender would hold its bytes until it ends. */
function noteFault(collected: CollectedForm, error: unknown, { stop }: File): void {
  if (error instanceof Stopped) collected.problem ??= error.problem;
  else collected.fault ??= error;
  stop();
}

async function spoolFile(collected: CollectedForm, stream: BusboyFileStream, part: File) {
  const { field, name, rules, spool } = part;
  const file = spool.file();
  try {
    for await (const chunk of stream) {
      collected.together += chunk.length;
      if (collected.together > rules.totalBytes) collected.problem ??= { code: 'photo.together', field };
      // a refused file is still read to its end, because else the browser shows a broken connection, not the answer
      if (collected.problem || collected.fault) continue;
      await file.write(chunk).catch((error: unknown) => noteFault(collected, error, part));
    }
  } catch {
    collected.problem ??= { code: 'request.malformed', field };
  } finally {
    collected.arriving.delete(stream);
  }
  const spooled = file.end();
  // browsers send an empty file input as a file without name and bytes
  return !collected.problem && (name || spooled.size) ? { name, ...spooled } : null;
}

function takeFile(collected: CollectedForm, stream: BusboyFileStream, file: File): void {
  const { field, name, rules } = file;
  if (field !== rules.field) collected.problem ??= { code: 'request.malformed' };
  stream.on('limit', () => {
    collected.problem ??= { code: 'photo.tooLarge', field, ...(name && { file: shownName(name) }) };
  });
  // on an error the parser leaves this stream open, and its reader would wait for ever
  stream.on('error', () => stream.destroy());
  collected.arriving.add(stream);
  collected.files.push(spoolFile(collected, stream, file));
}

/** In a form without photos a file is not "too many" but an unknown field. */
function tooManyFiles({ field, count }: FileRules): Problem {
  if (count === 0) return { code: 'request.malformed' };
  return { code: count === 1 ? 'photo.onlyOne' : 'photo.tooMany', field };
}

/**
 * Collects the fields and files that the parser finds; the first problem counts.
 * @returns to be called when the parser has finished, or with the problem that ended the reading
 */
export function collect(
  parser: BusboyInstance,
  rules: FileRules,
  context: Pick<File, 'spool' | 'stop'>,
): (end?: Problem) => Promise<ReceivedForm> {
  const collected: CollectedForm = { fields: new Map(), files: [], arriving: new Set(), together: 0 };
  parser.on('field', (name, value, _, cut) => takeField(collected, name, { value, cut }));
  parser.on('file', (field, stream, name) =>
    takeFile(collected, stream, { field, name: name ?? '', rules, ...context }),
  );
  const tooMuch = (): void => {
    collected.problem ??= { code: 'request.malformed' };
  };
  parser.on('partsLimit', tooMuch).on('fieldsLimit', tooMuch);
  parser.on('filesLimit', () => {
    collected.problem ??= tooManyFiles(rules);
  });
  return async (end) => {
    if (end) collected.problem ??= end;
    // a file that was cut off would be waited for for ever
    for (const stream of collected.arriving) if (!stream.readableEnded) stream.destroy();
    const files = await Promise.all(collected.files);
    const { fields, problem, fault } = collected;
    return {
      fields: Object.fromEntries(fields),
      files: files.filter((file) => file !== null),
      ...(problem && { problem }),
      ...(fault !== undefined && { fault }),
    };
  };
}
