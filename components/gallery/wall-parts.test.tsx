import { renderToStaticMarkup } from 'react-dom/server';
import { artworks } from '@/content/artworks';
import type { Artwork } from '@/content/types';
import { partsOfWall, type WallPart } from '@/domain/gallery/wall-parts';
import { GalleryRoom } from './gallery-room';

const some = artworks.portraits;

/** The room of a part of a wall of so many works. */
function room(count: number, number: number): string {
  const works = Array.from({ length: count }, (_, at) => some[at % some.length] as Artwork);
  const part = partsOfWall('portraits', works)[number - 1] as WallPart;
  const html = renderToStaticMarkup(
    <GalleryRoom locale="en" category="portraits" works={part.works} title="" intro="" painted part={part} />,
  );
  return html.replaceAll('\u00a0', ' ');
}
const linkIn = (html: string, rel: string) =>
  new RegExp(`<a rel="${rel}" href="([^"]+)"[^>]*>.*?([A-Z][^<]+)</a>`).exec(html)?.slice(1);

test('GALLERY-17: a wall of 60 works says nothing of parts, one of 61 leads to its last work', () => {
  const html = room(60, 1);
  expect(html.match(/data-file="/g)).toHaveLength(60);
  expect(html).not.toMatch(/rel="(?:prev|next)"|Works 1/);
  expect(linkIn(room(61, 1), 'next')).toEqual(['/gallery/portraits/page-2', 'Show the next one']);
});

test('GALLERY-17: a part leads to those beside it and says which works it shows; the first ones of the wall alone are large', () => {
  const [first, second, third] = [1, 2, 3].map((number) => room(150, number)) as [string, string, string];
  expect([linkIn(first, 'prev'), linkIn(first, 'next')]).toEqual([
    undefined,
    ['/gallery/portraits/page-2', 'Show the next 60'],
  ]);
  expect([linkIn(second, 'prev'), linkIn(second, 'next')]).toEqual([
    ['/gallery/portraits', 'Show the previous 60'],
    ['/gallery/portraits/page-3', 'Show the next 30'],
  ]);
  expect([linkIn(third, 'prev'), linkIn(third, 'next')]).toEqual([
    ['/gallery/portraits/page-2', 'Show the previous 60'],
    undefined,
  ]);
  const said = (html: string) => /Works [^<]+/.exec(html)?.[0];
  expect([first, second, third].map(said)).toEqual([
    'Works 1–60 of 150',
    'Works 61–120 of 150',
    'Works 121–150 of 150',
  ]);
  const large = (html: string) => html.slice(0, html.indexOf('wall-rows__wall')).match(/data-file="/g)?.length ?? 0;
  expect([first, second, third].map(large)).toEqual([2, 0, 0]);
});
