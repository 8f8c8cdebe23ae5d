import { wantedPictures } from '@/content/images';
import { makeImages } from './make-images';

/** Makes the pictures of content and reports how many. */
export async function prepareImages(): Promise<void> {
  const started = Date.now();
  const folders = { sources: 'content/images', works: 'public/works', generated: 'generated' };
  const { pictures, encoded, removed } = await makeImages(wantedPictures, folders);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`images: ${pictures} pictures, ${encoded} made, ${removed} stale files removed, ${seconds} s`);
}
