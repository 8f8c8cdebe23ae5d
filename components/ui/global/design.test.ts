import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from 'postcss';
import { placeOf, type StyleRule, styleRules, valueIn } from './sheets.fixture';

describe('design', () => {
  const rules = styleRules();
  const root = rules.filter(({ sheet, selector }) => sheet.endsWith('tokens.css') && selector === ':root');
  const always = root.filter(({ media }) => media === '');

  /** Every value of the properties that match, with the rule it stands in. */
  const valuesOf = (property: RegExp): readonly (readonly [value: string, rule: StyleRule])[] =>
    rules.flatMap((rule) =>
      Object.entries(rule.style).flatMap(([name, value]) => (property.test(name) ? [[value, rule] as const] : [])),
    );
  const wrong = (
    all: readonly (readonly [string, StyleRule])[],
    isRight: (value: string, rule: StyleRule) => boolean,
  ) => all.filter(([value, rule]) => !isRight(value, rule)).map(([value, rule]) => `${placeOf(rule)}: ${value}`);

  test('DESIGN-1: the round sticker is seen in a state alone, or belongs to the logo or to a range', () => {
    const sticker = /var\(--(dot|dot-on-\w+|wd|ring-fill|brand-dot)\b/;
    const state = /:checked|\[aria-current|\[aria-selected|\[data-chosen|:hover/;
    const stateless = rules.filter(
      ({ selector, style }) =>
        /^(var\(--round\)|50%)$/.test(style['border-radius'] ?? '') &&
        sticker.test(`${style.background ?? ''} ${style['background-color'] ?? ''}`) &&
        !state.test(selector) &&
        style.transform !== 'scale(0)',
    );
    const sheets = new Set(stateless.map(({ sheet }) => /([\w-]+)\.css$/.exec(sheet)?.[1]));
    expect([...sheets].toSorted()).toEqual(['brand', 'range']);
  });

  test('DESIGN-2: a corner is square, of 2 px, or all of a circle', () => {
    expect([valueIn(always, '--r0'), valueIn(always, '--r1'), valueIn(always, '--round')]).toEqual(['0', '2px', '50%']);
    const other = wrong(
      valuesOf(/^border.*-radius$/),
      // a file stands in a bezel and its halo has no edge (DESIGN-20)
      (value, { style }) =>
        /^(0|var\(--r[01]\)|var\(--round\)|50%)$/.test(value) ||
        (value === '6px' && (style.border ?? '').endsWith('var(--bezel)')) ||
        (value === '1.5rem' && (style.filter ?? '').startsWith('blur(')),
    );
    expect(other).toEqual([]);
  });

  test('DESIGN-3: what hangs casts its shadow straight down', () => {
    const shadows = Object.entries(always[0]?.style ?? {}).filter(([name]) => name.startsWith('--sh-'));
    expect(shadows.length).toBeGreaterThan(1);
    for (const [name, shadow] of shadows)
      expect([name, shadow]).toEqual([name, expect.stringMatching(/^(none|0 [\d.])/)]);
  });

  describe('DESIGN-11: what is pressed and typed into is large enough', () => {
    const px = (value: string | undefined) =>
      Number.parseFloat(value?.replace(/^var\((--[\w-]+)\)$/, (_, name) => valueIn(always, name)) ?? '') * 16;

    test.each([
      ['a button', 'min-height', 48, 'ui/button', /^\.btn$/],
      ['an icon button', 'height', 44, 'ui/button', /^\.btn-icon$/],
      ['an icon button', 'width', 44, 'ui/button', /^\.btn-icon$/],
      ['a field', 'min-height', 48, 'forms/fields/field', /^\.input$/],
      ['an option', 'min-height', 44, 'forms/fields/choice', /^\.chip$/],
      ['an option', 'min-width', 44, 'forms/fields/choice', /^\.chip$/],
      ['what is ticked', 'min-height', 44, 'forms/fields/choice', /^\.check$/],
    ] as const)('%s has a %s of %i px', (_, property, high, sheet, selector) => {
      const own = rules.filter(
        (rule) => rule.media === '' && rule.sheet.startsWith(`${sheet}.`) && selector.test(rule.selector),
      );
      expect(own.map(({ style }) => px(style[property]))).toEqual([high]);
    });

    test('the smallest target has 24 px', () => expect(px('var(--target-min)')).toBe(24));
  });

  test('DESIGN-13: what moves takes 120, 200, 300 or 600 ms, and none of it under reduced motion', () => {
    const still = root.filter(({ media }) => media.includes('prefers-reduced-motion: reduce'));
    const tokens = ['--t-fast', '--t-mid', '--t-fade', '--t-paint'];
    expect(tokens.map((name) => valueIn(always, name))).toEqual(['120ms', '200ms', '300ms', '600ms']);
    expect(tokens.map((name) => valueIn(still, name))).toEqual(['0ms', '0ms', '0ms', '0ms']);
    const moved = valuesOf(/^transition$/).flatMap(([value, rule]) =>
      value.split(/, (?![^(]*\))/).map((part) => [part, rule] as const),
    );
    // what follows the token is a delay
    expect(wrong(moved, (value) => value === 'none' || /^[\w-]+ var\(--t-\w+\)( |$)/.test(value))).toEqual([]);
  });

  test('ROUTES-16: the mobile layout begins below 992 px, which has the wide one', () => {
    expect(rules.filter(({ media }) => media.includes('(width < 992px)')).length).toBeGreaterThan(10);
    const other = /width (<= 992|< 993|> 992|>= 993|<= 991)px|min-width|max-width/;
    expect(rules.filter(({ media }) => other.test(media)).map(placeOf)).toEqual([]);
  });
});

describe('sheets', () => {
  /** Classes of the viewer's library and of `generated/works.css`; fields of the gallery's answer. */
  const isForeign = (name: string) => /^(yarl__|tone-|ratio-|(name|desc|alt|page|offer)__)/.test(name);

  const classes = styleRules().flatMap(({ sheet, selector }) =>
    [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => ({ sheet, name })),
  );
  const names = new Set(classes.map(({ name }) => name));

  const sourcesIn = (folders: string) =>
    globSync(`${folders}/**/*.{ts,tsx,svg}`)
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
    expect(wrongIn('className={`plates__${kind} h1 drawn-picture__${fit} tone-${tone}`}')).toEqual(['plates__']);
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

  test('after the order form is parsed the root changes with a press alone: each change has the whole page computed anew', () => {
    const byContent = styleRules().filter(({ selector }) =>
      /^(html|:root|body):has\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)$/.test(selector),
    );
    expect([...new Set(byContent.map(({ selector }) => selector))].sort()).toEqual([
      ':root:has(.order-wizard__order)',
      ':root:has(.stage__stage[data-view="mine"])',
      'html:has(.consent-settings__panel)',
      'html:has(> body > .consent__strip ~ main :is(textarea, input:read-write):focus)',
    ]);
  });

  test('a sheet that is not of the kit has at most 120 lines: it draws one thing', () => {
    const kit = /^components\/(ui\/global|forms\/fields)\/|^components\/ui\/button\.css$/;
    const long = globSync('{components,desk,server,content}/**/*.css')
      .filter((path) => !kit.test(path))
      .map((path) => `${path}: ${readFileSync(path, 'utf8').trimEnd().split('\n').length}`)
      .filter((line) => Number(line.split(': ')[1]) > 120);
    expect(long).toEqual([]);
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
});

describe('contrast', () => {
  const rules = styleRules();
  const tokens = rules.filter(({ sheet }) => sheet.endsWith('tokens.css'));
  const day = tokens.filter(({ selector, media }) => selector === ':root' && media === '');
  const systemNight = tokens.filter(({ media }) => media.includes('prefers-color-scheme: dark'));
  const schemes = [
    ['day', day],
    ['night', [...day, ...systemNight]],
  ] as const;

  /** The colour that a token stands for, as red, green and blue from 0 to 255. */
  function colourOf(scheme: readonly StyleRule[], token: string): readonly number[] {
    const hex = valueIn(scheme, token).replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
    const channels = /^#(..)(..)(..)$/.exec(hex);
    if (!channels) throw new Error(`${token} is no colour: ${hex}`);
    return channels.slice(1).map((channel) => Number.parseInt(channel, 16));
  }

  const linear = (channel: number): number =>
    channel / 255 <= 0.04045 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4;

  function luminance([red = 0, green = 0, blue = 0]: readonly number[]): number {
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  }

  /** As WCAG 2.2 defines it. */
  function contrast(one: readonly number[], other: readonly number[]): number {
    const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
    return (lighter + 0.05) / (darker + 0.05);
  }

  /** What a wall is painted with: ground, text, quiet text and sticker, each the name of a token. */
  function paintOf(wall: string): Readonly<Record<'--w' | '--wt' | '--wq' | '--wd', string>> {
    const rule = rules.find(({ selector, media }) => selector === `[data-wall="${wall}"]` && media === '');
    const token = (name: string) => /^var\((--[\w-]+)\)$/.exec(rule?.style[name] ?? '')?.[1] ?? `${name} of ${wall}`;
    return { '--w': token('--w'), '--wt': token('--wt'), '--wq': token('--wq'), '--wd': token('--wd') };
  }

  /** One for each category, and that of the classes. */
  const wallNames = ['portraits', 'landscapes', 'wall_art', 'digital_art', 'naples'];
  const walls = wallNames.map(paintOf);

  type Pair = readonly [front: string, ground: string];
  const grounds = ['--gesso', '--plaster', '--primer'];
  const onGrounds = (...fronts: readonly string[]): readonly Pair[] =>
    fronts.flatMap((front) => grounds.map((ground) => [front, ground] as const));

  const texts: readonly Pair[] = [
    ...onGrounds('--ink', '--graphite', '--err', '--ok'),
    ['--on-ink', '--ink'],
    ['--err', '--err-wash'],
    ['--ink', '--err-wash'],
    ['--night-ink', '--night'],
    ['--night-quiet', '--night'],
    ['--foot-ink', '--foot'],
    ['--foot-quiet', '--foot'],
    // a label and a caption in the viewer are of paper at night too
    ['--on-warm', '--paper'],
    ...walls.flatMap(({ '--w': ground, '--wt': text, '--wq': quiet }): Pair[] => [
      [text, ground],
      [quiet, ground],
    ]),
  ];

  const edgesAndStickers: readonly Pair[] = [
    ...onGrounds('--edge', '--dot', '--focus'),
    ['--dot-on-ink', '--ink'],
    ['--night-edge', '--night'],
    ['--foot-dot', '--foot'],
    ['--light', '--shade'],
    ...walls.map(({ '--w': ground, '--wd': sticker }): Pair => [sticker, ground]),
    // a button on a wall has the wall's two colours exchanged
    ...walls.map(
      ({ '--wt': ground, '--wd': sticker }): Pair => [
        sticker === '--dot-on-wall' ? '--dot-on-warm' : '--dot-on-wall',
        ground,
      ],
    ),
  ];

  describe.each(schemes)('DESIGN-4: by %s', (_, scheme) => {
    const below = (pairs: readonly Pair[], least: number) =>
      pairs
        .map(([front, ground]) => [front, ground, contrast(colourOf(scheme, front), colourOf(scheme, ground))] as const)
        .filter(([, , ratio]) => ratio < least);

    test('a text has a contrast of 4.5 to its ground', () => expect(below(texts, 4.5)).toEqual([]));

    test('the edge of a control and a sticker have one of 3', () => expect(below(edgesAndStickers, 3)).toEqual([]));

    test('each category has a wall colour of its own', () => {
      const named = rules.flatMap(({ selector, style }) =>
        '--w' in style ? (/^\[data-wall="(\w+)"\]$/.exec(selector)?.[1] ?? selector) : [],
      );
      expect(named).toEqual(wallNames);
      const colours = walls.map(({ '--w': ground }) => colourOf(scheme, ground).join(' '));
      expect(new Set(colours).size).toBe(walls.length);
    });
  });

  test('DESIGN-4: the dark scheme follows the system', () => {
    expect(valueIn(systemNight, '--gesso')).toBe('#14181a');
    expect(valueIn(systemNight, '--ink')).toBe('#ebede9');
    expect(valueIn(day, 'color-scheme')).toBe('light dark');
  });

  test('DESIGN-4: no other sheet holds a raw colour', () => {
    const raw = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|lab)a?\(/i;
    const elsewhere = rules.filter(
      ({ sheet, style }) => !sheet.endsWith('tokens.css') && Object.values(style).some((value) => raw.test(value)),
    );
    expect(elsewhere.map(placeOf)).toEqual([]);
  });
});
