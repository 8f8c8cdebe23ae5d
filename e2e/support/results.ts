import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { dirname } from 'node:path';

/** When and on what something was measured. `load`: what else the machine did, as processes that wanted it (or words). */
export type Measured = Readonly<{ date: string; machine: string; node: string; load: number | string }>;

/** To be asked before the work begins: `load` is that of the last minute. */
export const measuredNow = (): Measured => ({
  date: new Date().toISOString().slice(0, 10),
  machine: `${process.platform} ${process.arch}, ${availableParallelism()} cores`,
  node: process.versions.node,
  load: Math.round((loadavg()[0] ?? 0) * 10) / 10,
});

/** Where the results lie; `npm run bench:tables` makes the tables of docs from them. */
export const results = {
  pages: 'e2e/bench/results/pages.json',
  scripts: 'e2e/bench/results/scripts.json',
  freshStart: 'e2e/bench/results/fresh-start.json',
  soak: 'e2e/bench/results/soak.json',
  submitting: 'e2e/bench/results/submitting.json',
} as const;
type Name = keyof typeof results;
type Result = Measured & Readonly<Record<string, unknown>>;

const write = (path: string, content: unknown): void => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`);
};

/** Replaces what was measured last. */
export const keepResult = (name: Name, result: Result): void => write(results[name], result);

/** Replaces one row of what was measured last, as that of one database; the others stay, with dates of their own. */
export function keepRow(name: Name, row: string, result: Result): void {
  const before = JSON.parse(readFileSync(results[name], 'utf8')) as Readonly<Record<string, Measured>>;
  write(results[name], { ...before, [row]: result });
}
