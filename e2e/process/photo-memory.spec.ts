import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import sharp, { type AvifOptions } from 'sharp';
import { sendForm } from '../support/forms';
import { expect, test } from '../support/own-site';

// three large pictures are made, and a busy machine decodes slowly
test.setTimeout(180_000);

const MiB = 1024 * 1024;
/** Decision 071 says what it is made of. */
const mostBytes = 700 * MiB;

/** What the system tells of a process; nothing where it has ended. */
function told(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, 'utf8');
  } catch {
    return '';
  }
}

/** The most bytes that a process has held so far. */
const peakOf = (pid: string | number): number => Number(/VmHWM:\s+(\d+)/.exec(told(`${pid}/status`))?.[1] ?? 0) * 1024;

/** Looks at a process and its children until it is asked for the most bytes that they have held together. */
function watchMemory(pid: number): () => number {
  let ofChildren = 0;
  const timer = setInterval(() => {
    const children = told(`${pid}/task/${pid}/children`).trim().split(' ');
    const held = children.map(peakOf).reduce((sum, bytes) => sum + bytes, 0);
    ofChildren = Math.max(ofChildren, held);
  }, 3).unref();
  return () => {
    clearInterval(timer);
    expect(ofChildren, 'the programs for photos were seen').toBeGreaterThan(0);
    return peakOf(pid) + ofChildren;
  };
}

/** An AVIF of one grey, some kB long. */
const avif = (width: number, height: number, channels: 3 | 4, options: AvifOptions): Promise<Buffer> =>
  sharp({ create: { width, height, channels, background: { r: 119, g: 119, b: 119, alpha: 0.5 } } })
    .avif({ effort: 0, ...options })
    .toBuffer();

test('TRUST-3: photos of 2 kB do not fill the memory, and pages are answered meanwhile', async ({ startSite }) => {
  const wide = await avif(7000, 7000, 3, {});
  const deep = await avif(12_000, 4166, 4, { bitdepth: 10, chromaSubsampling: '4:4:4' });
  expect(wide.length + deep.length).toBeLessThan(5000);
  // taken, and all of it in memory before its first row is known
  const laced = await sharp({ create: { width: 4000, height: 4000, channels: 3, background: 'grey' } })
    .png({ progressive: true })
    .toBuffer();
  const site = await startSite();
  const peak = watchMemory(site.pid);
  let answered = 0;
  const sent = [wide, deep, deep, deep, laced, laced].map(async (photo) => {
    const answer = await sendForm(site.base, 'orders', { photo });
    answered += 1;
    return [answer.status, (await answer.json()).error?.code];
  });
  while (answered < sent.length) {
    const page = await fetch(site.base);
    expect([page.status, (await page.text()).slice(-7)]).toEqual([200, '</html>']);
    await wait(50);
  }
  expect(await Promise.all(sent)).toEqual([
    ...Array(4).fill([422, 'photo.unreadable']),
    ...Array(2).fill([201, undefined]),
  ]);
  // as telephones take them
  const honest = await avif(4032, 3024, 3, { chromaSubsampling: '4:2:0' });
  expect((await sendForm(site.base, 'orders', { photo: honest })).status).toBe(201);
  const bytes = peak();
  expect(bytes).toBeLessThan(mostBytes);
});
