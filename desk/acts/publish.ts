import { join } from 'node:path';
import { goneWork } from '@/server/storage/queries/gone-works';
import { builtSites, contentOf, shownSite, startPublication, unpublished } from '../publication';
import { asBefore, type Difference } from '../works/differences';
import { type Act, type Context, changed, done, type Outcome, refused, textIn } from './act';
import { changeTables, undoTables } from './content';
import { noteState } from './works';

const to = '/publish';

async function start({ folder }: Context, how: readonly string[] = []): Promise<Outcome> {
  const why = await startPublication(folder, how);
  if (why === null) return done(to, 'desk.publish.begun');
  return refused(why === 'busy' ? 'desk.publish.ends.busy' : 'desk.publish.notBegun');
}

export const publish: Act = (context) => start(context);

/** Leads visitors to an earlier site; what was changed since stays here. */
export const goBack: Act = async (context, form) => {
  const name = textIn(form, 'site');
  const isKept = builtSites(context.folder).some((site) => site.name === name && !site.isShown);
  return isKept ? start(context, ['--back', name]) : changed;
};

const worksIn = (differences: readonly Difference[]): readonly number[] =>
  differences.flatMap(({ work }) => work ?? []);

/** A sale that was taken back no longer refuses orders, and one that is so again does. */
async function noteSales(context: Context, works: readonly number[]): Promise<void> {
  for (const work of new Set(works)) {
    const { reference = null, grosze = null } = (await goneWork(context.storage, work)) ?? {};
    await noteState(context, work, { reference, grosze });
  }
}

export const putBack: Act = async (context) => {
  const shown = shownSite(context.folder);
  if (!shown) return changed;
  const works = worksIn(unpublished(context) ?? []);
  // where this cannot be written nothing is put back
  await noteSales(context, works);
  const make = () =>
    asBefore({ before: contentOf(context, shown), now: context }, join(shown.folder, 'content/images'));
  const outcome = await changeTables(context, make, {
    to,
    happened: 'desk.publish.putBack.done',
    undoAt: '/publish/undo',
  });
  if (outcome.ok) await noteSales(context, works);
  return outcome;
};

export const undoPutBack = undoTables(to, async (context) => noteSales(context, worksIn(unpublished(context) ?? [])));
