import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';

const pages = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md')];
const rooms = readdirSync('.', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
  .map(({ name }) => name);

/** Paths from the project's top, as `domain/{api,limits}.ts`. */
const paths = (page: string): readonly string[] =>
  [...page.matchAll(/`([^`\s]+)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => rooms.some((room) => path.startsWith(`${room}/`)) && /^[\w/.{},()[\]*-]+$/.test(path));
const linked = (page: string): readonly string[] =>
  [...page.matchAll(/\]\(((?!https?:)[^)#]+)/g)].map(([, path = '']) => path);
const commands = (page: string): readonly string[] =>
  [...page.matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(([, name = '']) => name);

const suites = (page: string): readonly string[] =>
  [...page.matchAll(/(?:npx jest|npm run unit --) (\w[\w/.-]*)/g)].map(([, path = '']) => path);

/** Each of the alternatives in braces; a single word in them stands for any. */
const each = (path: string): readonly string[] => {
  const [whole, inside] = /\{([^}]*)\}/.exec(path) ?? [];
  return whole && inside?.includes(',')
    ? inside.split(',').map((one) => path.replace(whole, one))
    : [path.replace(/\{\w+\}/g, '*')];
};

/** What the project does not have until it is built or used. */
const made = /^(public\/(works|fonts)|content\/images\/artist|generated|data|node_modules)(\/|$)/;

const missing = (path: string): boolean =>
  !made.test(path) && (/[*]/.test(path) ? globSync(path).length === 0 : !existsSync(path));

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

test.each(pages)('%s names files and commands that there are', (path) => {
  const page = readFileSync(path, 'utf8');
  expect({
    files: paths(page).flatMap(each).filter(missing),
    links: linked(page).filter((link) => missing(join(dirname(path), link))),
    commands: commands(page).filter((name) => !(name in scripts)),
    suites: suites(page).filter((path) => globSync(`${path}{,/**/}*.test.{ts,tsx}`).length === 0),
  }).toEqual({ files: [], links: [], commands: [], suites: [] });
});

/** The program of a command that Node runs itself, or the tool that it names. */
const startedBy = (line: string): string => /\S+\.(?:ts|mjs)\b/.exec(line)?.[0] ?? line.split(' ')[0] ?? '';

test.each(Object.entries(scripts))('npm run %s starts a program that loads', async (_name, line) => {
  const program = startedBy(line);
  if (!program.includes('/')) return expect(existsSync(`node_modules/.bin/${program}`)).toBe(true);
  const options = { bundle: true, write: false, format: 'esm', platform: 'node', packages: 'external' } as const;
  const { errors } = await build({ entryPoints: [program], ...options, logLevel: 'silent' });
  expect(errors).toEqual([]);
});

test('what is not there is found', () => {
  expect(paths('`domain/{api,nothing}.ts` and `npm start`').flatMap(each).filter(missing)).toEqual([
    'domain/nothing.ts',
  ]);
  expect(linked('[a](nowhere.md)')).toEqual(['nowhere.md']);
  expect(commands('`npm run nothing`')).toEqual(['nothing']);
  expect(suites('`npx jest nothing -u`')).toEqual(['nothing']);
});
