import { detailPictures, imagesOfWorks, wantedPictures } from '@/content/images';
import { makeImages } from './make-images';
import { makeStudies } from './study';

/** Makes the pictures of content and reports how many. */
export async function prepareImages(): Promise<void> {
  const started = Date.now();
  const folders = { sources: 'content/images', works: 'public/works', generated: 'generated' };
  const studies = await makeStudies(imagesOfWorks, folders);
  const { pictures, encoded, removed } = await makeImages([...wantedPictures, ...detailPictures(studies)], folders);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`images: ${pictures} pictures, ${encoded} made, ${removed} stale files removed, ${seconds} s`);
}
