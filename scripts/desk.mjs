import { join } from 'node:path';
import { keep } from './lib/keeper.mjs';
import { guard, run } from './lib/run.mjs';
import { lastSite } from './lib/sites.mjs';

// Serves the artist's desk of the last good site, and prints a link that opens it once.
await guard(async () => {
  const site = lastSite();
  if (!site) throw new Error('No site was built yet: npm start builds one and serves it.');
  const link = [join(site.folder, 'programs/studio.mjs'), 'desk'];
  // a link in the journal could be read by whoever reads that
  const isLogged = process.env.JOURNAL_STREAM !== undefined;
  await keep(site, (address) => (isLogged ? console.log(address) : void run(process.execPath, link)), 'desk');
});
