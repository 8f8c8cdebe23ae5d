import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { Localized } from '@/i18n/locales';
import { translator } from '@/messages/translator';
import { parseEnvironment } from '@/server/platform/environment';
import { openExisting } from '@/server/storage/open';
import { submissions } from '@/server/storage/queries/read';
import { exported } from '@/server/submissions/exported';

type Row = Readonly<{ id: string; kind: string; photos: number; letters: number }>;

const rows = `select id, kind,
  (select count(*) from photos where submission_id = submissions.id) as photos,
  (select count(*) from letters where submission_id = submissions.id) as letters
  from submissions order by created_at, reference`;

/** Copies the files first, because SQLite would resolve `/proc/PID/root` to our own disk. */
function copyOf(folder: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'kept-'));
  cpSync(folder, copy, { recursive: true, filter: (path) => !/ballast|-shm$/.test(path) });
  return copy;
}

/** The rows in a site's SQLite file and log, and SQLite's integrity check. Nobody may write meanwhile. */
export function keptIn(folder: string): Readonly<{ submissions: readonly Row[]; integrity: unknown }> {
  const copy = copyOf(folder);
  const file = new Database(join(copy, 'studio.sqlite'));
  try {
    return {
      submissions: file.prepare(rows).all() as readonly Row[],
      integrity: file.pragma('integrity_check', { simple: true }),
    };
  } finally {
    file.close();
    rmSync(copy, { recursive: true });
  }
}

type ShopOrder = {
  draft: Record<string, unknown>;
  delivery: Record<string, string>;
  price: { grosze: number; from: boolean };
  lines: { label: Localized; value: Localized | string | null }[];
};

export type Received<Fields = ShopOrder> = Readonly<{
  reference: string;
  kind: string;
  /** Why it is held back; null: it is not. */
  held: string | null;
  /** What the artist reads, in Polish. */
  labels: { label: string; value: string }[];
  history: { type: string; text?: string; answer?: string; grosze?: number }[];
  language: string;
  fields: Fields;
  photos: { width: number; height: number; name: string }[];
}>;

/** All that came in, as the desk exports it. */
async function everything(dataFolder = process.env.E2E_DATA_DIR): Promise<readonly Received<unknown>[]> {
  const storage = await openExisting(parseEnvironment({ DATA_DIR: dataFolder }));
  try {
    const context = { storage, locale: 'en', words: translator('en') } as const;
    const rows = [];
    for (const row of await submissions(storage)) rows.push(await exported(context, row));
    return JSON.parse(JSON.stringify(rows));
  } finally {
    await storage.destroy();
  }
}

/**
 * The shop's orders, as the artist's export prints them; of the site under test, or of one with another data folder.
 */
export async function received(dataFolder?: string): Promise<readonly Received[]> {
  return (await everything(dataFolder)).filter(({ kind }) => kind === 'shop-order') as readonly Received[];
}

type Texts = Readonly<Record<string, unknown>>;

/** The forms that hold this text in one of their fields. */
export async function receivedWith(text: string, dataFolder?: string): Promise<readonly Received<Texts>[]> {
  const forms = (await everything(dataFolder)) as readonly Received<Texts>[];
  return forms.filter(({ fields }) => Object.values(fields).includes(text));
}

/** What the artist reads of a submission: every label and its answer, a line each. */
export async function shownOf(reference: string, dataFolder?: string): Promise<string> {
  const found = (await everything(dataFolder)).find((one) => one.reference === reference);
  return found?.labels.map(({ label, value }) => `${label} ${value}`).join('\n') ?? '';
}
