/** The start script passes a signal on that a terminal has sent to both: within this time they are one. */
const sameMs = 300;

/**
 * Stops in good order on the first of the signals, then exits with 0; at once on a second one.
 * @param stop ends by itself within the time that a stop may take
 */
export function stopOn(signals: readonly NodeJS.Signals[], stop: (signal: NodeJS.Signals) => Promise<unknown>): void {
  let since: number | null = null;
  const stopping = async (signal: NodeJS.Signals): Promise<void> => {
    const now = performance.now();
    if (since !== null) return now - since < sameMs ? undefined : process.exit(1);
    since = now;
    await stop(signal);
    process.exit(0);
  };
  for (const signal of signals) process.on(signal, stopping);
}
