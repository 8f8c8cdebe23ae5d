import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Localized } from '@/i18n/locales';
import { listed } from '@/server/storage/queries/listed';
import { type PhotoFacts, photoFacts, photosOf, type Submission, submissions } from '@/server/storage/queries/read';
import { jsonIn, storedIn } from '@/server/submissions/kinds';
import { momentText } from '@/server/submissions/views/dates';
import { plain } from '@/server/submissions/views/say';
import { workList } from '@/server/submissions/work';
import { inFolder, savePhotos } from '../in-folder';
import { withSubmission } from '../submission';
import { iso, jsonText } from '../terminal';
import { file, folder, type Language, reference, refusal, reply, verb, wrongUse } from '../verb';
import { type Row, rowsOf } from './inbox-list';

/** What a spreadsheet would take for a formula, also after spaces, and in the wide letters that some read alike. */
const formula = /^\s*[=+\-@\t\r|%＝＋－＠]/;

/**
 * What a spreadsheet would change: digits that begin with zero, blanks between them or more than it keeps, a power of ten, a day or a
 * fraction.
 */
const number = /^(0\d|\d+\s[\d\s]*$|\d{12,}$|\d+(\.\d+)?e\d+$|\d{1,4}([-/.:])\d{1,2}(\3\d{1,4})?$)/i;

/** A cell that is a text to every spreadsheet. */
function cell(text: string): string {
  const safe = formula.test(text) || number.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Begins with the mark by which spreadsheets know UTF-8. @param separator as the reader's spreadsheet expects it */
export const csvText = (rows: readonly (readonly string[])[], separator: ',' | ';'): string =>
  `\ufeff${rows.map((row) => row.map(cell).join(separator)).join('\n')}`;

/** One message with its labels, where this version can read it, and what is known of its photos. */
export function exported(submission: Submission, photos: readonly PhotoFacts[], { locale, words }: Language) {
  const { id, kind, reference, language, fields, created_at, read_at } = submission;
  const stored = storedIn(submission);
  const description = stored?.describe(locale);
  const sections = description?.sections ?? [];
  return {
    ...{ id, kind, reference, language, received: iso(created_at), read: iso(read_at) },
    heading: description?.heading ?? words('studio.unreadable.row'),
    fields: jsonIn(fields),
    labels: sections.flatMap(([, entries]) =>
      entries.map(([label, value]) => ({ label: plain(label), value: plain(value) })),
    ),
    ...(stored === null && { unreadable: words('studio.unreadable.text', { kind }) }),
    photos: photos.map(({ position, name, width, height, size, sha256 }) => ({
      position,
      name,
      width,
      height,
      size,
      sha256,
    })),
  };
}

/** What the list of work says of it. */
const standingOf = (row: Row | undefined) => ({
  ...{ name: row?.name ?? '', order: row?.order ?? null, state: row?.state ?? null },
  ...{ waitsFor: row?.waitsFor ?? null, next: row?.next ?? null, due: row?.due ?? null, agreed: row?.agreed ?? null },
});

type Exported = ReturnType<typeof exported> & ReturnType<typeof standingOf>;

/** What a spreadsheet of that language splits by. */
const separators = { pl: ';', en: ',' } as const satisfies Localized;

/** A line for each submission; after the columns of all kinds, one for each label that any of them has. */
function inboxCsv(rows: readonly Exported[], { locale, words }: Language): string {
  const common = [
    ...[words('studio.columns.reference'), words('studio.columns.received'), words('studio.read')],
    ...[words('studio.columns.sent'), words('studio.columns.state'), words('studio.columns.name')],
    ...[words('studio.columns.order'), words('studio.language'), words('studio.photos')],
  ];
  // what has a column of its own already, as the number of photos
  const all = new Set(rows.flatMap((row) => row.labels.map(({ label }) => label)));
  const labels = [...all].filter((label) => !common.includes(label));
  const momentOf = (at: string | null): string => (at === null ? '' : momentText(Date.parse(at), locale));
  const lines = rows.map((row) => {
    const values = new Map(row.labels.map(({ label, value }) => [label, value]));
    const { reference, received, read, heading, language, photos, state, name, order } = row;
    return [
      ...[reference, momentOf(received), momentOf(read), heading, state ? plain(words(`studio.states.${state}`)) : ''],
      ...[name, order ?? '', words(`studio.languages.${language}`), String(photos.length)],
      ...labels.map((label) => values.get(label) ?? ''),
    ];
  });
  return csvText([[...common, ...labels], ...lines], separators[locale]);
}

export const inboxPhotos = verb({
  name: 'inbox photos',
  help: {
    pl: 'zapisuje zdjęcia w folderze, w jego podfolderze o tym numerze',
    en: 'saves the photos in a folder, in one of that number',
  },
  example: { pl: 'inbox photos 2026-0042-K7 --to zdjecia', en: 'inbox photos 2026-0042-K7 --to photos' },
  arguments: { reference },
  options: { to: { ...folder, required: true } },
  run: (desk, { reference: number, to }) =>
    withSubmission(desk, number, async ({ id, reference: known }) => {
      const { storage, words } = desk;
      const photos = await photosOf(storage, id);
      // of many orders in one folder none is in the way of another
      const folder = join(to, known);
      const saved = { folder, saved: photos.length };
      if (photos.length === 0) return reply(words('studio.noPhotos'), saved);
      return inFolder(desk, to, () => {
        const file = savePhotos(folder, photos);
        if (file !== null) return refusal(words('studio.exists', { folder, file }));
        return reply(words('studio.saved', { folder, n: photos.length }), saved);
      });
    }),
});

export const inboxExport = verb({
  name: 'inbox export',
  help: {
    pl: 'wszystko oprócz samych zdjęć, jako JSON albo tabela CSV',
    en: 'everything but the photos themselves, as JSON or a CSV table',
  },
  example: { pl: 'inbox export --csv --to zgloszenia.csv', en: 'inbox export --csv --to submissions.csv' },
  options: {
    csv: { help: { pl: 'tabela dla arkusza kalkulacyjnego', en: 'a table for a spreadsheet' } },
    to: { ...file, help: { pl: 'zapisuje w tym pliku', en: 'writes into that file' } },
  },
  async run(desk, { csv, to }) {
    const { words, json, storage, now } = desk;
    if (csv && json) return wrongUse(words('studio.csvOrJson'));
    const photos = Map.groupBy(await photoFacts(storage), ({ submission_id }) => submission_id);
    const all = [...(await listed(storage, 'accepted')), ...(await listed(storage, 'held'))];
    const rows = new Map(rowsOf(all, desk, await workList(storage, now)).map((row) => [row.reference, row]));
    const data = (await submissions(storage)).map((row) => ({
      ...exported(row, photos.get(row.id) ?? [], desk),
      ...standingOf(rows.get(row.reference)),
    }));
    const text = csv ? inboxCsv(data, desk) : jsonText(data);
    if (to === undefined) return reply(text, data);
    return inFolder(desk, dirname(to), () => {
      writeFileSync(to, `${text}\n`, { mode: 0o600 });
      return reply(words('studio.exported', { path: to, n: data.length }), { path: to, submissions: data.length });
    });
  },
});
