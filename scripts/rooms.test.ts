import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** One of each kind of rule: a file, what stands in it, and what the tools must say of it. */
const refused: readonly (readonly [file: string, text: string, says: RegExp])[] = [
  ['content/a.ts', "import '@/domain/b'", /content may import i18n, generated/],
  ['server/storage/a.ts', "import type {} from '@/server/mail/b'", /server\/storage may import server\/platform/],
  ['domain/a.test.ts', "import '@/server/b'", /domain may import content, i18n, e2e\/support/],
  ['domain/b.ts', "import '../content/b'", /Another room is imported as @/],
  ['components/shop/a.ts', "import '@/domain/preview/b'", /Only who names domain\/preview draws/],
  ['components/shell/a.ts', "import 'sonner'", /Only components\/ui knows sonner/],
  ['domain/order/a.ts', "import 'react'", /know neither React nor Next/],
  ['components/islands/a.ts', "import '@/domain/b'", /components\/islands may import no other room/],
  ['attic/a.ts', "import '@/content/b'", /A folder with code has a line/],
  ['scripts/a.ts', "import 'no-such-package'", /What is imported exists/],
  ['e2e/stories/a.ts', "import { test } from 'playwright/test'; test", /take test and expect from e2e\/support\/test/],
  ['domain/c.ts', 'export const it = () => Date.now()', /noRestrictedGlobals/],
  ['domain/d.ts', 'export const it = () => Math.random()', /domain has no clock/],
];
const allowed = ['messages/a.ts', "import '@/i18n/b'"] as const;
const targets = ['content', 'domain', 'domain/preview', 'i18n', 'server', 'server/mail'].map((room) => `${room}/b.ts`);
const settings = [
  '.dependency-cruiser.mjs',
  'scripts/rooms.json',
  'tsconfig.json',
  'biome.json',
  'scripts/no-chance.grit',
];

const folder = mkdtempSync(join(tmpdir(), 'rooms-'));
afterAll(() => rmSync(folder, { recursive: true }));
const run = (tool: string, ...args: string[]): string =>
  spawnSync(resolve('node_modules/.bin', tool), args, { cwd: folder, encoding: 'utf8' }).stdout;

test('an import that the list of rooms does not allow, and a clock or chance in domain, are refused', () => {
  const texts = new Map([...settings.map((name) => [name, readFileSync(name, 'utf8')] as const), allowed]);
  for (const [name, text] of [...targets.map((name) => [name, 'export {}'] as const), ...texts, ...refused]) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), `${text}\n`);
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const said = `${run('depcruise', '.')}\n${run('biome', 'lint', '--vcs-enabled=false', '--reporter=github', '--max-diagnostics=none')}`;
  for (const [file, , says] of refused)
    expect(said.split('\n').filter((line) => line.includes(file))).toContainEqual(expect.stringMatching(says));
  expect(said).not.toContain(`${allowed[0]}`);
});
