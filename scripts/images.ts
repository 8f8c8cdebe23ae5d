import { artworks } from '@/content/artworks';
import { makeImages } from './images/make-images';

const images = Object.values(artworks).flatMap((works) => works.map(({ image }) => image));

const started = Date.now();
const { pictures, encoded, removed } = await makeImages([...new Set(images)], {
  sources: 'content/images',
  works: 'public/works',
  generated: 'generated',
});
const seconds = ((Date.now() - started) / 1000).toFixed(1);
console.log(`images: ${pictures} pictures, ${encoded} made, ${removed} stale files removed, ${seconds} s`);
