import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, extname, join, resolve } from 'node:path';

type Diagnostic = Readonly<{ message: string; category: string; location: Readonly<{ path: string }> }>;

const wrong: readonly (readonly [room: string, imported: string, says: string])[] = [
  ['i18n/planted.ts', '@/content/artist', 'i18n may import no other room'],
  ['messages/planted.ts', '@/content/artist', 'messages may import i18n'],
  ['content/planted.ts', '@/domain/shop/shop', 'content may import i18n, generated'],
  ['content/artworks/planted.ts', 'react', 'know neither React nor Next'],
  ['domain/planted.ts', '@/server/log', 'domain may import content, i18n'],
  ['domain/planted.ts', '@/messages', 'domain may import content, i18n'],
  ['domain/order/planted.ts', 'next/link', 'know neither React nor Next'],
  ['domain/order/planted.ts', '../../content/order', 'Another room is imported as @/'],
  ['domain/preview/planted.ts', '@/messages', 'domain/preview may import domain, content, i18n'],
  ['domain/preview/media/planted.ts', 'react', 'know neither React nor Next'],
  ['components/shop/planted.tsx', '@/domain/preview/scene', 'Only who names domain/preview draws'],
  ['domain/order/planted.ts', '../preview/scene', 'Only who names domain/preview draws'],
  ['server/planted.ts', '@/components/ui/button', 'server may import domain, content, messages, i18n'],
  ['server/http/planted.ts', '@/components/ui/button', 'server/http may import server/platform'],
  ['server/platform/planted.ts', '../storage/open', 'server/platform may import domain'],
  ['server/storage/queries/planted.ts', '../../submissions/kinds', 'server/storage may import server/platform'],
  ['server/submissions/planted.ts', '../mail/outbox/lease', 'server/submissions may import server/platform'],
  ['server/mail/outbox/planted.ts', '../../pages/pages', 'server/mail may import server/platform'],
  ['server/pages/planted.ts', '../http/server', 'server/pages may import server/platform'],
  ['components/documents/planted.tsx', '@/components/gallery/wall', 'components/documents may import components/ui'],
  ['components/not-found/planted.tsx', '@/server/http/server', 'components/not-found may import components/ui'],
  ['components/not-found/planted.tsx', 'sonner', 'Only components/ui knows sonner, swiper and the lightbox'],
  ['scripts/planted.ts', '@/components/ui/button', 'scripts may import domain, messages, i18n, server, build'],
  ['desk/planted.ts', '@/components/ui/button', 'desk may import domain, domain/preview, content, messages'],
  ['server/planted.ts', '@/desk/desk', 'server may import domain, content, messages, i18n'],
  [
    'e2e/stories/planted.spec.ts',
    "import { test } from 'playwright/test'",
    'Stories take test and expect from e2e/support/test',
  ],
  [
    'e2e/process/planted.ts',
    "import { test } from 'playwright/test'",
    'Stories take test and expect from e2e/support/test',
  ],
  [
    'e2e/process/planted.ts',
    '@/components/ui/button',
    'e2e/process may import domain, content, messages, i18n, server',
  ],
  ['e2e/bench/planted.ts', '@/messages', 'e2e/bench may import domain, content, i18n, e2e/support'],
  ['e2e/stories/planted.ts', 'zod', 'Only content, domain, server, build, desk and proofs know zod'],
  ['build/planted.ts', '@/components/ui/button', 'build may import domain, content, messages, i18n, server'],
  ['components/artwork/planted.tsx', '@/components/gallery/wall', 'components/artwork may import components/ui'],
  ['components/islands/planted.ts', '@/domain/shop/shop', 'components/islands may import components'],
  ['domain/planted.test.ts', '@/server/log', 'domain may import content, i18n, e2e/support'],
  ['domain/planted.ts', "import type { Log } from '@/server/log'", 'domain may import content, i18n'],
  ['domain/planted.ts', "export * from '@/server/log'", 'domain may import content, i18n'],
  [
    'domain/planted.ts',
    "export const log = <T,>(to: T): T => import('@/server/log') as T",
    'domain may import content, i18n',
  ],
  ['domain/planted.ts', "export const log = (to: import('@/server/log').Log) => to", 'domain may import content, i18n'],
  ['server/platform/planted.ts', '@/server/storage/open', 'server/platform may import domain'],
  ['scripts/lib/planted.mjs', '../../server/platform/node-version', 'Another room is imported as @/'],
  ['attic/planted.ts', '@/content/artist', 'A folder with code has a row in the table of rooms'],
  ['scripts/planted.ts', 'no-such-package', 'What is imported exists'],
  ['e2e/stories/planted.ts', '@/server/log', 'e2e/stories may import messages, content, domain, i18n, e2e/support'],
  ['app/(pl)/planted/page.tsx', '@/components/ui/button', 'app may import components/pages, components/shell'],
  ['app/(pl)/planted/page.tsx', '@/components/shop/rail', 'app may import components/pages, components/shell'],
  ['components/notice/planted.tsx', '@/components/shop/rails', 'components/notice may import components/ui'],
  ['components/ui/planted.tsx', '@/content/artist', 'components/ui may import domain/gallery/picture'],
  ['components/ui/planted.tsx', '../order/wizard', 'components/ui may import domain/gallery/picture'],
  ['components/ui/planted.tsx', '../../domain/shop', 'Another room is imported as @/'],
  ['components/forms/planted.tsx', '@/messages', 'components/forms may import components/ui, domain, i18n'],
  ['components/home/planted.tsx', '@/components/gallery/wall', 'components/home may import components/ui'],
  ['components/gallery/planted.tsx', '@/components/pages/home-page', 'components/gallery may import components/ui'],
  ['components/shop/planted.tsx', 'swiper/modules', 'Only components/ui knows sonner, swiper and the lightbox'],
  ['components/order/planted.tsx', '@/server/log', 'components/order may import components/ui'],
  ['components/order/planted.tsx', 'zod', 'Only content, domain, server, build, desk and proofs know zod'],
  ['components/shell/planted.tsx', 'sonner', 'Only components/ui knows sonner, swiper and the lightbox'],
  ['components/pages/planted.tsx', '@/server/log', 'components/pages may import components'],
];

const right: readonly (readonly [room: string, imported: string])[] = [
  ['messages/planted.ts', '@/i18n/locales'],
  ['content/planted.ts', '@/generated/images.json'],
  ['domain/order/planted.ts', '@/content/order'],
  ['domain/order/planted.ts', '../shop'],
  ['domain/order/planted.ts', 'zod'],
  ['e2e/stories/planted.ts', '@/e2e/support/in-process/form-request'],
  ['e2e/stories/planted.spec.ts', "import type { Page } from 'playwright/test'"],
  ['build/check/planted.ts', 'zod'],
  ['server/http/receive/planted.ts', '@/messages'],
  ['scripts/planted.ts', '@/build/check/check'],
  ['app/(pl)/planted/page.tsx', '@/components/pages/home-page'],
  ['components/ui/planted.tsx', 'swiper'],
  ['components/order/planted.tsx', '@/components/ui/button'],
  ['components/order/planted.tsx', '@/domain/preview/scene'],
  ['server/pages/planted.ts', '@/domain/preview/scene'],
  ['components/shell/planted.tsx', '@/messages/translator'],
  ['components/pages/planted.tsx', '@/components/home/entrance'],
  ['server/storage/planted.test.ts', '@/e2e/support/in-process/post-office'],
  ['server/pages/planted.test.ts', '../http/server'],
  ['server/http/receive/planted.ts', '../../submissions/kinds'],
  ['server/mail/letters/planted.ts', '../outbox/lease'],
  ['components/documents/planted.tsx', '@/components/ui/button'],
  ['scripts/planted.ts', '@/server/storage/open'],
];

const copied = [
  '.dependency-cruiser.mjs',
  'docs/architecture.md',
  'tsconfig.json',
  'biome.json',
  'scripts/no-chance.grit',
];

/** Writes a file for each import into its room, its row in its name, and an empty module where the import leads. */
function plant(folder: string): void {
  const write = (path: string, content: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  for (const path of copied) write(path, readFileSync(path, 'utf8'));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  for (const [index, [path, imported]] of [...wrong, ...right].entries()) {
    const from = /'(.+)'/.exec(imported)?.[1] ?? imported;
    const target = from.startsWith('@/') ? from.slice('@/'.length) : join(dirname(path), from);
    write(path.replace('planted', `planted-${index}`), `${from === imported ? `import '${from}'` : imported};\n`);
    if (/^[@.]/.test(from)) write(extname(target) ? target : `${target}.ts`, '');
  }
  for (const [path, content] of faults) write(path, content);
}

/** Runs a tool over the planted files. Returns what it prints. */
const told = (tool: string, folder: string, args: readonly string[]): string =>
  spawnSync(resolve('node_modules/.bin', tool), args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 }).stdout;

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
  ['domain/preview/impure.ts', 'export const it = () => Math.random();\n', 'plugin', 'domain has no clock'],
  ['domain/order/impure.ts', 'export const it = () => Math.random();\n', 'plugin', 'domain has no clock'],
];

describe('architecture: who may import whom', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rooms-'));
  plant(folder);
  const args = ['lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none'];
  const { diagnostics } = JSON.parse(told('biome', folder, args)) as Readonly<{ diagnostics: readonly Diagnostic[] }>;
  const found = [
    ...told('depcruise', folder, ['.'])
      .split('\n')
      .filter((line) => line.includes(' → ')),
    ...diagnostics
      .filter(({ category }) => category === 'lint/style/noRestrictedImports')
      .map(({ message, location }) => `${message} ${location.path}`),
  ];
  const saidOf = (row: number): readonly string[] => found.filter((line) => new RegExp(`planted-${row}\\b`).test(line));
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each(wrong.map((row, index) => [...row, index] as const))('%s: %s is refused', (_room, _imported, says, row) => {
    expect(saidOf(row)).toContainEqual(expect.stringContaining(says));
  });

  test.each(right.map((row, index) => [...row, wrong.length + index] as const))(
    '%s: %s passes',
    (_room, _name, row) => {
      expect(saidOf(row)).toEqual([]);
    },
  );

  test.each(faults)('%s: %j is refused', (path, _content, rule, says) => {
    const said = diagnostics.filter(({ location }) => location.path.endsWith(path));
    expect(said.map(({ category }) => category)).toContain(rule === 'plugin' ? rule : `lint/${rule}`);
    expect(JSON.stringify(said)).toContain(says);
  });
});
