import { filesOf } from './part-table';

/** The build puts the table of files here: `part-table.ts`. */
declare const __PARTS__: string;
const table = __PARTS__;

/**
 * Called when a part failed to load; loading goes on.
 * @param reached whether the site answered: a form may then be sent without script
 * @returns true if this navigates away
 */
export type OnMissing = (reached: boolean) => unknown;

/** Until the next try, ms: doubles up to `longestPause`. */
const firstPause = 2000;
const longestPause = 60_000;

const typed = new Set<EventTarget | null>();
document.typed = typed;
for (const type of ['input', 'drop']) addEventListener(type, ({ target }) => typed.add(target), true);

/** A 404 means that the site has a newer version: the page reloads, but only once, and never if somebody has typed. */
function mayReload(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return !typed.size && !!visit && visit.type !== 'reload';
}

/** Parts share files: each is fetched once, and again only after a failure. */
function once(ask: (address: string) => Promise<unknown>): typeof ask {
  const asked = new Map<string, Promise<unknown>>();
  return (address) => {
    const coming = asked.get(address) ?? ask(address);
    asked.set(address, coming);
    coming.catch(() => asked.delete(address));
    return coming;
  };
}

/** @throws the answer, if it is not ok */
const fetchWhole = once(async (address) => {
  const answer = await fetch(address);
  if (!answer.ok) throw answer;
  // the browser caches only what was read to its end
  await answer.arrayBuffer();
});

/** Fetches all files of a part and runs none of them. */
export const fetchFiles = (name: string): Promise<unknown> => Promise.all(filesOf(name, table).map(fetchWhole));

const link = once(
  (href) =>
    new Promise((onload, onerror) => {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload, onerror }));
    }),
);

/**
 * Loads a part, and tries until it comes.
 * @returns gives the part; a call during a pause tries again at once
 */
function partLoader(name: string) {
  const files = filesOf(name, table);
  const waiting = new Set<OnMissing>();
  let again = () => {};
  const come = async (): Promise<unknown> => {
    for (let wait = firstPause; ; wait = Math.min(2 * wait, longestPause)) {
      try {
        // some browsers never repeat a failed import, so files are fetched first and imported from the cache
        await fetchFiles(name);
        await Promise.all(files.filter((file) => file.endsWith('css')).map(link));
        return await import(files[0]);
      } catch (error) {
        const status = error instanceof Response ? error.status : 0;
        const left = [...waiting].filter((call) => call(!!status));
        waiting.clear();
        if (status === 404 && !left[0] && mayReload()) location.reload();
        await new Promise<void>((resolve) => {
          again = resolve;
          setTimeout(resolve, wait);
        });
      }
    }
  };
  const coming = come();
  return (onMissing?: OnMissing): Promise<unknown> => {
    if (onMissing) waiting.add(onMissing);
    again();
    return coming;
  };
}

const parts = new Map<string, ReturnType<typeof partLoader>>();

/**
 * The only way to load a part of the page's script, with all that it needs. Tries ever more rarely, but at once when it
 * is asked for again.
 */
export function loadPart(name: string, onMissing?: OnMissing): Promise<unknown> {
  const ask = parts.get(name) ?? partLoader(name);
  parts.set(name, ask);
  return ask(onMissing);
}
