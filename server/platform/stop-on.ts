/** Ctrl-C in a terminal reaches us twice, directly and from the start script: within this time both count as one. */
const sameMs = 300;

/**
 * Stops gracefully on the first of the signals, or when the process above says `stop`, and exits with 0; a second signal exits at
 * once with 1.
 * @param stop must end by itself within the time that a stop may take
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
  // a terminal sends its signal to both, and that may come first
  process.on('message', (said) => (said === 'stop' && since === null ? stopping('SIGTERM') : undefined));
}
