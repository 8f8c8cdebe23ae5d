import { join, resolve } from 'node:path';
import { bestBrotli, quickBrotli } from '@/server/http/packed';
import { writeStatic } from '@/server/http/static/write-static';
import { environment } from '@/server/platform/environment';

// Writes the site in whose folder this program lies to another folder, for nginx (deploy/nginx).
const [to, how] = process.argv.slice(2);
try {
  if (!to) throw new Error('Name a folder that is not there yet: npm run static -- FOLDER');
  const count = await writeStatic(join(import.meta.dirname, '../..'), resolve(to), {
    tls: environment().siteUrl.startsWith('https:'),
    // --quick: a little larger, in a tenth of the time
    brotli: how === '--quick' ? quickBrotli : bestBrotli,
  });
  console.log(`${count} addresses are in ${to}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
