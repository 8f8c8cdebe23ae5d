import { identifiersIn, mayStandIn, readSheet, styleOf } from './page-style';

const styled = (css: string, html: string): string =>
  styleOf([readSheet(css, '/a/b.css')], mayStandIn([identifiersIn(html)]));

test('a rule stays where all its classes stand in the page', () => {
  const css = '.a{top:1px}.b{top:2px}.a .b{top:3px}.a.c{top:4px}p{top:5px}[open]>.a{top:6px}';
  expect(styled(css, '<p class="a"></p>')).toBe('.a{top:1px}p{top:5px}[open]>.a{top:6px}');
});

test('of a list of selectors those stay that may hold', () => {
  expect(styled('.a,.b,i{top:1px}', '<p class="b"></p>')).toBe('.b,i{top:1px}');
});

test('what a selector does without says nothing: a state may come, or never be there', () => {
  const css = '.a:not(.b){top:1px}.a:is(.b,.c){top:2px}.a:has(.b){top:3px}.d:not(.b){top:4px}';
  expect(styled(css, '<p class="a"></p>')).toBe('.a:not(.b){top:1px}.a:is(.b,.c){top:2px}.a:has(.b){top:3px}');
});

test('a class that stands only in the data behind the page counts', () => {
  expect(styled('.b{top:1px}', String.raw`<script>push("{\"className\":\"b\"}")</script>`)).toBe('.b{top:1px}');
});

test('a class counts whose end a script makes up', () => {
  expect(styled('.tone-1{top:1px}.ratio-1{top:2px}.tone{top:3px}', '"tone-" + tone')).toBe(
    '.tone-1{top:1px}.tone{top:3px}',
  );
  expect(styled('.yarl__a_b{top:1px}.other__a_b{top:2px}', 'let start="yarl__"')).toBe('.yarl__a_b{top:1px}');
});

test('conditions stay around what is left of them, and go when nothing is', () => {
  const css =
    '@layer x;@media (min-width:9px){.a{top:1px}@supports (top:1px){.b{top:2px}}}@container c (width>1px){.b{top:3px}}';
  expect(styled(css, '<p class="a"></p>')).toBe('@layer x;@media (min-width:9px){.a{top:1px}}');
});

test('what is for paper alone stays', () => {
  const css = '@media print{p{top:1px}}@page{margin:1px}p{top:2px}';
  expect(styled(css, '')).toBe(css);
});

test('movements stay with the rules that name them, and custom properties always', () => {
  const css = ':root{--x:1px}.a{animation:in 1s}@keyframes in{to{top:1px}}@keyframes out{to{top:2px}}';
  expect(styled(css, '<p class="a"></p>')).toBe(':root{--x:1px}.a{animation:in 1s}@keyframes in{to{top:1px}}');
});

test('addresses are those that the sheet means', () => {
  const css =
    'p{--x:url(../m/1.svg);mask:url("2.svg") center;src:url(/3)}i{mask:url(#4),url("data:image/svg+xml,url(5)")}';
  expect(styled(css, '')).toBe(
    'p{--x:url(/m/1.svg);mask:url(/a/2.svg) center;src:url(/3)}i{mask:url(#4),url("data:image/svg+xml,url(5)")}',
  );
});

test('layers are declared before any rule, in whichever sheet that stands', () => {
  const sheets = ['@layer b{p{top:1px}}', '@layer a,b;p{top:2px}'].map((css) => readSheet(css, '/'));
  expect(styleOf(sheets, () => false)).toBe('@layer a,b;@layer b{p{top:1px}}p{top:2px}');
});

test('rules keep the order of the sheets', () => {
  const sheets = ['.b{top:1px}.a{top:2px}', '.a{top:3px}'].map((css) => readSheet(css, '/'));
  expect(styleOf(sheets, mayStandIn([new Set(['a']), new Set(['b'])]))).toBe('.b{top:1px}.a{top:2px}.a{top:3px}');
});
