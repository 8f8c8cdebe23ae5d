import { filesOf } from './part-table';

/** The build puts the table of files here: `part-table.ts`. */
declare const __PARTS__: string;
const table = __PARTS__;

/**
 * Told when a part did not come; it will be asked for again.
 * @param reached whether the site answered: a form may then be sent without script
 * @returns true where this leads away from the page
 */
export type OnMissing = (reached: boolean) => unknown;

/** Until a part that did not come is asked for again, ms: twice as long each time, to the most. */
const firstPause = 2000;
const longestPause = 60_000;

const typed = new Set<EventTarget | null>();
document.typed = typed;
for (const type of ['input', 'drop']) addEventListener(type, ({ target }) => typed.add(target), true);

/** Whether a page of a version that the site has no more is loaded anew: once, and never where somebody has typed. */
function mayReload(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return !typed.size && !!visit && visit.type !== 'reload';
}

/** Several parts need one file: it is asked for once, and again after it did not come. */
function once(ask: (address: string) => Promise<unknown>): typeof ask {
  const asked = new Map<string, Promise<unknown>>();
  return (address) => {
    const coming = asked.get(address) ?? ask(address);
    asked.set(address, coming);
    coming.catch(() => asked.delete(address));
    return coming;
  };
}

/** @throws what the site answered, where that is no script */
const fetchWhole = once(async (address) => {
  const answer = await fetch(address);
  if (!answer.ok) throw answer;
  // only what was read to its end is kept
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

/** @returns asks for a part that has not come, and gives it */
function asking(name: string) {
  const files = filesOf(name, table);
  const waiting = new Set<OnMissing>();
  let again = () => {};
  const come = async (): Promise<unknown> => {
    for (let wait = firstPause; ; wait = Math.min(2 * wait, longestPause)) {
      try {
        // a script that was imported and did not come is missing for good in some browsers: so it is imported from what was fetched
        await fetchFiles(name);
        await Promise.all(files.filter((file) => file.endsWith('css')).map(link));
        return await import(files[0]);
      } catch (error) {
        const status = error instanceof Response ? error.status : 0;
        const left = [...waiting].filter((tell) => tell(!!status));
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

const parts = new Map<string, ReturnType<typeof asking>>();

/**
 * The one way to a part of the page's script, with all that it needs. Where it does not come it is asked for again, ever more rarely,
 * and at once where it is loaded again.
 */
export function loadPart(name: string, onMissing?: OnMissing): Promise<unknown> {
  const ask = parts.get(name) ?? asking(name);
  parts.set(name, ask);
  return ask(onMissing);
}
