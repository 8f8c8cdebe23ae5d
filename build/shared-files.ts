import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Loader, Metafile, Plugin } from 'esbuild';

type Inputs = Metafile['inputs'];

/** What the server writes into a page; its rules stand there. */
export const isInPage = (file: string): boolean => /\.(island|browser)\.tsx?$/.test(file);

/**
 * For whom a part is. What two parts share is for the widest audience of both, from first to last; `forms`: for home and order;
 * `later`: for the order form's parts that come after it.
 */
export const audiences = ['functions', 'all', 'forms', 'home', 'order', 'later'] as const;
export type Audience = (typeof audiences)[number];

const folders: Readonly<Record<string, Audience>> = { home: 'home', order: 'order' };

/** Functions are apart, wherever they are: they must not bring React. */
export const audienceOf = (part: string): Audience =>
  part.endsWith('.browser.ts') ? 'functions' : (folders[part.split('/')[1] ?? ''] ?? 'all');

/** Large packages come with what needs them; React comes with every component. */
const isPooled = (file: string): boolean =>
  /\.[cm]?[jt]sx?$/.test(file) &&
  (!file.includes('node_modules/') || /node_modules\/(react|react-dom|scheduler)\//.test(file));

/** All that a source file imports at once, and what that imports, itself first. */
export function importedBy(file: string, inputs: Inputs, found = new Set<string>()): ReadonlySet<string> {
  found.add(file);
  for (const { path, kind, external } of inputs[file]?.imports ?? [])
    if (kind === 'import-statement' && !external && !found.has(path)) importedBy(path, inputs, found);
  return found;
}

/**
 * Which modules stand in one file: those that two parts share, by the widest audience that they have. esbuild alone makes a file of
 * each set of parts that share a module: 56 files for 30 parts, of a few hundred bytes each.
 * @param parts source files
 * @returns the modules of each file that is shared
 */
function sharedFiles(parts: readonly string[], inputs: Inputs): ReadonlyMap<Audience, readonly string[]> {
  const imported = new Map(parts.map((part) => [part, importedBy(part, inputs)]));
  const shared = new Map<Audience, string[]>();
  for (const file of new Set([...imported.values()].flatMap((files) => [...files]))) {
    const users = parts.filter((part) => imported.get(part)?.has(file));
    // who imports another user has it by that
    const own = users.filter((user) => !users.some((other) => other !== user && imported.get(user)?.has(other)));
    if (own.length < 2 || parts.includes(file) || !isPooled(file)) continue;
    const of = new Set(users.map(audienceOf));
    const isOfBoth = of.has('home') && of.has('order');
    const widest = audiences.find((audience) => of.has(audience) || (audience === 'forms' && isOfBoth)) as Audience;
    const audience = widest === 'order' && !users.some(isInPage) ? 'later' : widest;
    shared.set(audience, [...(shared.get(audience) ?? []), file]);
  }
  return shared;
}

/** Which shared files a part needs, with those that the modules beside the ones that it imports need. */
function neededBy(part: string, shared: ReturnType<typeof sharedFiles>, inputs: Inputs): readonly Audience[] {
  const imported = new Set(importedBy(part, inputs));
  // what a shared module imports is for the same audience or a wider one
  return audiences.toReversed().filter((audience) => {
    const files = shared.get(audience) ?? [];
    const isNeeded = files.some((file) => imported.has(file));
    if (isNeeded) for (const file of files) importedBy(file, inputs, imported);
    return isNeeded;
  });
}

/** Modules that the same parts import are one file in esbuild: so each part that needs one of them imports all. */
export function joinShared(parts: readonly string[], inputs: Inputs): Plugin {
  const shared = sharedFiles(parts, inputs);
  const added = new Map(
    parts.map((part) => [
      resolve(part),
      neededBy(part, shared, inputs)
        .map((audience) => `\nimport 'shared:${audience}';`)
        .join(''),
    ]),
  );
  return {
    name: 'join-shared',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^shared:/ }, ({ path }) => ({ path: path.slice('shared:'.length), namespace: 'shared' }));
      onLoad({ filter: /^/, namespace: 'shared' }, ({ path }) => ({
        contents:
          shared
            .get(path as Audience)
            ?.map((file) => `import ${JSON.stringify(resolve(file))};`)
            .join('\n') ?? '',
        resolveDir: process.cwd(),
      }));
      onLoad({ filter: /\.tsx?$/ }, ({ path }) =>
        added.get(path)
          ? { contents: readFileSync(path, 'utf8') + added.get(path), loader: path.split('.').at(-1) as Loader }
          : null,
      );
    },
  };
}
