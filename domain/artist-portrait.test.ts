import { artworks } from '@/content/artworks';
import { artistPortrait } from './artist-portrait';

const [work] = artworks.portraits;

test('the portrait beside About is a work, with its technique', () => {
  expect(artistPortrait(work?.id)).toEqual(work);
});

test('or a picture that hangs in no gallery', () => {
  const own = {
    image: 'artist/anna.webp',
    title: { pl: 'W pracowni', en: 'In the studio' },
    alt: { pl: 'A.', en: 'A.' },
  };
  expect(artistPortrait(own)).toEqual({ ...own, technique: null });
});
