import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { cutLate } from '@/server/http/forms';
import type { Environment } from '@/server/platform/environment';
import { limits } from '@/server/platform/limits';
import { shownName } from '@/server/submissions/photos/keep-photos';
import type { Form, FormFile, RefusedFile, Room } from '../acts/act';
import { plainPage } from '../entry/pages';
import { localeOf, type SendHtml } from './html';

type Values = Record<string, string[]>;

const add = (values: Values, name: string, value: string): void => {
  values[name] = [...(values[name] ?? []), value];
};

const { fields, files } = limits.desk;
const { fieldBytes: fieldSize, fieldNameBytes: fieldNameSize } = limits.multipart;

/** How bodies are read: forms of texts whole and small, those with files by `readForm`, and nothing else. */
export function addForms(
  app: FastifyInstance,
  { settings, sendHtml }: Readonly<{ settings: Environment; sendHtml: SendHtml }>,
): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: limits.smallFormBody },
    (_, body, done) => {
      const values: Values = Object.create(null);
      for (const [name, value] of [...new URLSearchParams(String(body))].slice(0, fields)) add(values, name, value);
      done(null, { values, files: [], refused: [] });
    },
  );
  app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fields, fieldSize, fieldNameSize, files, parts: fields + files },
  });
  app.addHook('preParsing', async (request, reply) => {
    if (request.headers['content-type']?.startsWith('multipart/form-data')) return;
    const locale = localeOf(request);
    const end = cutLate(request, reply, settings.limits.sockets.smallBodyMs, () =>
      sendHtml(reply.header('Connection', 'close'), 408, locale, plainPage(locale, 'unread')),
    );
    reply.raw.once('finish', end);
  });
}

/** In ms; of each form another, so that no file of one takes the name of another's. */
let lastStarted = 0;

/** Writes a file, and reads what finds no room to its end: a stream that is left ends the whole form. @returns whether it is written */
async function written(stream: Readable, path: string): Promise<boolean> {
  const file = await open(path, 'wx', 0o600).catch(() => null);
  let isWritten = file !== null;
  const append = async (chunk: Buffer): Promise<void> => {
    await file?.appendFile(chunk).catch(() => {
      isWritten = false;
    });
  };
  try {
    for await (const chunk of stream) if (isWritten) await append(chunk);
  } finally {
    await file?.close();
  }
  return isWritten;
}

export type ReceivedForm = Readonly<{ form: Form; isWhole: boolean }>;

/** @param room where its files are written; undefined: they are in memory. An act takes a file by renaming it */
export async function readForm(request: FastifyRequest, room?: Room): Promise<ReceivedForm> {
  const values: Values = Object.create(null);
  const found: FormFile[] = [];
  const refused: RefusedFile[] = [];
  const form = { values, files: found, refused };
  if (!request.isMultipart()) return { form: (request.body as Form | undefined) ?? form, isWhole: true };
  lastStarted = Math.max(Date.now(), lastStarted + 1);
  const started = lastStarted;
  const { bytes: fileSize, files: most } = room ?? { bytes: limits.photo.bytes, files: limits.photo.count };
  let arriving: string | undefined;
  try {
    for await (const part of request.parts({ limits: { fileSize } })) {
      if (part.type === 'field') {
        add(values, part.fieldname, String(part.value));
        continue;
      }
      const { fieldname: field, file } = part;
      const name = shownName(part.filename ?? '');
      // an empty file input is sent as a file without name and bytes
      const why = room?.folder === null ? 'noRoom' : found.length === most ? 'tooMany' : undefined;
      if (!name || why) {
        if (name && why) refused.push({ field, name, why });
        file.resume();
        continue;
      }
      arriving = room?.folder
        ? join(room.folder, `${started}-${String(found.length).padStart(3, '0')}.unfinished`)
        : undefined;
      const bytes = arriving ? Buffer.alloc(0) : await part.toBuffer();
      const isTaken = arriving ? await written(file, arriving) : true;
      if (isTaken && !file.truncated) {
        const isPlaced = arriving && (await room?.take?.(arriving));
        found.push({ field, name, bytes, ...(arriving && !isPlaced && { path: arriving }) });
      } else {
        refused.push({ field, name, why: file.truncated ? 'tooLarge' : 'noRoom' });
        if (arriving) await rm(arriving, { force: true });
      }
    }
    return { form, isWhole: true };
  } catch {
    if (arriving && found.at(-1)?.path !== arriving) await rm(arriving, { force: true });
    return { form, isWhole: false };
  }
}

export async function dropFiles({ files }: Form): Promise<void> {
  for (const { path } of files) if (path) await rm(path, { force: true });
}
