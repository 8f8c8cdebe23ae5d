/** Next calls this once when the site starts. Whatever is wrong with the letters, the pages are served. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  if (process.env.NEXT_PHASE === 'phase-production-build') return;
  try {
    const { runOutbox } = await import('@/server/outbox/run');
    runOutbox();
  } catch (error) {
    console.error(error instanceof Error ? error.message : 'The outbox could not be started.');
  }
}
