/** The sheet of all that comes later than the page's rules: the build puts its address here. */
declare const LATE_SHEET: string | undefined;

/** `next dev` hydrates the page and brings its rules by itself. */
export const isUnderNext = typeof LATE_SHEET === 'undefined';

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

/** @throws where the part does not come: then a link or a form does its plain work */
export async function load<Module>(ask: () => Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([ask(), lateSheet()]);
  return module;
}
