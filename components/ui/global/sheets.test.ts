import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from 'postcss';
import { styleRules } from './sheets.fixture';

/** Classes of the viewer's library and of `generated/works.css`; fields of the gallery's answer. */
const isForeign = (name: string) => /^(yarl__|tone-|ratio-|(name|desc|alt|page|offer)__)/.test(name);

const classes = styleRules().flatMap(({ sheet, selector }) =>
  [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => ({ sheet, name })),
);
const names = new Set(classes.map(({ name }) => name));

const sourcesIn = (folders: string) =>
  globSync(`${folders}/**/*.{ts,tsx}`)
    .filter((path) => !/\.(test|fixture)\./.test(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const sources = sourcesIn('{components,domain/preview,server/pages}');

/** Names of sheets' classes, and of others where the source says that they are classes. One with a variable end stops before it. */
function namedIn(text: string): readonly string[] {
  const ofSheets = text.match(/(?<![\w-])[a-z][a-z\d-]*__[\w-]*/gi) ?? [];
  const attributes = [...text.matchAll(/className=(?:"([^"]*)"|\{`([^`]*)`\})/g)];
  const others = attributes.flatMap(([, plain, template]) =>
    (plain ?? template?.replace(/\S*\$\{[^}]*\}\S*/g, '') ?? '').split(/\s+/).filter(Boolean),
  );
  return [...new Set([...ofSheets, ...others])];
}

const isBeginning = (name: string) => /(__|-)$/.test(name);
const fits = (named: string, name: string) => (isBeginning(named) ? name.startsWith(named) : name === named);
const wrongIn = (text: string) =>
  namedIn(text).filter((named) => !isForeign(named) && ![...names].some((name) => fits(named, name)));

test('a class that a component names is in a sheet', () => {
  expect(sources.flatMap(({ path, text }) => wrongIn(text).map((name) => `${path}: ${name}`))).toEqual([]);
});

test('a class in a sheet is named by a component', () => {
  // the desk is drawn with the same primitives, fields and buttons
  const users = [...sources, ...sourcesIn('desk')];
  const words = new Set(users.flatMap(({ text }) => text.match(/[\w-]+/g) ?? []));
  const beginnings = users.flatMap(({ text }) => text.match(/[\w-]+(?:__[\w-]*|-)(?=\$\{)|[\w-]+__(?![\w-])/g) ?? []);
  const dead = classes.filter(
    ({ name }) => !isForeign(name) && !words.has(name) && !beginnings.some((beginning) => name.startsWith(beginning)),
  );
  expect([...new Set(dead.map(({ sheet, name }) => `${sheet}: ${name}`))]).toEqual([]);
});

test('a class begins with the name of a component or sheet of its room, and no two sheets have one name', () => {
  const sheets = globSync('components/**/*.css').map((path) => basename(path, '.css'));
  expect(sheets.filter((sheet, at) => sheets.indexOf(sheet) !== at)).toEqual([]);
  // a small component has its rules in the sheet of another one beside it
  const owners = ({ sheet }: { sheet: string }) =>
    globSync(`components/${sheet.split('/')[0]}/**/*.{css,tsx}`).map((path) => basename(path).replace(/\.\w+$/, ''));
  const strange = classes.filter(
    (one) => one.name.includes('__') && !owners(one).includes(one.name.split('__')[0] ?? ''),
  );
  expect(strange.filter(({ name }) => !isForeign(name))).toEqual([]);
});

test('a misspelt class, and one with a misspelt beginning, are found', () => {
  expect(wrongIn('className="wrap plate__facts plate__fact smal"')).toEqual(['plate__fact', 'smal']);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a source
  expect(wrongIn('className={`plates__${kind} h1 state-mark__${state} tone-${tone}`}')).toEqual(['plates__']);
});

const layersOf = (path: string): readonly string[] => {
  if (path.endsWith('/global/tokens.css')) return ['tokens'];
  return [
    /^components\/ui\/global\//.test(path) ? 'base' : (/^components\/(ui|forms|shell)\//.exec(path)?.[1] ?? 'parts'),
  ];
};

test('the layers are declared before all rules, and each rule is in the layer of its folder', () => {
  const tokens = 'components/ui/global/tokens.css';
  const read = (path: string) => parse(readFileSync(path, 'utf8')).nodes.filter(({ type }) => type !== 'comment');
  expect(read(tokens)[0]?.toString()).toBe('@layer tokens, base, vendor, ui, forms, shell, parts');
  const strange = globSync('components/**/*.css').flatMap((path) =>
    read(path)
      .slice(path === tokens ? 1 : 0)
      .map((node) => (node.type === 'atrule' ? `@${node.name} ${node.params}` : node.toString()))
      .filter((head) => !/^@(import|page) /.test(head) && !layersOf(path).some((layer) => head === `@layer ${layer}`))
      .map((head) => `${path}: ${head}`),
  );
  expect(strange).toEqual([]);
});

test('ROUTES-16: a sheet asks for the width of a window at the five breakpoints alone, in px or in the em of larger letters', () => {
  const breakpoints = [352, 560, 992, 1280, 1450].flatMap((px) => [`${px}px`, `${px / 16}em`]);
  const others = globSync('{components,desk,server,content}/**/*.css').flatMap((path) => {
    const found: string[] = [];
    parse(readFileSync(path, 'utf8')).walkAtRules('media', ({ params }) => {
      const widths = params.match(/\([^)]*width[^)]*\)/g)?.flatMap((one) => one.match(/[\d.]+[a-z]+/g) ?? []) ?? [];
      found.push(...widths.filter((width) => !breakpoints.includes(width)).map((width) => `${path}: ${width}`));
    });
    return found;
  });
  expect(others).toEqual([]);
});
