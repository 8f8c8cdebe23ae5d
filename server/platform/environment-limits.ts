import { limits } from '@/domain/limits';

const { sockets, rates, disk } = limits;

type Numbers<Table> = { readonly [Name in keyof Table]: number };

/** The limits that a configuration may change, each by its name: `LIMIT_SMALL_BODY_MS=30000`. */
export type ChangeableLimits = Readonly<{
  sockets: Numbers<typeof sockets>;
  rates: Numbers<typeof rates>;
  disk: Numbers<typeof disk>;
}>;

const prefix = 'LIMIT_';

/** @example variableOf('smallBodyMs') // 'LIMIT_SMALL_BODY_MS' */
const variableOf = (name: string): string => prefix + name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

type Stated = Readonly<Record<string, string | undefined>>;

type Allowed = Readonly<{ pattern: RegExp; from: string }>;
const above0: Allowed = { pattern: /^[1-9]\d{0,8}$/, from: ' above 0' };
/** Bytes of a disk; none at all means that nobody looks. */
const bytes: Allowed = { pattern: /^\d{1,15}$/, from: '' };

function changed<Table extends object>(table: Table, stated: Stated, { pattern, from } = above0): Numbers<Table> {
  const rows = Object.entries(table).map(([name, usual]): [string, number] => {
    const text = stated[variableOf(name)]?.trim();
    if (!text) return [name, usual];
    if (!pattern.test(text)) throw new Error(`${variableOf(name)} must be a whole number${from}`);
    return [name, Number(text)];
  });
  return Object.fromEntries(rows) as Numbers<Table>;
}

/**
 * The limits as configured.
 * @throws with one line on a value that is no number, or a name that is no limit's: a typing error must not pass unseen
 */
export function changedLimits(stated: Stated): ChangeableLimits {
  const known = new Set(Object.keys({ ...sockets, ...rates, ...disk }).map(variableOf));
  const unknown = Object.keys(stated).find((name) => name.startsWith(prefix) && !known.has(name));
  if (unknown) throw new Error(`${unknown} is not the name of a limit`);
  return { sockets: changed(sockets, stated), rates: changed(rates, stated), disk: changed(disk, stated, bytes) };
}
