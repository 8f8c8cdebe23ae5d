/** Ctrl-C in a terminal reaches us twice, directly and from the start script. */
const sameMs = 300;

/** Stops on the first signal, or on the parent's message `stop`, and exits with 0; a second signal exits at once with 1. */
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
  // the signal may have come first
  process.on('message', (word) => (word === 'stop' && since === null ? stopping('SIGTERM') : undefined));
}
