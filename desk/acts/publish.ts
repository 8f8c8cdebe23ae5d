import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { keptSites, lastPublication, placeOf, startPublication } from '../publication';
import { differencesOf, undone } from '../works/differences';
import { act, type Context, changed, noInput, type Outcome, refused, textIn } from './act';
import { changeTables, contentOf } from './content';

const to = '/publish';

/** How long a program may take to say that it runs, and how often that is looked at, ms. */
const [patienceMs, lookMs] = [5000, 100];

/** Starts, and waits until the page can tell of it. */
async function start(context: Context, back?: string): Promise<Outcome> {
  const before = lastPublication(context.folder);
  if (before?.state === 'runs') return refused({ '': (words) => words('desk.publish.runsAlready') });
  startPublication(context, back);
  for (let waited = 0; waited < patienceMs; waited += lookMs) {
    if (lastPublication(context.folder)?.at !== before?.at)
      return { ok: true, to, happened: (words) => words('desk.publish.begun') };
    await wait(lookMs);
  }
  return refused({ '': (words) => words('desk.publish.notBegun') });
}

/** Builds the site with all changes, and leads visitors there. */
export const publish = act<null>({ parse: noInput, do: (context) => start(context) });

/** Leads visitors to an earlier site; what was changed since stays here. */
export const goBack = act<string>({
  parse: (form) => ({ ok: true, input: textIn(form, 'site') }),
  async do(context, name) {
    const isKept = keptSites(context.folder).some((site) => site.name === name && !site.isShown);
    return isKept ? start(context, name) : changed;
  },
});

/** Takes one change back, to how visitors see it. */
export const undoChange = act<string>({
  parse: (form) => ({ ok: true, input: textIn(form, 'change') }),
  async do(context, id) {
    const shown = keptSites(context.folder).find(({ isShown }) => isShown);
    if (!shown) return changed;
    const now = contentOf(context);
    const places = { before: placeOf(now, shown), now };
    const pictureOf = (image: string): Buffer | null => {
      const path = join(shown.folder, 'content/images', image);
      return existsSync(path) ? readFileSync(path) : null;
    };
    const make = () => {
      const difference = differencesOf(places).find((one) => one.id === id);
      return difference ? undone(difference, places, pictureOf) : changed;
    };
    return changeTables(context, make, { to, happened: (words) => words('desk.publish.undone') });
  },
});
