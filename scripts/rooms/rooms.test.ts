import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { biomeRooms } from './biome-rules';
import { withTable } from './docs-table';

type Diagnostic = Readonly<{ message: string; category: string; location: Readonly<{ path: string }> }>;

const wrong: readonly (readonly [room: string, imported: string, says: string])[] = [
  ['i18n/planted.ts', '@/content/artist', 'i18n may import no other room'],
  ['messages/planted.ts', '@/content/artist', 'messages may import i18n'],
  ['content/planted.ts', '@/domain/shop', 'content may import i18n, generated'],
  ['content/artworks/planted.ts', 'react', 'content knows neither React nor Next'],
  ['domain/planted.ts', '@/server/log', 'domain may import content, i18n'],
  ['domain/planted.ts', '@/messages', 'domain may import content, i18n'],
  ['domain/order/planted.ts', 'next/link', 'domain knows neither React nor Next'],
  ['domain/order/planted.ts', '../../content/order', 'Another room is imported as @/'],
  ['preview/planted.ts', '@/messages', 'preview may import domain, content, i18n'],
  ['preview/media/planted.ts', 'react', 'preview knows neither React nor Next'],
  ['components/shop/planted.tsx', '@/preview/scene', 'components/shop may import components/ui'],
  ['server/planted.ts', '@/components/ui/button', 'server may import domain, content, messages, i18n'],
  ['server/http/planted.ts', '@/components/ui/button', 'server/http may import server/platform'],
  ['server/platform/planted.ts', '../storage/open', 'server/platform may import domain'],
  ['server/storage/queries/planted.ts', '../../submissions/kinds', 'server/storage may import server/platform'],
  ['server/submissions/planted.ts', '../mail/outbox/lease', 'server/submissions may import server/platform'],
  ['server/mail/outbox/planted.ts', '../../pages/pages', 'server/mail may import server/platform'],
  ['server/pages/planted.ts', '../http/handler', 'server/pages may import server/platform'],
  ['components/documents/planted.tsx', '@/components/gallery/wall', 'components/documents may import components/ui'],
  ['components/not-found/planted.tsx', '@/server/http/handler', 'components/not-found may import components/ui'],
  ['components/not-found/planted.tsx', 'sonner', 'Only domain, server, scripts and tests know zod'],
  [
    'scripts/planted.ts',
    '@/components/ui/button',
    'scripts may import domain, content, preview, server, messages, i18n',
  ],
  ['e2e/planted.spec.ts', "{ test } from 'playwright/test'", 'Stories take test and expect from tests/support/test'],
  ['e2e/planted.ts', '@/server/log', 'e2e may import messages, content, domain, i18n, tests/support'],
  ['app/(pl)/planted/page.tsx', '@/components/ui/button', 'app may import components/pages, components/shell'],
  ['app/(pl)/planted/page.tsx', '@/components/shop/rail', 'app may import components/pages, components/shell'],
  ['components/notice/planted.tsx', '@/components/shop/rails', 'components/notice may import components/ui'],
  ['components/ui/planted.tsx', '@/content/artist', 'components/ui may import domain/picture'],
  ['components/ui/planted.tsx', '../order/wizard', 'components/ui may import domain/picture'],
  ['components/ui/planted.tsx', '../../domain/shop', 'Another room is imported as @/'],
  ['components/forms/planted.tsx', '@/messages', 'components/forms may import components/ui, domain, i18n'],
  ['components/home/planted.tsx', '@/components/gallery/wall', 'components/home may import components/ui'],
  ['components/gallery/planted.tsx', '@/components/pages/home-page', 'components/gallery may import components/ui'],
  ['components/shop/planted.tsx', 'swiper/modules', 'Only domain, server, scripts and tests know zod'],
  ['components/order/planted.tsx', '@/server/log', 'components/order may import components/ui'],
  ['components/order/planted.tsx', 'zod', 'Only domain, server, scripts and tests know zod'],
  ['components/shell/planted.tsx', 'sonner', 'Only domain, server, scripts and tests know zod'],
  ['components/pages/planted.tsx', '@/server/log', 'components/pages may import components'],
];

const right: readonly (readonly [room: string, imported: string])[] = [
  ['messages/planted.ts', '@/i18n/locales'],
  ['content/planted.ts', '@/generated/images.json'],
  ['domain/order/planted.ts', '@/content/order'],
  ['domain/order/planted.ts', '../shop'],
  ['domain/order/planted.ts', 'zod'],
  ['e2e/planted.ts', '@/tests/support/in-process/form-request'],
  ['e2e/planted.spec.ts', "type { Page } from 'playwright/test'"],
  ['scripts/content/planted.ts', 'zod'],
  ['server/http/receive/planted.ts', '@/messages'],
  ['scripts/planted.ts', './content/check'],
  ['app/(pl)/planted/page.tsx', '@/components/pages/home-page'],
  ['components/ui/planted.tsx', 'swiper'],
  ['components/order/planted.tsx', '@/components/ui/button'],
  ['components/order/planted.tsx', '@/preview/scene'],
  ['server/pages/planted.ts', '@/preview/scene'],
  ['components/shell/planted.tsx', '@/messages/translator'],
  ['components/pages/planted.tsx', '@/components/home/banner'],
  ['server/storage/planted.test.ts', '@/tests/support/in-process/post-office'],
  ['server/pages/planted.test.ts', '../http/handler'],
  ['server/http/receive/planted.ts', '../../submissions/kinds'],
  ['server/mail/letters/planted.ts', '../outbox/lease'],
  ['components/documents/planted.tsx', '@/components/ui/button'],
  ['scripts/planted.ts', '@/server/storage/open'],
];

/**
 * Writes a file for each import into its room, named `{row}-{name}`, so that a report names the row. Returns the
 * reports.
 */
function plant(folder: string): readonly Diagnostic[] {
  for (const config of ['biome.json', 'biome.rooms.json', 'scripts/rooms/no-chance.grit'])
    cpSync(config, join(folder, config));
  const write = (path: string, content: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  for (const [index, [path, imported]] of [...wrong, ...right].entries())
    write(
      path.replace('planted', `planted-${index}`),
      imported.includes(' from ') ? `import ${imported};\n` : `import '${imported}';\n`,
    );
  for (const [path, content] of faults) write(path, content);
  const args = ['lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none'];
  const biome = resolve('node_modules/.bin/biome');
  const { stdout } = spawnSync(biome, args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 });
  return JSON.parse(stdout).diagnostics as readonly Diagnostic[];
}

/** Faults that are no import of another room: the file, its content, and what the linter must say. */
const faults: readonly (readonly [path: string, content: string, rule: string, says: string])[] = [
  [
    'domain/circle-a.ts',
    "import { b } from './circle-b';\nexport const a = () => b;\n",
    'suspicious/noImportCycles',
    '',
  ],
  [
    'domain/circle-b.ts',
    "import { a } from './circle-a';\nexport const b = () => a;\n",
    'suspicious/noImportCycles',
    '',
  ],
  ...[
    'fetch("/x")',
    'new Date()',
    'Date.now()',
    'setTimeout(() => 1, 2)',
    'performance.now()',
    'crypto.randomUUID()',
  ].map(
    (call, index) =>
      [
        `domain/impure-${index}.ts`,
        `export const it = () => ${call};\n`,
        'style/noRestrictedGlobals',
        'Do not use the global variable',
      ] as const,
  ),
  ['preview/impure.ts', 'export const it = () => Math.random();\n', 'plugin', 'domain and preview have no clock'],
  ['domain/order/impure.ts', 'export const it = () => Math.random();\n', 'plugin', 'domain and preview have no clock'],
];

describe('architecture: who may import whom', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rooms-'));
  const all = plant(folder);
  const found = all.filter(({ category }) => category === 'lint/style/noRestrictedImports');
  const saidOf = (row: number): readonly string[] =>
    found.filter(({ location }) => new RegExp(`planted-${row}\\b`).test(location.path)).map(({ message }) => message);
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each(wrong.map((row, index) => [...row, index] as const))('%s: %s is refused', (_room, _imported, says, row) => {
    expect(saidOf(row)).toEqual([expect.stringContaining(says)]);
  });

  test.each(right.map((row, index) => [...row, wrong.length + index] as const))(
    '%s: %s passes',
    (_room, _name, row) => {
      expect(saidOf(row)).toEqual([]);
    },
  );

  test.each(faults)('%s: %j is refused', (path, _content, rule, says) => {
    const said = all.filter(({ location }) => location.path.endsWith(path));
    expect(said.map(({ category }) => category)).toContain(rule === 'plugin' ? rule : `lint/${rule}`);
    expect(JSON.stringify(said)).toContain(says);
  });
});

test('the linter and the docs say what the table says (npm run rooms)', () => {
  expect(JSON.parse(readFileSync('biome.rooms.json', 'utf8'))).toEqual(JSON.parse(JSON.stringify(biomeRooms())));
  const page = readFileSync('docs/architecture.md', 'utf8');
  const cells = (text: string): string => text.replace(/[ -]+/g, ' ');
  expect(cells(page)).toBe(cells(withTable(page)));
});
