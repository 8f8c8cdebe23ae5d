import { artist } from './artist';
import { artworks } from './artworks';
import { banner } from './banner';

test('banner, About and the gallery of the home page begin with three different works', () => {
  const firsts = [banner.portraits[0], artist.portrait, artworks.portraits[0]?.id];
  expect(new Set(firsts).size).toBe(3);
});
