import { mkdir } from 'node:fs/promises';
import { chromium } from 'playwright';
import { pool } from '@/build/pictures/pool';
import { launchOptions } from '../support/browser';
import { openSite } from './site';
import { allScreens, screens, take } from './take';
import { shotsOf } from './views';

// npm run screenshots [-- [part-of-a-name] [--all]]
const folder = 'screenshots';
const asked = process.argv.slice(2);
const shots = shotsOf(asked.find((part) => part !== '--all') ?? '');
const chosen = asked.includes('--all') ? allScreens : screens;

await mkdir(folder, { recursive: true });
const { base, stop } = await openSite();
const browser = await chromium.launch(launchOptions);
try {
  const all = shots.flatMap((shot) => chosen.map((screen) => ({ shot, screen })));
  await pool(all, 2, ({ shot, screen }) => take(browser, base, shot, screen, folder));
  console.log(`screenshots: ${all.length * 2} pictures of ${shots.length} pages in ${folder}/`);
} finally {
  await browser.close();
  await stop();
}
