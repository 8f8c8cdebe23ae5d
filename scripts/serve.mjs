import { guard } from './lib/guard.mjs';
import { keep } from './lib/keeper.mjs';
import { settings } from './lib/settings.mjs';
import { hasFailed, lastSite } from './lib/sites.mjs';
import { askedLanguage, words } from './lib/start-words.mjs';

/** @import { Site } from './lib/sites.mjs' */

/** @param {string | null} siteUrl */
const addressOf = (siteUrl) => siteUrl ?? 'not set';

/**
 * What whoever starts the site has to know of it.
 * @param {Site} site
 */
function* notesOn({ at, siteUrl: built }) {
  const now = settings().SITE_URL ?? null;
  if (hasFailed())
    yield `The newest change did not build (npm run build says why). Served is the last good site, of ${at}.`;
  if (built !== now)
    yield `SITE_URL is ${addressOf(now)}, but the pages were built while it was ${addressOf(built)}: npm run build mends that.`;
}

// Serves the last good site as it was stored, without building.
await guard(async () => {
  const site = lastSite();
  if (!site) throw new Error('No site was built yet: npm start builds one and serves it.');
  // a start builds at the same time, and says itself how that went
  if (!process.argv.includes('--beside-build')) for (const note of notesOn(site)) console.error(note);
  await keep(site, (address) => console.log(words[askedLanguage('en')].runs(address)));
});
