import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuildOptions, build, type Metafile, type OutputFile, type Plugin } from 'esbuild';
import { filesOf, type PartFile, packTable, root } from '@/components/islands/part-table';
import { audienceOf, importedBy, isInPage, joinShared } from './shared-files';

type Mode = 'production' | 'development';
type Outputs = Metafile['outputs'];

/** What a page needs to know of the islands' scripts. Addresses begin with `/_i/`. */
export type Islands = Readonly<{
  /** The text of the module that stands in each page with islands. */
  loader: string;
  /** All files of a name: its own script first, then those that it needs, and the sheet of what comes later than the page's rules. */
  files: Readonly<Record<string, readonly string[]>>;
  /** Of what the server writes into a page: the sources, from the project's root, that name the classes that it may set. */
  sources: Readonly<Record<string, readonly string[]>>;
}>;

/** What only the server needs: words are filled there, and pages are Next's. */
const neverInBrowser = /node_modules\/(next|next-intl|use-intl|intl-messageformat)\//;

/** Of `components/shell/mobile-menu.browser.ts` it is `mobile-menu`. */
const nameOf = (file: string): string => basename(file).split('.')[0] as string;

const optionsIn = (mode: Mode) =>
  ({
    bundle: true,
    format: 'esm',
    // for the same browsers as Next, which builds the rest of the page
    target: ['es2022', 'chrome111', 'firefox114', 'safari16.4'],
    jsx: 'automatic',
    jsxDev: mode === 'development',
    ...(mode === 'production' && { jsxImportSource: '@/components/islands/jsx' }),
    minify: mode === 'production',
    // escaped, a Polish letter takes six bytes
    charset: 'utf8',
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    logLevel: 'warning',
    write: false,
  }) as const satisfies BuildOptions;

const splitOptions = (out: string, mode: Mode) =>
  ({
    ...optionsIn(mode),
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    outdir: out,
    splitting: true,
    metafile: true,
    publicPath: root,
    // signs of 200 bytes
    loader: { '.svg': 'dataurl' },
  }) as const satisfies BuildOptions;

/** @throws where a package reached the browser that must not */
function refuseForeign(inputs: Metafile['inputs']): void {
  const foreign = Object.keys(inputs).find((input) => neverInBrowser.test(input));
  if (!foreign) return;
  const [by] = Object.entries(inputs).find(([, { imports }]) => imports.some(({ path }) => path === foreign)) ?? [];
  throw new Error(`${by} brings ${foreign} to the browser: islands get words that are filled, and no part of Next.`);
}

/** A page has them all in its table: a changed file gets its old name once in a million times. */
const hashLength = 4;

/** Of `…/menu-AB12CD34.js`, as esbuild calls it, with as much of its hash as is used. */
function nameAndHash(file: string): Readonly<{ name: string; hash: string }> {
  const stem = basename(file).replace(/\.\w+$/, '');
  return { name: stem.slice(0, -9), hash: stem.slice(-8).slice(0, hashLength) };
}

const shortName = (file: string): string => {
  const { name, hash } = nameAndHash(file);
  return `${name}-${hash}.${file.split('.').at(-1)}`;
};

/** An entry `sheet:order` has the rules of all parts of that audience. */
const sheetsOf = (parts: readonly string[]): Plugin => ({
  name: 'sheets',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^sheet:/ }, ({ path }) => ({ path: path.slice('sheet:'.length), namespace: 'sheet' }));
    onLoad({ filter: /^/, namespace: 'sheet' }, ({ path }) => ({
      contents: parts
        .filter((part) => audienceOf(part) === path)
        .map((part) => `import ${JSON.stringify(resolve(part))};`)
        .join('\n'),
      resolveDir: process.cwd(),
    }));
  },
});

type SheetOf = (part: string) => PartFile | undefined;

/** The files of all parts, and of all that they need. */
function filesIn(parts: readonly string[], outputs: Outputs, sheetOf: SheetOf): readonly PartFile[] {
  const files = new Map<string, PartFile>();
  const add = (output: string): PartFile => {
    const known = files.get(output);
    if (known) return known;
    const { imports, entryPoint = '' } = outputs[output] as Outputs[string];
    const scripts = imports.filter(({ kind }) => kind === 'import-statement').map(({ path }) => add(path));
    const sheet = sheetOf(entryPoint);
    const file = { ...nameAndHash(output), needs: [...scripts, ...(sheet ? [sheet] : [])] };
    files.set(output, file);
    return file;
  };
  const scripts = Object.entries(outputs).filter(([, { entryPoint }]) => entryPoint && parts.includes(entryPoint));
  const sheets = new Set(parts.map(sheetOf).filter((sheet) => sheet !== undefined));
  for (const [output] of scripts) add(output);
  return [...sheets, ...files.values()];
}

/** Writes files under their short names, by which they import each other. */
function write(out: string, files: readonly OutputFile[], islands: Islands): void {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const names = files.map(({ path }) => basename(path));
  for (const { path, text } of files)
    writeFileSync(
      join(out, shortName(path)),
      names.reduce((short, name) => short.replaceAll(name, shortName(name)), text),
    );
  writeFileSync(join(out, 'islands.json'), JSON.stringify(islands, null, 1));
}

/** All parts of the list, as source files, and what they import. */
async function partsOf(list: string, options: ReturnType<typeof splitOptions>) {
  const { metafile } = await build({ ...options, entryPoints: [list] });
  const { inputs } = metafile;
  refuseForeign(inputs);
  const parts = (inputs[list]?.imports ?? []).map(({ path }) => path);
  const twice = parts.find((part) => parts.some((other) => other !== part && nameOf(other) === nameOf(part)));
  if (twice) throw new Error(`Two files of ${list} are called ${nameOf(twice)}.`);
  return { parts, inputs };
}

/**
 * Bundles what the list of islands names, and the loader; writes them and `islands.json`.
 * @param out a folder, which is written anew
 * @param list another list than the site's
 * @throws where two files of the list have one name, or one needs what must not reach the browser
 */
export async function buildIslands(
  out: string,
  mode: Mode = 'production',
  list = 'components/islands/list.ts',
): Promise<Islands> {
  const options = splitOptions(out, mode);
  const { parts, inputs } = await partsOf(list, options);
  const withRules = parts.filter(
    (part) => !isInPage(part) && [...importedBy(part, inputs)].some((file) => file.endsWith('.css')),
  );
  const styles = await build({
    ...options,
    entryPoints: [...new Set(withRules.map((part) => `sheet:${audienceOf(part)}`))],
    entryNames: 'css-[hash]',
    plugins: [sheetsOf(withRules)],
  });
  const sheets = new Map(
    Object.values(styles.metafile.outputs).flatMap(({ entryPoint, cssBundle }) =>
      entryPoint && cssBundle ? [[entryPoint, { ...nameAndHash(cssBundle), needs: [] }] as const] : [],
    ),
  );
  const scripts = await build({
    ...options,
    entryPoints: parts.map((part) => ({ in: part, out: nameOf(part) })),
    loader: { ...options.loader, '.css': 'empty' },
    plugins: [joinShared(parts, inputs)],
  });
  const sheetOf = (part: string) => (withRules.includes(part) ? sheets.get(`sheet:${audienceOf(part)}`) : undefined);
  const table = packTable(filesIn(parts, scripts.metafile.outputs, sheetOf));
  const loader = await build({
    ...optionsIn(mode),
    entryPoints: ['components/islands/loader.ts'],
    define: { ...optionsIn(mode).define, __PARTS__: JSON.stringify(table) },
  });
  const byName = <Value>(some: readonly string[], toValue: (part: string) => Value): Record<string, Value> =>
    Object.fromEntries(some.map((part) => [nameOf(part), toValue(part)]));
  const islands: Islands = {
    loader: loader.outputFiles[0]?.text.trim() ?? '',
    files: byName(parts, (part) => filesOf(nameOf(part), table)),
    sources: byName(parts.filter(isInPage), (part) =>
      [...importedBy(part, inputs)].filter((file) => /\.tsx?$/.test(file)),
    ),
  };
  const files = [
    ...styles.outputFiles.filter(({ path }) => basename(path).startsWith('css-') && path.endsWith('.css')),
    ...scripts.outputFiles.filter(({ path }) => path.endsWith('.js')),
  ];
  write(out, files, islands);
  return islands;
}

const [, program = '', out] = process.argv;
if (out && import.meta.url === pathToFileURL(program).href) await buildIslands(out);
