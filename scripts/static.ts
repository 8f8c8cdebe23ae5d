import { join, resolve } from 'node:path';
import { writeStatic } from '@/server/http/static/write-static';
import { environment } from '@/server/platform/environment';

// Writes the site in whose folder this program lies to another folder, for nginx (deploy/nginx).
const [to] = process.argv.slice(2);
try {
  if (!to) throw new Error('Name a folder that is not there yet: npm run static -- FOLDER');
  const site = join(import.meta.dirname, '..');
  const count = await writeStatic(site, resolve(to), environment().siteUrl.startsWith('https:'));
  console.log(`${count} addresses are in ${to}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
