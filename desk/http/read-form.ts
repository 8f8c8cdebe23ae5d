import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import { limits } from '@/server/platform/limits';
import type { Form, FormFile } from '../acts/act';

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

async function multipart(request: IncomingMessage, type: string): Promise<Form | null> {
  const values: Values = Object.create(null);
  const files: FormFile[] = [];
  let isWhole = true;
  try {
    const parser = new Busboy({
      headers: { 'content-type': type },
      limits: { files: most.files, fileSize: most.bytes, fields: 60, fieldSize: limits.multipart.fieldBytes },
    });
    parser.on('field', (name, value) => add(values, name, value));
    parser.on('file', (field, stream, name) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('limit', () => {
        isWhole = false;
      });
      stream.on('end', () => {
        // an empty file input is sent as a file without name and bytes
        if (chunks.length > 0) files.push({ field, name: name ?? '', bytes: Buffer.concat(chunks) });
      });
    });
    await pipeline(request, parser);
  } catch {
    return null;
  }
  return isWhole ? { values, files } : null;
}

/** Reads a form. @returns null where it cannot be read, or is too large */
export async function readForm(request: IncomingMessage): Promise<Form | null> {
  const type = request.headers['content-type'] ?? '';
  if (type.startsWith('multipart/form-data')) return multipart(request, type);
  const text = await textOf(request);
  if (text === null) return null;
  const values: Values = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) add(values, name, value);
  return { values, files: [] };
}
