/** The sheet of all that comes later than the page's rules: the build puts its address here. */
declare const LATE_SHEET: string | undefined;

/** `next dev` hydrates the page and brings its rules by itself. */
export const isUnderNext = typeof LATE_SHEET === 'undefined';

/** Before the second try, ms. */
const pauseMs = 2000;

let sheet: Promise<unknown> | undefined;

const linked = (href: string) =>
  new Promise((onload, onerror) => {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload, onerror }));
  });

/** The rules of what comes later, once. Without them it is not shown. */
function lateSheet(): Promise<unknown> {
  if (isUnderNext) return Promise.resolve();
  sheet ??= linked(LATE_SHEET as string);
  sheet.catch(() => {
    sheet = undefined;
  });
  return sheet;
}

/**
 * Imports a module, and tries once more after 2 s, under another address: browsers remember a failed import.
 * @param ask `() => import('./module')`; the finished page's copy of it says the file's address
 * @throws where the second try fails too: then a link or a form does its plain work
 */
export async function tryTwice<Module>(ask: () => Promise<Module>): Promise<Module> {
  try {
    return await ask();
  } catch (error) {
    const [, file] = String(ask).split('"');
    if (!file) throw error;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    return import(/* turbopackIgnore: true */ `${file}?${Date.now()}`);
  }
}

/** Loads a part of the page that is not there at first, with its rules. @throws as {@link tryTwice} */
export async function load<Module>(ask: () => Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([tryTwice(ask), lateSheet()]);
  return module;
}
