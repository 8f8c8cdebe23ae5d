import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { noSettings } from '@/tests/support/in-process/no-settings';
import { keepRow, measuredNow } from '@/tests/support/results';
import { type TreeCost, treeCostOf } from '../support/tree-cost';
import { makeUpWorks } from './made-up-works';

/** What is no part of the project, or made anew. */
const left = new Set(['.git', '.next', '.site', 'coverage', 'data', 'node_modules', 'screenshots', 'test-results']);

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

/** What was built: its pages, and its bytes without the pictures, which the made-up works share. */
function builtIn(folder: string) {
  const site = join(folder, '.site/current');
  const pages = filesIn(join(site, '.next/server/app')).filter(({ name }) => name.endsWith('.html'));
  const bytes = [join(site, '.next'), join(site, 'public/cards')].flatMap(filesIn).map((file) => file.bytes);
  return {
    pages: pages.length,
    'largest page, KiB': Math.round(Math.max(...pages.map((page) => page.bytes)) / 1024),
    'site without pictures of works, MiB': Math.round(bytes.reduce((sum, one) => sum + one, 0) / 2 ** 20),
  };
}

/** A number that a step of the build prints. */
function told({ said }: TreeCost, pattern: RegExp): number {
  const [, found] = pattern.exec(said) ?? [];
  if (found === undefined) throw new Error(`The build does not say ${pattern}.`);
  return Number(found);
}

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

/** Adds a work as the artist does, and builds again. @throws if more than its own pictures are made */
async function oneMore(folder: string, env: Readonly<Record<string, string>>) {
  const negative = await sharp(photo).negate().jpeg().toBuffer();
  const file = join(folder, 'photo.jpg');
  await sharp(negative).toFile(file);
  const studio = join(folder, '.site/current/.next/site/studio.mjs');
  await treeCostOf([process.execPath, studio, 'art', 'add', file, ...options], folder, env);
  const cost = await treeCostOf([process.execPath, 'scripts/build.mjs'], folder, env);
  const made = told(cost, /images: \d+ pictures, (\d+) made/);
  // the picture in its sizes, and three details
  if (made !== 4) throw new Error(`${made} pictures were made for one more work`);
  return {
    'one more work: pictures made, with its details': made,
    'one more work: cards drawn': told(cost, /cards: \d+ cards, (\d+) drawn/),
    'one more work: s until the site is built': Math.round(cost.seconds),
    'one more work: CPU s': Math.round(cost.cpuSeconds),
  };
}

/** What a site of so many works costs to build with its pictures there, and what one more work then costs. */
export async function measureSite(count: number): Promise<void> {
  const conditions = measuredNow();
  const folder = copyOfProject();
  try {
    makeUpWorks(folder, count);
    const env = { ...noSettings, NEXT_TELEMETRY_DISABLED: '1' };
    const prepared = await treeCostOf([process.execPath, '--import', 'tsx', 'scripts/prepare.ts'], folder, env);
    const built = await treeCostOf([process.execPath, 'scripts/build.mjs'], folder, env);
    const figures = {
      works: count,
      ...builtIn(folder),
      'cards drawn': told(prepared, /cards: \d+ cards, (\d+) drawn/),
      'check and cards, s': Math.round(prepared.seconds),
      'check and cards, CPU s': Math.round(prepared.cpuSeconds),
      'build, s': Math.round(built.seconds),
      'build, CPU s': Math.round(built.cpuSeconds),
      'most memory of a process, MiB': Math.round(Math.max(prepared.peakMiB, built.peakMiB)),
      ...(await oneMore(folder, env)),
    };
    console.table(figures);
    keepRow('sites', `${count.toLocaleString('en-GB')} works`, { ...conditions, ...figures });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
