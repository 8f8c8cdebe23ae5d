import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { type BuildOptions, build, type Metafile, type OutputFile, type Plugin } from 'esbuild';
import { browsers } from '@/scripts/lib/browsers.mjs';

type Mode = 'production' | 'development';
type Inputs = Metafile['inputs'];

export const root = '/_i/';

/** Addresses begin with `/_i/`. */
export type BrowserFiles = Readonly<{
  script: string;
  islands: Readonly<Record<string, readonly string[]>>;
  /** All of them, and the sheet of what comes later than the page's rules. */
  files: readonly string[];
}>;

/** What only the server needs: words are filled there, and pages are Next's. */
const neverInBrowser = /node_modules\/(next|next-intl|use-intl|intl-messageformat)\//;

const optionsIn = (out: string, mode: Mode) =>
  ({
    bundle: true,
    format: 'esm',
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    outdir: out,
    metafile: true,
    target: browsers,
    jsx: 'automatic',
    jsxDev: mode === 'development',
    minify: mode === 'production',
    // escaped, a Polish letter takes six bytes
    charset: 'utf8',
    // the licences of packages stand in files of their own beside the scripts
    legalComments: 'external',
    // signs of 200 bytes
    loader: { '.svg': 'dataurl' },
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    logLevel: 'warning',
    write: false,
  }) as const satisfies BuildOptions;

function refuseForeign(inputs: Inputs): void {
  const foreign = Object.keys(inputs).find((input) => neverInBrowser.test(input));
  if (!foreign) return;
  const [by] = Object.entries(inputs).find(([, { imports }]) => imports.some(({ path }) => path === foreign)) ?? [];
  throw new Error(`${by} brings ${foreign} to the browser: islands get words that are filled, and no part of Next.`);
}

const laterIn = (inputs: Inputs): readonly string[] => [
  ...new Set(
    Object.values(inputs).flatMap(({ imports }) =>
      imports.flatMap(({ path, kind }) => (kind === 'dynamic-import' ? path : [])),
    ),
  ),
];

function lateSheets(later: readonly string[], inputs: Inputs): readonly string[] {
  const seen = new Set<string>();
  const sheetsOf = (file: string): readonly string[] => {
    if (seen.has(file)) return [];
    seen.add(file);
    if (file.endsWith('.css')) return [file];
    const now = inputs[file]?.imports.filter(({ kind, external }) => kind !== 'dynamic-import' && !external) ?? [];
    return now.flatMap(({ path }) => sheetsOf(path));
  };
  return later.filter((file) => !isIsland(file)).flatMap(sheetsOf);
}

/** Lets the entry be one file: what it imports later was bundled before. */
const importing = (bundled: ReadonlyMap<string, string>): Plugin => ({
  name: 'importing',
  setup(build) {
    build.onResolve({ filter: /^/ }, async ({ path, resolveDir, kind, pluginData }) => {
      if (kind !== 'dynamic-import' || pluginData) return null;
      const found = await build.resolve(path, { resolveDir, kind, pluginData: 'asked' });
      return { path: `./${basename(bundled.get(found.path) ?? '')}`, external: true };
    });
  },
});

const isIsland = (file: string): boolean => file.endsWith('.island.tsx');

const addressOf = (path: string): string => root + basename(path);

function scriptsOf(path: string, outputs: Metafile['outputs'], found = new Set<string>()): ReadonlySet<string> {
  found.add(path);
  for (const { path: other, kind } of outputs[path]?.imports ?? [])
    if (kind === 'import-statement' && !found.has(other)) scriptsOf(other, outputs, found);
  return found;
}

/** @param out a folder, which is written anew @throws where something needs what must not reach the browser */
export async function buildBrowser(
  out: string,
  mode: Mode = 'production',
  entry = 'components/browser.ts',
): Promise<BrowserFiles> {
  const options = optionsIn(out, mode);
  const { inputs } = (await build({ ...options, splitting: true, entryPoints: [entry] })).metafile;
  refuseForeign(inputs);
  const later = laterIn(inputs);
  const styles = await build({
    ...options,
    entryNames: 'late-[hash]',
    stdin: {
      // a page has only those primitives that it names itself
      contents: ['components/ui/global/kit.css', ...lateSheets(later, inputs)]
        .map((sheet) => `@import ${JSON.stringify(`./${sheet}`)};`)
        .join('\n'),
      resolveDir: process.cwd(),
      loader: 'css',
    },
  });
  const sheet = styles.outputFiles[0] as OutputFile;
  const forScripts = {
    ...options,
    loader: { ...options.loader, '.css': 'empty' },
    define: { ...options.define, LATE_SHEET: JSON.stringify(addressOf(sheet.path)) },
  } as const satisfies BuildOptions;
  const parts = await build({ ...forScripts, splitting: true, entryPoints: [...later] });
  const { outputs } = parts.metafile;
  const bundled = new Map(
    Object.entries(outputs).flatMap(([path, { entryPoint }]) =>
      entryPoint ? [[resolve(entryPoint), path] as const] : [],
    ),
  );
  const { outputFiles } = await build({ ...forScripts, entryPoints: [entry], plugins: [importing(bundled)] });
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const written = [...outputFiles, ...parts.outputFiles, sheet];
  for (const { path, contents } of written) writeFileSync(path, contents);
  const addressesOf = (source: string) => [...scriptsOf(bundled.get(resolve(source)) ?? '', outputs)].map(addressOf);
  const hydrate = addressesOf('components/islands/hydrate.tsx');
  const files: BrowserFiles = {
    script: addressOf(outputFiles[0]?.path ?? ''),
    islands: Object.fromEntries(
      later
        .filter(isIsland)
        .map((island) => [basename(island, '.island.tsx'), [...new Set([...addressesOf(island), ...hydrate])]]),
    ),
    files: written.map(({ path }) => addressOf(path)),
  };
  writeFileSync(`${out}/browser.json`, JSON.stringify(files, null, 1));
  return files;
}
