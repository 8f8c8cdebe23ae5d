import { keep } from './lib/keeper.mjs';
import { guard } from './lib/run.mjs';
import { settings } from './lib/settings.mjs';
import { hasFailed, lastSite } from './lib/sites.mjs';

await guard(async () => {
  const site = lastSite();
  if (!site) throw new Error('No site was built yet: npm start builds one and serves it.');
  const [built, now] = [site.siteUrl, settings().SITE_URL ?? null].map((address) => address ?? 'not set');
  // a start builds at the same time, and says itself how that went
  const isBeside = process.argv.includes('--beside-build');
  if (!isBeside && hasFailed())
    console.error(
      `The newest change did not build (npm run build says why). Served is the last good site, of ${site.at}.`,
    );
  if (!isBeside && built !== now)
    console.error(`SITE_URL is ${now}, but the pages were built while it was ${built}: npm run build mends that.`);
  await keep(site, (address) => console.log(`The site is on ${address}`));
});
