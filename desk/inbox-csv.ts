import type { Localized } from '@/i18n/locales';
import { csvText } from './csv';
import type { exported } from './inbox-export';
import type { Language } from './verb';

type Exported = ReturnType<typeof exported>;

/** What a spreadsheet of that language splits by. */
const separators = { pl: ';', en: ',' } as const satisfies Localized;

/** A line for each submission; after the columns of all kinds, one for each label that any of them has. */
export function inboxCsv(rows: readonly Exported[], { locale, words }: Language): string {
  const labels = [...new Set(rows.flatMap((row) => row.labels.map(({ label }) => label)))];
  const head = [
    ...[words('studio.columns.reference'), words('studio.columns.received'), words('studio.read')],
    ...[words('studio.columns.what'), words('studio.language'), words('studio.photos'), ...labels],
  ];
  const lines = rows.map((row) => {
    const values = new Map(row.labels.map(({ label, value }) => [label, value]));
    const { reference, received, read, heading, language, photos } = row;
    const common = [reference, received ?? '', read ?? '', heading, words(`studio.languages.${language}`)];
    return [...common, String(photos.length), ...labels.map((label) => values.get(label) ?? '')];
  });
  return csvText([head, ...lines], separators[locale]);
}
