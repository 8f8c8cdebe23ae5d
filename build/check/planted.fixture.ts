import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** A fault for a test to plant: the file, a text in it, and the faulty text in its place. */
export type Plant = readonly [file: string, good: string, bad: string];

const copied = [
  'messages',
  'scripts',
  'server/platform',
  'build',
  'domain',
  'i18n',
  'tsconfig.json',
  'package.json',
  'biome.json',
  '.gitignore',
];

/** Every picture as a link to the project's own, so that one can be added or removed in the copy alone. */
function linkPictures(folder: string): void {
  for (const category of readdirSync('content/images')) {
    const path = join('content/images', category);
    mkdirSync(join(folder, path), { recursive: true });
    for (const name of readdirSync(path)) symlinkSync(resolve(path, name), join(folder, path, name));
  }
}

/** A copy of content and of the command that checks it; pictures and packages are links to the project's own. */
export function copyOfContent(): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  mkdirSync(join(folder, 'content'));
  for (const name of readdirSync('content').filter((each) => each !== 'images'))
    cpSync(join('content', name), join(folder, 'content', name), { recursive: true });
  for (const name of copied) cpSync(name, join(folder, name), { recursive: true });
  linkPictures(folder);
  // what was seen of the pictures, so that no copy has to look again, and the tables as they were without a fault
  for (const name of ['looks-cache.json', 'content', 'messages'])
    cpSync(`generated/${name}`, join(folder, 'generated', name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Puts a fault into a copy. */
export function plant(folder: string, [file, good, bad]: Plant): void {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(good)) throw new Error(`${file} does not say ${good}`);
  writeFileSync(path, text.replace(good, bad));
}

/** Runs the command in a copy. */
export function checked(folder: string, ...options: readonly string[]) {
  const command = ['--import', 'tsx', 'scripts/content-check.ts', ...options];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIR: '' },
  });
  return { status, said: stdout.trim().split('\n'), faults: stderr.trim().split('\n').filter(Boolean) };
}
