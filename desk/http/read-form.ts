import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import { limits } from '@/server/platform/limits';
import { shownName } from '@/server/submissions/photos/keep-photos';
import type { Form, FormFile, Room } from '../acts/act';

/** Of what is read into memory. */
const most = { bytes: limits.photo.bytes, files: limits.photo.count };

type Values = Record<string, string[]>;

const add = (values: Values, name: string, value: string): void => {
  values[name] = [...(values[name] ?? []), value];
};

async function textOf(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes > limits.smallFormBody) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** In ms; of each form another, so that no file of one takes the name of another's. */
let lastStarted = 0;

/**
 * The files of a form in a folder, with names in their order. What is too large is left out, and its name stands in `refused`; in
 * `unwritten` that of what found no room.
 */
async function written(
  request: IncomingMessage,
  type: string,
  { folder, bytes, files: most }: Room,
): Promise<Form | null> {
  const values: Values = Object.create(null);
  const files: FormFile[] = [];
  const writing: Promise<void>[] = [];
  lastStarted = Math.max(Date.now(), lastStarted + 1);
  const started = lastStarted;
  const parser = new Busboy({
    headers: { 'content-type': type },
    limits: {
      files: most,
      fileSize: bytes,
      fields: 60,
      fieldSize: limits.multipart.fieldBytes,
    },
  });
  parser.on('field', (name, value) => add(values, name, value));
  parser.on('file', (field, stream, name) => {
    // an empty file input is sent as a file without name and bytes
    if (!name) return void stream.resume();
    if (folder === null) {
      add(values, 'unwritten', name);
      return void stream.resume();
    }
    const path = join(folder, `${started}-${String(writing.length).padStart(3, '0')}`);
    const unfinished = `${path}.unfinished`;
    const write = async () => {
      await pipeline(stream, createWriteStream(unfinished, { mode: 0o600 }));
      if (stream.truncated) {
        add(values, 'refused', name);
        await rm(unfinished);
      } else {
        await rename(unfinished, path);
        files.push({ field, name, bytes: Buffer.alloc(0), path });
      }
    };
    const failed = () => {
      add(values, 'unwritten', name);
      stream.resume();
      return rm(unfinished, { force: true });
    };
    writing.push(write().catch(failed));
  });
  try {
    await pipeline(request, parser);
    await Promise.all(writing);
  } catch {
    await Promise.all(writing);
    return files.length > 0 ? { values, files } : null;
  }
  return { values, files };
}

async function multipart(request: IncomingMessage, type: string): Promise<Form | null> {
  const values: Values = Object.create(null);
  const files: FormFile[] = [];
  let arrived = 0;
  try {
    const parser = new Busboy({
      headers: { 'content-type': type },
      limits: { fileSize: most.bytes, fields: 60, fieldSize: limits.multipart.fieldBytes },
    });
    parser.on('field', (name, value) => add(values, name, value));
    parser.on('file', (field, stream, sent) => {
      const [name, chunks] = [shownName(sent ?? ''), [] as Buffer[]];
      if (name) arrived += 1;
      // of what is too much the name alone stays
      if (arrived > most.files) {
        add(values, 'beyond', name);
        return void stream.resume();
      }
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('limit', () => {
        chunks.length = 0;
        add(values, 'refused', name);
      });
      stream.on('end', () => {
        // an empty file input is sent as a file without name and bytes
        if (chunks.length > 0 && !stream.truncated) files.push({ field, name, bytes: Buffer.concat(chunks) });
      });
    });
    await pipeline(request, parser);
  } catch {
    return null;
  }
  return { values, files };
}

/**
 * Reads a form.
 * @param into where its files are written; undefined: they are kept in memory
 * @returns null where it cannot be read, or is too large
 */
export async function readForm(request: IncomingMessage, into?: Room): Promise<Form | null> {
  const type = request.headers['content-type'] ?? '';
  if (type.startsWith('multipart/form-data'))
    return into === undefined ? multipart(request, type) : written(request, type, into);
  const text = await textOf(request);
  if (text === null) return null;
  const values: Values = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) add(values, name, value);
  return { values, files: [] };
}
