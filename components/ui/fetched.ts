/** Until what did not come is asked for again, ms: twice as long each time, to the most. */
const pause = { first: 2000, most: 60_000 } as const;

/**
 * Fetches a script of a page that is there already. Where it does not come, it is asked for ever more rarely.
 * @param onMissing called each time that it did not come
 */
export async function fetched<Script extends object>(
  load: () => Promise<Script>,
  onMissing = () => {},
): Promise<Script> {
  for (let wait: number = pause.first; ; wait = Math.min(2 * wait, pause.most)) {
    const script = await load().catch(onMissing);
    if (script) return script;
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}
