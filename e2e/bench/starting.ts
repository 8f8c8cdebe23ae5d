import { keepRow, measuredNow } from '../support/results';
import { freshStarts } from './support/fresh-start';

/** What a newcomer waits for. */
const conditions = measuredNow();
const starts = await freshStarts(Number(process.env.BENCH_PORT ?? 3290));
console.table(starts);
for (const [start, seconds] of Object.entries(starts))
  keepRow('freshStart', `${start} start`, { ...conditions, ...seconds });
