import { brotliCompressSync } from 'node:zlib';
import type { Browser, Response } from 'playwright/test';

const packed = (bytes: Buffer): number => brotliCompressSync(bytes).length / 1024;

/** KiB, packed by brotli at its best: what runs before any input, the scripts in the page among it, and what the first input adds. */
export type Scripts = Readonly<{ before: number; awake: number }>;

/** Visits a page, and moves the pointer once it is quiet. */
export async function scriptsOf(browser: Browser, url: string): Promise<Scripts> {
  const page = await browser.newPage();
  const answers: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') answers.push(response);
  });
  const fetched = async () => (await Promise.all(answers.map((answer) => answer.body()))).map(packed);
  const sum = (sizes: readonly number[]) => sizes.reduce((all, size) => all + size, 0);
  await page.goto(url, { waitUntil: 'networkidle' });
  const inside = await page
    .locator('script:not([src])')
    .evaluateAll((scripts) =>
      (scripts as HTMLScriptElement[]).flatMap(({ type, text }) => (type === 'application/ld+json' ? [] : [text])),
    );
  const before = sum(await fetched()) + packed(Buffer.from(inside.join('\n')));
  const early = answers.length;
  await page.mouse.move(9, 9);
  await page.mouse.move(99, 99);
  await page.waitForFunction(() => !document.querySelector('[data-island]:not([data-awake])'));
  const awake = sum((await fetched()).slice(early));
  await page.close();
  return { before, awake };
}
