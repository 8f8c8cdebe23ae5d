import { globSync, readFileSync } from 'node:fs';
import { parse } from '@babel/parser';
import { check } from 'recheck';

/** Code that runs while a visitor waits. */
const sources = globSync('{domain,server,i18n,messages,content,components,app}/**/*.{ts,tsx}').filter(
  (path) => !/\.(test|fixture)\.|\.d\.ts$/.test(path),
);

type Pattern = Readonly<{ pattern: string; flags: string }>;
type Token = Readonly<{ type: Readonly<{ label: string }>; value: Pattern }>;

function patternsIn(path: string): readonly Pattern[] {
  const code = readFileSync(path, 'utf8');
  const { tokens } = parse(code, { sourceType: 'module', plugins: ['typescript', 'jsx'], tokens: true });
  return (tokens as readonly Token[]).filter(({ type }) => type.label === 'regexp').map(({ value }) => value);
}

/** A pattern without an unlimited repetition takes a fixed number of steps at each position of a text. */
const isBounded = (source: string): boolean => !/[*+]|\{\d+,\}/.test(source.replace(/\\.|\[(?:\\.|[^\]\\])*\]/g, ''));

/** @returns null where linear time is proved; a result that only comes from trying inputs is no proof */
async function doubtAbout({ pattern, flags }: Pattern): Promise<string | null> {
  if (isBounded(pattern)) return null;
  const { status, checker } = await check(pattern, flags, { timeout: 60_000 });
  return status === 'safe' && checker === 'automaton' ? null : `${status} (${checker})`;
}

test.each(sources.flatMap(patternsIn))(
  '$pattern takes linear time, whatever a visitor sends',
  async (pattern) => expect(await doubtAbout(pattern)).toBeNull(),
  90_000,
);

test('a slow pattern is found', async () => {
  expect(await doubtAbout({ pattern: '^(a+)+$', flags: '' })).toMatch(/^vulnerable/);
}, 90_000);
