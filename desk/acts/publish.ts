import { setTimeout as wait } from 'node:timers/promises';
import { goneWork } from '@/server/storage/queries/gone-works';
import { keptSites, lastPublication, pictureOn, placeOf, startPublication } from '../publication';
import { type Difference, differencesOf, undone } from '../works/differences';
import { type Act, type Context, changed, type Outcome, refused, textIn } from './act';
import { changeTables, contentOf } from './content';
import { noteState } from './works';

const to = '/publish';

/** How long a program may take to say that it runs, and how often that is looked at, ms. */
const [patienceMs, lookMs] = [5000, 100];

/** Starts, and waits until the page can tell of it. */
async function start(context: Context, how: readonly string[] = []): Promise<Outcome> {
  const before = lastPublication(context.folder);
  if (before?.state === 'runs') return refused({ '': (words) => words('desk.publish.runsAlready') });
  startPublication(context, how);
  for (let waited = 0; waited < patienceMs; waited += lookMs) {
    if (lastPublication(context.folder)?.at !== before?.at)
      return { ok: true, to, happened: (words) => words('desk.publish.begun') };
    await wait(lookMs);
  }
  return refused({ '': (words) => words('desk.publish.notBegun') });
}

/** Builds the site with all changes, and leads visitors there. */
export const publish: Act = (context) => start(context);

/** Leads visitors to an earlier site; what was changed since stays here. */
export const goBack: Act = async (context, form) => {
  const name = textIn(form, 'site');
  const isKept = keptSites(context.folder).some((site) => site.name === name && !site.isShown);
  return isKept ? start(context, ['--back', name]) : changed;
};

/** The work whose sale a change may be; undefined: none. */
const workOf = (difference: Difference | undefined): number | undefined => {
  if (difference?.kind === 'work') return (difference.is ?? difference.was)?.id;
  return difference?.kind === 'shelf' ? (difference.is ?? difference.was)?.artwork : undefined;
};

/** Takes one change back, to how visitors see it. */
export const undoChange: Act = async (context, form) => {
  const shown = keptSites(context.folder).find(({ isShown }) => isShown);
  if (!shown) return changed;
  const now = contentOf(context);
  const places = { before: placeOf(now, shown), now };
  const found = () => differencesOf(places).find((one) => one.id === textIn(form, 'change'));
  const work = workOf(found());
  const make = () => {
    const difference = found();
    return difference ? undone(difference, places, (image) => pictureOn(shown, image)) : changed;
  };
  const outcome = await changeTables(context, make, { to, happened: (words) => words('desk.publish.undone') });
  // a sale that was taken back no longer refuses orders, and one that is so again does
  if (outcome.ok && work !== undefined) {
    const { reference = null, grosze = null } = (await goneWork(context.storage, work)) ?? {};
    await noteState(context, work, { reference, grosze });
  }
  return outcome;
};
