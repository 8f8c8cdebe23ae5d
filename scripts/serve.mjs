import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { guard } from './lib/guard.mjs';
import { environmentVariables, settings } from './lib/settings.mjs';
import { hasFailed, lastSite, markServed } from './lib/sites.mjs';

/** @import { Site } from './lib/sites.mjs' */
/** @import { Variables } from '../server/platform/settings/variables.mjs' */

/** @param {string | null} siteUrl */
const addressOf = (siteUrl) => siteUrl ?? 'not set';

/**
 * What whoever starts the site has to know of it.
 * @param {Site} site
 * @param {Variables} variables
 */
function* notesOn({ at, siteUrl: built }, { SITE_URL }) {
  const now = SITE_URL ?? null;
  if (hasFailed())
    yield `The newest change did not build (npm run build says why). Served is the last good site, of ${at}.`;
  if (built !== now)
    yield `SITE_URL is ${addressOf(now)}, but the pages were built while it was ${addressOf(built)}: npm run build mends that.`;
}

// Serves the last good site as it was stored, in this process, without building.
await guard(async () => {
  const site = lastSite();
  if (!site) throw new Error('No site was built yet: npm start builds one and serves it.');
  const variables = settings();
  for (const note of notesOn(site, variables)) console.error(note);

  // the stored site's folder has no settings and no data, so both are read before the process changes into it
  Object.assign(process.env, environmentVariables(), { DATA_DIR: resolve(variables.DATA_DIR) });
  markServed(site.folder);
  process.chdir(site.folder);
  await import(pathToFileURL(join(site.folder, 'programs/main.mjs')).href);
});
