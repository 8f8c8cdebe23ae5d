import { freshStarts } from './support/fresh-start';
import { measuredNow } from './support/measured';

/** What a newcomer waits for. */
console.log(measuredNow());
console.table(await freshStarts(Number(process.env.BENCH_PORT ?? 3290)));
