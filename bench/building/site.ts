import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { noSettings } from '@/tests/support/in-process/no-settings';
import { keepRow, measuredNow } from '@/tests/support/results';
import { treeCostOf } from '../support/tree-cost';
import { makeUpWorks } from './made-up-works';

/** What is no part of the project, or made anew. */
const left = new Set([
  '.git',
  '.next',
  'out',
  '.site',
  'coverage',
  'data',
  'node_modules',
  'screenshots',
  'test-results',
]);

const must = (command: string, ...args: readonly string[]): void => {
  if (spawnSync(command, args, { stdio: 'inherit' }).status !== 0) throw new Error(`${command} failed`);
};

/** A copy of the project with the pictures that are made already; times stay, since the caches go by them. */
function copyOfProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-site-'));
  const names = readdirSync('.').filter((name) => !left.has(name));
  must('cp', '-a', ...names, folder);
  must('cp', '-al', 'node_modules', folder);
  return folder;
}

function filesIn(folder: string): readonly Readonly<{ name: string; bytes: number }>[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(path);
    return entry.isFile() ? [{ name: entry.name, bytes: statSync(path).size }] : [];
  });
}

/** What was built: its pages, and its bytes without pictures and cards. */
function builtIn(folder: string) {
  const files = filesIn(join(folder, '.site/current/files'));
  const pages = files.filter(({ name }) => name.endsWith('.html'));
  const bytes = files.map((file) => file.bytes);
  return {
    pages: pages.length,
    'largest page, KiB': Math.round(Math.max(...pages.map((page) => page.bytes)) / 1024),
    'site without pictures, MiB': Math.round(bytes.reduce((sum, one) => sum + one, 0) / 2 ** 20),
  };
}

/** Builds the pages; their pictures and cards are made behind the site, and are no part of it (decision 060). */
const build = ['--input-type=module', '-e', "await (await import('./scripts/lib/build.mjs')).make(process.execPath)"];

/** The files that pages name. */
const namedIn = (folder: string): readonly string[] =>
  JSON.parse(readFileSync(join(folder, 'generated/files.json'), 'utf8'));

const photo = 'content/images/portraits/the-student.webp';
const facts = {
  category: 'portraits',
  'title-pl': 'Zmierzona',
  'title-en': 'Measured',
  'technique-pl': 'gwasz na papierze',
  'technique-en': 'gouache on paper',
  'alt-pl': 'Praca, która tylko mierzy czas.',
  'alt-en': 'A work that only measures time.',
  size: '30x30',
};
const options = Object.entries(facts).flatMap(([name, value]) => [`--${name}`, value]);

/** Adds a work as the artist does, and builds again. @throws if a page then names other new files than its own */
async function oneMore(folder: string, env: Readonly<Record<string, string>>) {
  const negative = await sharp(photo).negate().jpeg().toBuffer();
  const file = join(folder, 'photo.jpg');
  await sharp(negative).toFile(file);
  const studio = join(folder, '.site/current/programs/studio.mjs');
  const before = new Set(namedIn(folder));
  await treeCostOf([process.execPath, studio, 'art', 'add', file, ...options], folder, env);
  const cost = await treeCostOf([process.execPath, ...build], folder, env);
  const pictures = namedIn(folder).filter((name) => name.startsWith('/works/') && !before.has(name)).length;
  // four AVIF, three WebP, and three details
  if (pictures !== 10) throw new Error(`${pictures} files of pictures are new with one more work`);
  return {
    'one more work: new files of pictures, with its details': pictures,
    'one more work: s until the site is built': Math.round(cost.seconds),
    'one more work: CPU s': Math.round(cost.cpuSeconds),
  };
}

/** What the pages of a site of so many works cost to build, and what one more work then costs. */
export async function measureSite(count: number): Promise<void> {
  const conditions = measuredNow();
  const folder = copyOfProject();
  try {
    makeUpWorks(folder, count);
    const env = { ...noSettings, NEXT_TELEMETRY_DISABLED: '1' };
    const built = await treeCostOf([process.execPath, ...build], folder, env);
    const figures = {
      works: count,
      ...builtIn(folder),
      'files of pictures and cards': namedIn(folder).length,
      'build, s': Math.round(built.seconds),
      'build, CPU s': Math.round(built.cpuSeconds),
      'most memory of a process, MiB': Math.round(built.peakMiB),
      ...(await oneMore(folder, env)),
    };
    console.table(figures);
    keepRow('sites', `${count.toLocaleString('en-GB')} works`, { ...conditions, ...figures });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
