import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

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
  ['server/receive/planted.ts', '@/components/ui/button', 'server may import domain, content, messages, i18n'],
  ['scripts/planted.ts', '@/components/ui/button', 'scripts may import domain, content, server, messages, i18n'],
  ['e2e/planted.spec.ts', "{ test } from 'playwright/test'", 'Stories take test and expect from e2e/support/test'],
  ['e2e/planted.ts', '@/server/log', 'e2e may import messages, content, domain, i18n, server/testing'],
  ['app/(pl)/planted/page.tsx', '@/components/ui/button', 'app may import components/pages, components/shell'],
  ['app/(pl)/planted/page.tsx', '@/components/shop/rail', 'app may import components/pages, components/shell'],
  ['app/api/planted/route.ts', '@/domain/shop', 'app/api may import server'],
  ['components/ui/planted.tsx', '@/content/artist', 'components/ui may import no other room'],
  ['components/ui/planted.tsx', '../order/wizard', 'Another room is imported as @/'],
  ['components/forms/planted.tsx', '@/messages', 'components/forms may import components/ui, domain, i18n'],
  ['components/home/planted.tsx', '@/components/gallery/wall', 'components/home may import components/ui'],
  ['components/gallery/planted.tsx', '@/components/pages/home-page', 'components/gallery may import components/ui'],
  ['components/shop/planted.tsx', 'swiper/modules', 'Vendors have one door'],
  ['components/order/planted.tsx', '@/server/log', 'components/order may import components/ui'],
  ['components/order/planted.tsx', 'zod', 'Vendors have one door'],
  ['components/shell/planted.tsx', 'sonner', 'Vendors have one door'],
  ['components/pages/planted.tsx', '@/server/log', 'components/pages may import components'],
];

const right: readonly (readonly [room: string, imported: string])[] = [
  ['messages/planted.ts', '@/i18n/locales'],
  ['content/planted.ts', '@/generated/images.json'],
  ['domain/order/planted.ts', '@/content/order'],
  ['domain/order/planted.ts', '../shop'],
  ['domain/order/planted.ts', 'zod'],
  ['e2e/planted.ts', '@/server/testing/form-request'],
  ['e2e/planted.spec.ts', "type { Page } from 'playwright/test'"],
  ['server/receive/planted.ts', '@/messages'],
  ['scripts/planted.ts', './content/check'],
  ['app/(pl)/planted/page.tsx', '@/components/pages/home-page'],
  ['app/api/planted/route.ts', '@/server/receive/receive'],
  ['components/ui/planted.tsx', 'swiper'],
  ['components/order/planted.tsx', '@/components/ui/button'],
  ['components/shell/planted.tsx', '@/messages/translator'],
  ['components/pages/planted.tsx', '@/components/home/banner'],
  ['e2e/planted.ts', '@/server/testing/order-request'],
];

/** A file for each import, as `{row}-{name}` in its room, so that a report names the row. */
function plant(folder: string): readonly Diagnostic[] {
  for (const config of ['biome.json', 'biome.rooms.json']) cpSync(config, join(folder, config));
  for (const [index, [path, imported]] of [...wrong, ...right].entries()) {
    const file = join(folder, path.replace('planted', `planted-${index}`));
    mkdirSync(dirname(file), { recursive: true });
    // some rules ask for names
    writeFileSync(file, imported.includes(' from ') ? `import ${imported};\n` : `import '${imported}';\n`);
  }
  const args = ['lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none'];
  const biome = resolve('node_modules/.bin/biome');
  const { stdout } = spawnSync(biome, args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 });
  return JSON.parse(stdout).diagnostics as readonly Diagnostic[];
}

describe('architecture: who may import whom', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rooms-'));
  const found = plant(folder).filter(({ category }) => category === 'lint/style/noRestrictedImports');
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
});
