import { globSync, readFileSync } from 'node:fs';
import { load } from 'cheerio';
import doiuse from 'doiuse';
import { Linter } from 'eslint';
import compat from 'eslint-plugin-compat';
import es from 'eslint-plugin-es-x';
import postcss from 'postcss';
import { buildBrowser } from '@/build/browser';
import { oneOfEachKind } from '../support/addresses';
import { expect, test } from '../support/test';

/** What some of the browsers do not know, and what they do instead. */
const without: Readonly<Record<string, string>> = {
  'css-content-visibility': 'draws all of a long page at once',
  'css-media-scripting': 'shows everything, as without script',
  'css-paged-media': 'prints with margins of its own',
  'css-resize': 'a text area of fixed height: iOS has no corner to draw it by',
  'css-scrollbar': 'a scroll bar as the system draws it',
  'css-touch-action': 'Safari on a Mac: it has no touch screen',
  'css3-cursors': 'iOS: there is no pointer',
  'css3-cursors-grab': 'iOS: there is no pointer',
  'text-size-adjust': 'letters of the size that the sheet says',
};

/** Features of CSS in a sheet that one of the browsers does not know at all. It reads package.json, as the next one does. */
async function unknownIn(css: string): Promise<readonly string[]> {
  const found = new Set<string>();
  const lint = doiuse({
    onFeatureUsage: ({ feature, featureData: { missing } }) => missing && found.add(feature),
  });
  await postcss([lint]).process(css, { from: undefined });
  return [...found];
}

/** Programming interfaces in a script that one of the browsers has not. Safari 16.4 has those of ES2023. */
const missingIn = (script: string): readonly string[] =>
  new Linter()
    .verify(script, [
      es.configs['flat/restrict-to-es2023'],
      {
        plugins: { compat },
        rules: { 'compat/compat': 'error' },
        // `components/islands/when.ts` asks first whether they are there
        settings: { polyfills: ['requestIdleCallback', 'navigator.connection'] },
      },
    ])
    .map(({ message }) => message);

/** What the site and the desk send to a browser. Built anew: a finished site keeps the files of those before it. */
async function sent(ending: 'css' | 'js'): Promise<string[]> {
  const out = test.info().outputPath('browser');
  await buildBrowser(out);
  return globSync(`{${out},.site/current/programs}/*.${ending}`).map((path) => readFileSync(path, 'utf8'));
}

test('what every sheet needs of a browser, those in range know or can do without', async ({ request }) => {
  const sheets = await sent('css');
  expect(sheets).toHaveLength(2);
  for (const { path } of oneOfEachKind) {
    const page = load(await (await request.get(path)).text());
    sheets.push(...page('style').map((_, style) => page(style).text()));
  }
  const unknown = await Promise.all([...new Set(sheets)].map(unknownIn));
  expect([...new Set(unknown.flat())].sort()).toEqual(Object.keys(without));
  expect(await unknownIn('a { b { color: red } }')).toEqual(['css-nesting']);
});

test('no script calls what a browser in range has not', async () => {
  const scripts = await sent('js');
  expect(scripts.length).toBeGreaterThan(20);
  expect(scripts.flatMap(missingIn)).toEqual([]);
  expect(missingIn('Map.groupBy([], String); navigator.usb')).toEqual([
    expect.stringContaining('Map.groupBy'),
    expect.stringContaining('navigator.usb'),
  ]);
});
