import type * as z from 'zod';
import type { Fault } from './fault';
import { issuesOf } from './issues';
import { ledgerSchema, schemas } from './schema';
import { ledgerPath, type TableName, tableLocation } from './table-locations';
import type { Tables } from './tables';

/** A row in which anything may be missing. */
type Row = Readonly<Record<string, unknown>> | undefined;
type Naming = Readonly<{ depth: number; nameOf: (table: string, row: Row, key: PropertyKey | undefined) => string }>;

const whole: Naming = { depth: 0, nameOf: (table) => table };
const keyed: Naming = { depth: 1, nameOf: (table, _, key) => [table, key].filter(Boolean).join(' ') };
const numbered: Naming = { depth: 1, nameOf: (table, row, key) => `${table} ${row?.number ?? `[${String(key)}]`}` };
const work: Naming = {
  depth: 1,
  nameOf(table, row, key) {
    const title = (row?.title as Row)?.pl;
    return [table, row?.id ?? `[${String(key)}]`, ...(title ? [`"${title}"`] : [])].join(' ');
  },
};
const priced: Naming = {
  depth: 1,
  nameOf: (table, row) =>
    [table, row?.type, row?.variant, row?.subject, row?.size, row?.medium].filter(Boolean).join(' '),
};

/** How the items of a table are named in a report. */
const namings: Readonly<Record<TableName, Naming>> = {
  portraits: work,
  landscapes: work,
  wall_art: work,
  digital_art: work,
  'shop picture': numbered,
  'shop portraits': numbered,
  'shop custom-pictures': numbered,
  'shop posters': numbered,
  prices: priced,
  defaultPrice: whole,
  banner: keyed,
  fromPhoto: whole,
  services: keyed,
  nextFree: keyed,
  shopRest: whole,
  lessons: whole,
  orderTypeNames: keyed,
  subjects: keyed,
  variants: keyed,
  sizes: keyed,
  media: keyed,
  artist: whole,
  privacyPolicy: whole,
  storeRegulations: whole,
};

function faultsOfTable(table: TableName, value: unknown): readonly Fault[] {
  const { depth, nameOf } = namings[table];
  const rows = Object(value) as Record<PropertyKey, Row>;
  return issuesOf(schemas[table], value, depth).map(({ path, fault }) => {
    const [key] = path;
    const row = depth > 0 && key !== undefined ? rows[key] : undefined;
    const near = Object.values(Object(row)).filter((each) => typeof each !== 'object');
    return {
      item: nameOf(table, row, depth > 0 ? key : undefined),
      fault,
      at: { ...tableLocation(table, ...path), near },
    };
  });
}

const faultsOfLedger = (ledger: unknown): readonly Fault[] =>
  issuesOf(ledgerSchema as z.ZodType, ledger, 0).map(({ path, fault }) => ({
    item: ledgerPath,
    fault,
    at: { file: ledgerPath, path },
  }));

/** Wrong, missing and unknown keys, values and kinds, row by row. */
export const shapeFaults = ({ raw, ledger }: Pick<Tables, 'raw' | 'ledger'>): readonly Fault[] => [
  ...(Object.keys(schemas) as TableName[]).flatMap((table) => faultsOfTable(table, raw[table])),
  ...faultsOfLedger(ledger),
];
