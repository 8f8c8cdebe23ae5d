import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@babel/parser';
import { check } from 'recheck';

/** The rooms whose code runs while a visitor waits. */
const rooms = ['domain', 'server', 'i18n', 'messages', 'content', 'components', 'app'];

const isRunning = (path: string): boolean => /\.tsx?$/.test(path) && !/\.(test|fixture)\.|\.d\.ts$/.test(path);

const filesOf = (folders: readonly string[]): readonly string[] =>
  folders.flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .map((name) => join(room, name))
      .filter(isRunning),
  );
const files = filesOf(rooms);

type Pattern = Readonly<{ source: string; flags: string; where: string }>;
type Node = Readonly<{ type: string; pattern?: string; flags?: string; loc?: { start: { line: number } } }>;

function nodesOf(value: unknown): readonly Node[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(nodesOf);
  return 'type' in value && 'loc' in value ? [value as Node, ...inner] : inner;
}

/** Every regular expression in a source text. */
function patternsIn(code: string, path: string): readonly Pattern[] {
  const { program } = parse(code, { sourceType: 'module', plugins: ['typescript', 'jsx'] });
  return nodesOf(program)
    .filter(({ type }) => type === 'RegExpLiteral')
    .map(({ pattern = '', flags = '', loc }) => ({ source: pattern, flags, where: `${path}:${loc?.start.line}` }));
}

/** A pattern without an unlimited repetition takes a fixed number of steps at each position of a text. */
const isBounded = (source: string): boolean => !/[*+]|\{\d+,\}/.test(source.replace(/\\.|\[(?:\\.|[^\]\\])*\]/g, ''));

/** @returns null where linear time is proved; a result that only comes from trying inputs is no proof */
async function doubtAbout({ source, flags }: Pick<Pattern, 'source' | 'flags'>): Promise<string | null> {
  if (isBounded(source)) return null;
  // far more than one pattern needs, because the machine may be busy
  const { status, checker } = await check(source, flags, { timeout: 60_000 });
  return status === 'safe' && checker === 'automaton' ? null : `${status} (${checker})`;
}

const patternsOf = (paths: readonly string[]) => paths.flatMap((path) => patternsIn(readFileSync(path, 'utf8'), path));
const patterns = patternsOf(files);

test('there are patterns to look at', () => {
  expect(patterns.length).toBeGreaterThan(30);
});

test.each(patterns)(
  '$where takes linear time: $source',
  async (pattern) => {
    expect(await doubtAbout(pattern)).toBeNull();
  },
  90_000,
);

/** A tag, where it is no part of a name's group or of what must stand before. */
const tag = /(?<!\(\?)<(?:\\\/)?[a-z]/i;

test('no pattern looks into HTML: a parser does', () => {
  const inHtml = patternsOf([...files, ...filesOf(['build'])]).filter(({ source }) => tag.test(source));
  expect(inHtml.map(({ where }) => where)).toEqual([]);
  expect([tag.test('<script[^>]*>'), tag.test('<\\/main>'), tag.test('(?<year>x)')]).toEqual([true, true, false]);
});

test('no pattern is made at run time, where nobody could look at it before', () => {
  expect(files.filter((path) => /\bRegExp\(/.test(readFileSync(path, 'utf8')))).toEqual([]);
});

test.each([
  ['the e-mail of the specification as it is written there', /^[^\s@]+@[^\s@]+\.[^\s@]+$/],
  ['an end that is looked for from every place', /x+$/],
  ['a repetition in a repetition', /^(a+)+$/],
])(
  'a slow pattern is found: %s',
  async (_, { source, flags }) => {
    expect(await doubtAbout({ source, flags })).toMatch(/^vulnerable/);
  },
  90_000,
);
