import { museumLabel } from './museum-label';

const technique = { pl: 'akryl na płótnie', en: 'acrylic on canvas' };

test.each([
  ['pl', { width: 60, height: 42.5 }, 'akryl na płótnie, 60\u00a0×\u00a042,5\u00a0cm'],
  ['en', { width: 60, height: 42.5 }, 'acrylic on canvas, 60\u00a0×\u00a042.5\u00a0cm'],
  ['pl', null, 'akryl na płótnie'],
] as const)('GALLERY-9: sizes are written in the page’s language (%s, %o)', (locale, sizeCm, label) => {
  expect(museumLabel({ technique, sizeCm }, locale)).toBe(label);
});
