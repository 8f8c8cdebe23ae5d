import { renderToStaticMarkup } from 'react-dom/server';
import { BareWall } from './bare-wall';

test('DESIGN-19: on the wall is the pale patch where a painting hung, with its nail and a label in both languages', () => {
  const markup = renderToStaticMarkup(<BareWall />);
  const [, patch = ''] = /<svg(.*?)<\/svg>/s.exec(markup) ?? [];
  expect(patch).toContain('<linearGradient id="patch"');
  expect(patch).toMatch(/<path [^>]*fill="url\(#patch\)"/);
  expect(patch).toContain('<circle');
  expect(markup).not.toContain('<img');
  const labels = markup.slice(markup.indexOf('</svg>')).matchAll(/<p lang="(\w+)">.*?<b>(.*?)<\/b>/g);
  expect([...labels].map(([, lang]) => lang)).toEqual(['pl', 'en']);
});
