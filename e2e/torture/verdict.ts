import { sql } from 'kysely';
import type { Storage } from '@/server/storage/tables';
import { isPostgres } from '@/server/storage/tables';
import type { PlainKind } from '@/server/submissions/kinds';
import { partsOf, planOf } from './requests';
import type { SiteReport } from './site-process';

type Row = Readonly<{ id: string; kind: string; reference: string; key: string; photos: number; letters: number }>;

/** Every stored submission with the numbers of its photos and letters. */
const rowsOf = (storage: Storage): Promise<Row[]> =>
  storage
    .selectFrom('submissions')
    .innerJoin('idempotency', 'idempotency.submission_id', 'submissions.id')
    .select(['submissions.id', 'submissions.kind', 'reference', 'key'])
    .select(({ selectFrom, fn }) => [
      selectFrom('photos')
        .whereRef('submission_id', '=', 'submissions.id')
        .select(fn.countAll<number>().as('n'))
        .$asScalar()
        .as('photos'),
      selectFrom('letters')
        .whereRef('submission_id', '=', 'submissions.id')
        .select(fn.countAll<number>().as('n'))
        .$asScalar()
        .as('letters'),
    ])
    .$narrowType<{ photos: number; letters: number }>()
    .execute();

/** Reports a submission that is stored only in part. */
function half({ id, kind, photos, letters }: Row): readonly string[] {
  const parts = partsOf[kind as PlainKind];
  return photos === parts.photos && letters === parts.letters ? [] : [`half there: ${kind} ${id}`];
}

async function integrity(storage: Storage): Promise<readonly string[]> {
  if (isPostgres(storage)) return [];
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(storage);
  return rows.map(({ integrity_check }) => integrity_check).filter((line) => line !== 'ok');
}

const repeated = (what: string, values: readonly string[]): readonly string[] =>
  values.length === new Set(values).size ? [] : [`${what} given twice`];

/** Compares what is stored with what the visitors were answered. @returns everything that is wrong */
export async function faultsOf(storage: Storage, reports: readonly SiteReport[]): Promise<readonly string[]> {
  const rows = await rowsOf(storage);
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const { total } = await storage
    .selectFrom('submissions')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const missing = reports
    .flatMap(({ answered }) => [...answered])
    .filter(([name, id]) => byKey.get(planOf(name).key)?.id !== id)
    .map(([name]) => `answered and missing: ${name}`);
  return [
    ...missing,
    ...rows.flatMap(half),
    ...(total === rows.length ? [] : ['kept without its key']),
    ...repeated(
      'a reference',
      rows.map(({ reference }) => reference),
    ),
    ...(await integrity(storage)),
    ...reports.flatMap(({ refused }) => refused.map((line) => `refused: ${line}`)),
  ];
}
