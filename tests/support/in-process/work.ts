type Run = () => Promise<unknown> | unknown;
/** Prepares a piece of work; this is not measured. @returns the work to be measured */
export type Prepare = () => Run;

/** Three pieces of work: an ordinary one, and a hostile one of half the length and of the whole length. */
export type Compared = Readonly<{ plain: Prepare; half: Prepare; whole: Prepare }>;

/** The whole length may cost at most so many times the work of half the length. */
const growth = 2.5;
/** ... from so many ordinary ones on: what costs less than that cannot be told from noise. */
const floor = 5;
/** And never more than so many ordinary ones. */
const most = 50;

const rounds = 30;

/** In microseconds of real time. CPU time would leave out other programs, but some machines count it in whole ticks. */
async function workOf(prepare: Prepare): Promise<number> {
  const run = prepare();
  const started = process.hrtime.bigint();
  await run();
  return Number(process.hrtime.bigint() - started) / 1000;
}

/**
 * Whether hostile work grows faster than its length. The fastest of several runs counts, because other programs, the
 * compiler and the garbage collector only add time. A result that is too slow is measured again, one far too slow only
 * once.
 * @returns null, or the measurements in words
 */
export async function growsTooMuch({ plain, half, whole }: Compared): Promise<string | null> {
  const least = { plain: Number.POSITIVE_INFINITY, half: Number.POSITIVE_INFINITY, whole: Number.POSITIVE_INFINITY };
  for (let round = 0; round < rounds; round += 1) {
    least.plain = Math.min(least.plain, await workOf(plain));
    least.half = Math.min(least.half, await workOf(half));
    least.whole = Math.min(least.whole, await workOf(whole));
    const allowed = Math.min(growth * Math.max(least.half, floor * least.plain), most * least.plain);
    if (least.whole <= allowed) return null;
    if (round >= 1 && least.whole > 100 * allowed) break;
  }
  const [plainly, halved, entire] = [least.plain, least.half, least.whole].map(Math.round);
  return `an ordinary one ${plainly} µs, half the length ${halved} µs, the whole ${entire} µs`;
}
