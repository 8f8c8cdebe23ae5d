import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { lastPublication, startPublication } from './publication';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'published-'));
  for (const name of ['scripts', '.site']) mkdirSync(join(folder, name));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** As `scripts/publish.mjs`: of those that come together one takes the turn and notes itself. */
const program = (isBusy = false) =>
  writeFileSync(
    join(folder, 'scripts/publish.mjs'),
    `import { writeFileSync } from 'node:fs';
    try { ${isBusy ? 'throw 0' : "writeFileSync('.site/building', '', { flag: 'wx' })"} } catch { process.exit(75); }
    writeFileSync('.site/publication.json', JSON.stringify({ pid: process.pid, at: Date.now() }));
    setTimeout(() => undefined, 1500);`,
  );

test('CONTENT-12: pressed twice at once, one publication runs and both presses are answered by it', async () => {
  program();
  const answers = await Promise.all([startPublication(folder, []), startPublication(folder, [])]);
  expect([answers, lastPublication(folder)?.state]).toEqual([[null, null], 'runs']);
  expect(await startPublication(folder, [])).toBeNull();
  await wait(1600);
});

test('where another program builds, it says so, and notes nothing', async () => {
  program(true);
  expect([await startPublication(folder, []), lastPublication(folder)]).toEqual(['busy', null]);
});
