import { availableParallelism, loadavg } from 'node:os';

/** When and on what something was measured, as docs write it beside a figure. Asked before the work begins: `load` is that of the last minute. */
export const measuredNow = () => ({
  date: new Date().toISOString().slice(0, 10),
  machine: `${process.platform} ${process.arch}, ${availableParallelism()} cores`,
  node: process.versions.node,
  load: Math.round((loadavg()[0] ?? 0) * 10) / 10,
});

export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
