import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { launchOptions } from '../support/browser';
import { contactSheet } from './contact-sheet';

// npm run scenes [-- part-of-a-medium's-name]
const folder = 'screenshots';
const page = `${folder}/scenes.html`;

await mkdir(folder, { recursive: true });
await writeFile(page, contactSheet(process.argv[2] ?? ''));
const browser = await chromium.launch(launchOptions);
try {
  for (const scheme of ['light', 'dark'] as const) {
    const tab = await browser.newPage({ viewport: { width: 1440, height: 1000 }, colorScheme: scheme });
    await tab.goto(pathToFileURL(resolve(page)).href, { waitUntil: 'networkidle' });
    await tab.screenshot({ path: `${folder}/scenes-${scheme}.png`, fullPage: true, timeout: 180_000 });
    await tab.close();
  }
  console.log(`scenes: ${page}, and as pictures beside it, light and dark`);
} finally {
  await browser.close();
}
