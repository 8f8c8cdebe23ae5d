import { mkdir } from 'node:fs/promises';
import { chromium } from 'playwright';
import { pool } from './images/pool';
import { openSite } from './shots/site';
import { screens, take } from './shots/take';
import { shotsOf } from './shots/views';

// npm run screenshots [-- part-of-a-name]
const folder = 'screenshots';
const shots = shotsOf(process.argv[2] ?? '');

await mkdir(folder, { recursive: true });
const { base, stop } = await openSite();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
});
try {
  const all = shots.flatMap((shot) => screens.map((screen) => ({ shot, screen })));
  await pool(all, 2, ({ shot, screen }) => take(browser, base, shot, screen, folder));
  console.log(`screenshots: ${all.length * 2} pictures of ${shots.length} pages in ${folder}/`);
} finally {
  await browser.close();
  await stop();
}
