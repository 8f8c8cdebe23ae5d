import { join, resolve } from 'node:path';
import { writeStatic } from '@/server/http/static/write-static';
import { environment } from '@/server/platform/environment';

/** Where publishing looks whether nginx is used. */
const usual = '.site/nginx';

// Writes the site in whose folder this program lies for nginx (deploy/nginx), beside older ones.
const [to = usual] = process.argv.slice(2);
try {
  const site = join(import.meta.dirname, '..');
  const count = await writeStatic(site, resolve(to), environment().siteUrl.startsWith('https:'));
  console.log(count === null ? `${to} had this site already` : `${count} addresses are in ${to}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
