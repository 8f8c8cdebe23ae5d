import { artworks } from '@/content/artworks';
import { preparedPicture } from '@/content/pictures';
import { hungOf } from './hung-item';

const all = Object.values(artworks).flat();

test('a work that was fetched hangs as it does in the HTML', () => {
  expect(all.length).toBeGreaterThan(0);
  for (const { id, title, technique, sizeCm, alt, image } of all) {
    const { className, ...picture } = preparedPicture({ image });
    const { file, width, height, widths, tone } = picture;
    const item = {
      file: { full: '', thumbnail: '', name: file, width, height, widths, tone },
      name__en: title.en,
      name__pl: title.pl,
      desc__en: technique?.en ?? null,
      desc__pl: technique?.pl ?? null,
      id,
      alt__en: alt.en,
      alt__pl: alt.pl,
      size_cm: sizeCm,
    };
    expect(hungOf(item)).toEqual({
      artwork: { id, title, technique, sizeCm, alt },
      picture: { file, width, height, widths, className },
    });
  }
});
