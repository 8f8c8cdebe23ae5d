import { mkdir } from 'node:fs/promises';
import { chromium } from 'playwright';
import { pool } from '@/build/pictures/pool';
import { oneOfEachKind } from '../support/addresses';
import { launchOptions } from '../support/browser';
import { OwnSite } from '../support/own-site';
import { allScreens, screens, take, unlisted } from './take';

// npm run screenshots [-- [part-of-a-name] [--all]]
const folder = 'screenshots';
const asked = process.argv.slice(2);
const part = asked.find((word) => word !== '--all') ?? '';
const shots = [...oneOfEachKind, ...unlisted].filter(({ name }) => name.includes(part));
const chosen = asked.includes('--all') ? allScreens : screens;

await mkdir(folder, { recursive: true });
const site = await OwnSite.start();
const browser = await chromium.launch(launchOptions);
try {
  const all = shots.flatMap((shot) => chosen.map((screen) => ({ shot, screen })));
  await pool(all, 2, ({ shot, screen }) => take(browser, site.base, shot, screen, folder));
  console.log(`screenshots: ${all.length * 2} pictures of ${shots.length} pages in ${folder}/`);
} finally {
  await browser.close();
  await site.stop();
}
