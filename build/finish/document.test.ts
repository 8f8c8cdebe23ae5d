import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentOf, type Finishing } from './document';
import { injectedStyles } from './next-output';

describe('document', () => {
  const page = `<!doctype html><html><head><link rel="stylesheet" href="/a.css"></head><body><header></header><main></main>
<studio-consent data-props="{&quot;a&quot;:1}"><div hidden data-late=""><section class="strip"><p>Asked?</p></section></div></studio-consent>
<react-island data-name="form" data-ahead=""></react-island><footer></footer></body></html>`;

  const finishing: Finishing = {
    sheetAt: () => '.strip{color:red}',
    browser: { script: '/_i/browser.js', islands: { form: ['/_i/form.js'] } },
    scripts: {},
    fonts: '',
    styles: [],
  };

  test('what is shown later stands in a template, and the rules of the page’s sheets in the page', () => {
    const { html, sheets } = documentOf(page, 'a.html', finishing);
    expect(html).toContain('<template data-late=""><section class="strip"><p>Asked?</p></section></template>');
    expect(html).toContain('<style>.strip{color:red}</style>');
    expect(sheets).toEqual(['/a.css']);
  });

  test('rules whose class neither the page nor a script of its own names are left out', () => {
    const sheet =
      '@layer a,b;@layer a{.strip{top:0}.gone__a,.here__a{left:0}@media print{.gone__b .strip{top:0}}:is(.gone__a,.made__a){top:0}.late__a,.both__a{top:1px}.strip .kit,:is(.kit,.strip>.gone__a) b{top:2px}.strip:not(.kit){top:3px}}';
    const here = page.replace('<main>', '<main><p class="here__a"></p>');
    const islands = { form: ['/_i/form.js', '/_i/both.js'], other: ['/_i/other.js', '/_i/both.js'] };
    const { html } = documentOf(here, 'a.html', {
      ...finishing,
      sheetAt: () => sheet,
      browser: { ...finishing.browser, islands },
      scripts: {
        '/_i/form.js': '"made__"',
        '/_i/other.js': '"gone__"',
        '/_i/both.js': '"both__"',
        '/_i/b.js': '"late__"',
      },
    });
    expect(html).toContain(
      '<style>@layer a,b;@layer a{.strip{top:0}.here__a{left:0}:is(.gone__a,.made__a){top:0}.late__a,.both__a{top:1px}.strip:not(.kit){top:3px}}</style>',
    );
  });

  test('of the pictures’ tones and ratios the page has its own, and with the showcase all', () => {
    const sheet = '.tone-123{color:red}.ratio-150{--ratio:1.5}.tone-456{color:blue}';
    const pictured = page.replace('<main>', '<main><img class="tone-123">');
    const styleOf = (html: string) =>
      /<style>(.*?)<\/style>/.exec(documentOf(html, 'a.html', { ...finishing, sheetAt: () => sheet }).html)?.[1];
    expect(styleOf(pictured)).toBe('.tone-123{color:red}');
    expect(styleOf(pictured.replace('data-name="form"', 'data-name="showcase"'))).toBe(sheet);
  });

  test('the script stands in the head, and an island says what it fetches ahead', () => {
    const { html } = documentOf(page, 'a.html', finishing);
    expect(html).toContain('<script type="module" fetchpriority="low" src="/_i/browser.js"></script></head>');
    expect(html).toContain('<react-island data-name="form" data-ahead="/_i/form.js">');
  });

  test('JSON in an attribute has no entity for each quote', () => {
    expect(documentOf(page, 'a.html', finishing).html).toContain(`data-props='{"a":1}'`);
  });

  test('what Next writes twice stands once, and nothing is left of what would come late', () => {
    const twice = page
      .replace('</head>', '<meta name="twitter:card" content="a"><meta name="twitter:title" content="b"></head>')
      .replace('<body>', '<body><div hidden=""><!--$--><!--/$--></div>');
    const { html } = documentOf(twice, 'a.html', finishing);
    expect(html.match(/twitter:\w+/g)).toEqual(['twitter:card']);
    expect(html).toContain('<body><header>');
  });

  test('the places of header, main and footer are returned', () => {
    const { html, frame } = documentOf(page, 'a.html', finishing);
    const [body, main, mainEnd, footerEnd] = frame;
    expect(html.slice(body, main)).toBe('<body><header></header>');
    expect(html.slice(main, mainEnd)).toBe('<main></main>');
    expect(html.slice(footerEnd)).toBe('</body></html>');
  });

  test('TRUST-21: the policy is the second thing in the head, and names what stands in the page, in noscript too', () => {
    const { html } = documentOf(
      page.replace('<main>', '<main><noscript><style>a{}</style></noscript>'),
      'a.html',
      finishing,
    );
    const [, policy] =
      /^<!DOCTYPE html><html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="([^"]+)">/i.exec(
        html,
      ) ?? [];
    expect(policy).toContain(createHash('sha256').update('a{}').digest('base64'));
    // browsers take these from a header only
    expect(policy).not.toMatch(/frame-ancestors|report-uri|sandbox/);
  });

  test('a page that waits for a script of Next is refused', () => {
    const pending = page.replace('<main>', '<main><template id="B:0"></template>');
    expect(() => documentOf(pending, 'a.html', finishing)).toThrow('a.html');
  });
});

describe('next output', () => {
  const rooms = ['app', 'build', 'components', 'content', 'domain', 'i18n', 'messages', 'desk', 'scripts', 'server'];
  /** What Next and React write into pages and folders for themselves. */
  const internals = /\b_next\/|\b__next_|__react|data-precedence|\.next\/|next\/dist/i;
  const namesThem = (path: string): boolean => internals.test(readFileSync(path, 'utf8'));

  test('nothing of what Next writes for itself is named elsewhere', () => {
    const files = rooms.flatMap((room) =>
      readdirSync(room, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.(tsx?|m?js|css)$/.test(name))
        .map((name) => join(room, name)),
    );
    const tests = /\.test\.tsx?$/;
    expect(files.filter((path) => namesThem(path) && !tests.test(path))).toEqual(['build/finish/next-output.ts']);
  });
});

describe('injected styles', () => {
  test('the vendor of toasts inserts its style as we know it', () => {
    const [first, style] = injectedStyles();
    expect(first).toBe('');
    expect(style).toContain('[data-sonner-toaster]');
  });
});
