import { renderToStaticMarkup } from 'react-dom/server';
import { artworks } from '@/content/artworks';
import { viewerLabel } from '@/domain/gallery/museum-label';
import { wallWorkOf } from './wall-work';
import { Work } from './work';

const [artwork] = artworks.landscapes;
if (!artwork) throw new Error('there is no landscape');
const work = wallWorkOf(artwork, 'landscapes', 'en');
const html = (mark: typeof work.offer.mark) =>
  renderToStaticMarkup(<Work {...work} offer={{ ...work.offer, mark }} locale="en" sizes="" eager={false} />);

test.each(['sold', 'reserved'] as const)('DESIGN-20: a work that is %s says so below its label', (state) => {
  expect(html({ state, word: 'Gone' })).toMatch(new RegExp(`data-state="${state}"[^>]*></span>Gone</span>`));
  expect(html(null)).not.toContain('data-state');
});

test('a link carries its picture’s file and widths and what can be ordered', () => {
  const { file, widths } = work.picture;
  const markup = html(null);
  expect(markup).toContain(`data-file="${file}" data-widths="${widths.join(' ')}"`);
  expect(markup).toContain(
    'data-offer="{&quot;label&quot;:&quot;Order something similar&quot;,&quot;href&quot;:&quot;/order/custom-pictures#choice=1&amp;',
  );
});

test('what the viewer shows stands in attributes, so the label may be marked up in any way', () => {
  expect(html({ state: 'sold', word: 'Gone' })).toContain(
    `data-title="${work.artwork.title.en}" data-detail="${viewerLabel(work.artwork, 'en', null)}"`,
  );
  expect(html({ state: 'sold', word: 'Gone' })).toContain(
    '&quot;mark&quot;:{&quot;state&quot;:&quot;sold&quot;,&quot;word&quot;:&quot;Gone&quot;}',
  );
});
