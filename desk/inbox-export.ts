import type { Localized } from '@/i18n/locales';
import type { PhotoFacts, Submission } from '@/server/storage/queries/read';
import { jsonIn, storedIn } from '@/server/submissions/kinds';
import { momentText } from '@/server/submissions/views/dates';
import { plain } from '@/server/submissions/views/say';
import type { Row } from './inbox-list';
import { iso } from './printable';
import type { Language } from './verb';

/** What a spreadsheet would take for a formula, also after spaces, and in the wide letters that some read alike. */
const formula = /^\s*[=+\-@\t\r|%＝＋－＠]/;

/** A cell that is a text to every spreadsheet. */
function cell(text: string): string {
  const said = formula.test(text) ? `'${text}` : text;
  return `"${said.replaceAll('"', '""')}"`;
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
export const standingOf = (row: Row | undefined) => ({
  ...{ name: row?.name ?? '', order: row?.order ?? null, state: row?.state ?? null },
  ...{ waitsFor: row?.waitsFor ?? null, next: row?.next ?? null, due: row?.due ?? null, agreed: row?.agreed ?? null },
});

type Exported = ReturnType<typeof exported> & ReturnType<typeof standingOf>;

/** What a spreadsheet of that language splits by. */
const separators = { pl: ';', en: ',' } as const satisfies Localized;

/** A line for each submission; after the columns of all kinds, one for each label that any of them has. */
export function inboxCsv(rows: readonly Exported[], { locale, words }: Language): string {
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
