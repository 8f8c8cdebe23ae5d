type Run = () => Promise<unknown> | unknown;
/** Makes something ready, which is not measured. @returns what is */
export type Prepare = () => Run;

/** Three pieces of work in one run: an ordinary one, and a hostile one of half its length and of its whole length. */
export type Compared = Readonly<{ plain: Prepare; half: Prepare; whole: Prepare }>;

/** Twice the length costs at most so many times the work ... */
const growth = 2.5;
/** ... from so many ordinary ones on: what costs less than that cannot be told from noise. */
const floor = 5;
/** And never more than so many ordinary ones. */
const most = 50;

const rounds = 30;

/** In microseconds. The processor's own count would leave other programs out, but on some machines it goes in whole ticks. */
async function workOf(prepare: Prepare): Promise<number> {
  const run = prepare();
  const started = process.hrtime.bigint();
  await run();
  return Number(process.hrtime.bigint() - started) / 1000;
}

/**
 * Whether hostile work grows as its length does. The least of several runs counts: other programs, compiling and collecting garbage
 * only add. What looks too much is measured again, what is far too much only once more.
 * @returns null, or what was measured, in words
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
