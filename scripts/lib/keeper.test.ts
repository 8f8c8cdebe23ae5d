import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readlinkSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A site's program: it says its name and its build, or neither listens nor ends. */
const program = (name: string) => `const { createServer } = require('node:http');
  process.on('message', (word) => word === 'stop' && (process.send('closed'), process.exit()));
  const build = JSON.stringify({ build: '${name}' });
  createServer(({ url }, answer) => answer.end(url === '/api/version' ? build : '${name}')).listen(0, '127.0.0.1');`;
const hangs = `setInterval(() => {}, 1000); process.on('message', () => {});`;

const folder = mkdtempSync(join(tmpdir(), 'keeper-'));
afterAll(() => rmSync(folder, { recursive: true }));

function site(name: string, text: string): void {
  mkdirSync(join(folder, '.site', name, 'programs'), { recursive: true });
  writeFileSync(join(folder, '.site', name, 'built.json'), JSON.stringify({ at: '2026-11-25T17:40:00Z' }));
  writeFileSync(join(folder, '.site', name, 'site.json'), JSON.stringify({ id: name, files: {}, unpacked: [] }));
  writeFileSync(
    join(folder, '.site', name, 'programs/main.mjs'),
    `import { createRequire } from 'node:module';
    const require = createRequire(import.meta.url);\n${text}`,
  );
}
function lead(name: string): void {
  symlinkSync(name, join(folder, '.site/next'));
  renameSync(join(folder, '.site/next'), join(folder, '.site/current'));
}

test('TRUST-31: a new site that neither listens nor ends is ended, and the next one is shown', async () => {
  site('1', program('one'));
  site('2', hangs);
  site('3', program('three'));
  lead('1');
  const script = `const { keep } = await import(${JSON.stringify(resolve('scripts/lib/keeper.mjs'))});
    const { lastSite } = await import(${JSON.stringify(resolve('scripts/lib/sites.mjs'))});
    await keep(lastSite(), (address) => console.log(address), 'main', 1000);`;
  const env = { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA_DIR: '', CONTENT_DIR: '' };
  // a file: what a program is started with on its command line, its workers are started with, too
  writeFileSync(join(folder, 'keep.mjs'), script);
  const keeper = spawn(process.execPath, ['keep.mjs'], { cwd: folder, env });
  const errors: string[] = [];
  keeper.stderr.on('data', (chunk) => errors.push(String(chunk)));
  const address = await new Promise<string>((done) => keeper.stdout.once('data', (line) => done(String(line).trim())));
  const shown = async () => (await fetch(address, { headers: { connection: 'close' } })).text();
  expect(await shown()).toBe('one');
  lead('2');
  for (let tried = 0; tried < 100 && errors.length === 0; tried += 1) await wait(100);
  expect([errors.join(), await shown()]).toEqual([expect.stringContaining('does not start'), 'one']);
  lead('1');
  await wait(500);
  // going back to it is refused, and the next start begins with what visitors see
  const back = `const { goBack } = await import(${JSON.stringify(resolve('scripts/lib/publish.mjs'))});
    console.log((await goBack({ name: '2' })).end);`;
  mkdirSync(join(folder, 'generated/pictures/works'), { recursive: true });
  writeFileSync(join(folder, 'back.mjs'), back);
  const { stdout } = spawnSync(process.execPath, ['back.mjs'], { cwd: folder, env, encoding: 'utf8' });
  expect([stdout.trim(), readlinkSync(join(folder, '.site/current')), await shown()]).toEqual(['refused', '1', 'one']);
  lead('3');
  let last = '';
  for (let tried = 0; tried < 100 && last !== 'three'; tried += 1) {
    await wait(100);
    last = await shown().catch(() => '');
  }
  keeper.kill('SIGTERM');
  expect(last).toBe('three');
}, 60_000);
