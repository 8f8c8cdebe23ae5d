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

/** Real time, in microseconds: exact everywhere, but other programs lengthen it. */
async function realTime(prepare: Prepare): Promise<number> {
  const run = prepare();
  const started = process.hrtime.bigint();
  await run();
  return Number(process.hrtime.bigint() - started) / 1000;
}

/** Some machines count CPU time in ticks of 10 ms, so a measurement must be many of these long; in microseconds. */
const longEnough = 60_000;

/** CPU time of one run, in microseconds: without other programs, on a crowded machine too; a mean of as many as it needs. */
async function cpuTime(prepare: Prepare): Promise<number> {
  let [spent, runs] = [0, 0];
  while (spent < longEnough && runs < 20_000) {
    const run = prepare();
    const before = process.cpuUsage();
    await run();
    const { user, system } = process.cpuUsage(before);
    spent += user + system;
    runs += 1;
  }
  return spent / runs;
}

type Clock = Readonly<{ measure: (prepare: Prepare) => Promise<number>; rounds: number }>;

/** Measures until the least of what was seen is in order, at most so many rounds. @returns null, or what was seen */
async function tooMuch({ plain, half, whole }: Compared, { measure, rounds }: Clock): Promise<string | null> {
  const least = { plain: Number.POSITIVE_INFINITY, half: Number.POSITIVE_INFINITY, whole: Number.POSITIVE_INFINITY };
  for (let round = 0; round < rounds; round += 1) {
    least.plain = Math.min(least.plain, await measure(plain));
    least.half = Math.min(least.half, await measure(half));
    least.whole = Math.min(least.whole, await measure(whole));
    const allowed = Math.min(growth * Math.max(least.half, floor * least.plain), most * least.plain);
    if (least.whole <= allowed) return null;
    // far too slow: measuring it again would only take long
    if (round >= 1 && least.whole > 100 * allowed) break;
  }
  const [plainly, halved, entire] = [least.plain, least.half, least.whole].map(Math.round);
  return `an ordinary one ${plainly} µs, half the length ${halved} µs, the whole ${entire} µs`;
}

/**
 * Whether hostile work grows faster than its length. The fastest of several runs counts, because the compiler and the
 * garbage collector only add time. What seems too slow by the clock on the wall is measured by the CPU's, which a crowded
 * machine does not slow.
 * @returns null, or the measurements in words
 */
export async function growsTooMuch(compared: Compared): Promise<string | null> {
  // not yet compiled, the half could seem as long as the whole
  for (const prepare of [compared.plain, compared.half]) await prepare()();
  const seen = await tooMuch(compared, { measure: realTime, rounds: 10 });
  return seen && tooMuch(compared, { measure: cpuTime, rounds: 3 });
}
