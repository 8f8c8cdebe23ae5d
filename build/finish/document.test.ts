import { createHash } from 'node:crypto';
import { documentOf, type Finishing } from './document';
import { readSheet } from './page-style';

const page = `<!doctype html><html><head><link rel="stylesheet" href="/a.css"></head><body><header></header><main></main>
<x-island data-act="consent"><div hidden data-late=""><section class="strip"><p>Asked?</p></section></div></x-island><footer></footer></body></html>`;

const finishing: Finishing = {
  sheetAt: (href) => readSheet('.strip{color:red}.small{color:green}.other{color:blue}', href),
  identifiersOfIsland: () => new Set(),
  everywhere: new Set(['small']),
  ...{ loader: '', fonts: '', styles: [] },
};

test('what is shown later stands in a template, whole, and its rules in the page', () => {
  const { html } = documentOf(page, 'a.html', finishing);
  expect(html).toContain('<template data-late=""><section class="strip"><p>Asked?</p></section></template>');
  expect(html).toContain('.strip{color:red}');
  expect(html).toContain('.small{color:green}');
  expect(html).not.toContain('.other');
});

test('the places of header, main and footer are told', () => {
  const { html, frame } = documentOf(page, 'a.html', finishing);
  const [body, main, mainEnd, footerEnd] = frame;
  expect(html.slice(body, main)).toBe('<body><header></header>');
  expect(html.slice(main, mainEnd)).toBe('<main></main>');
  expect(html.slice(footerEnd)).toMatch(/^<script/);
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
