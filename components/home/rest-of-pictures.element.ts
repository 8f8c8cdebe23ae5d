import { StudioElement } from '@/components/elements/studio-element';
import { idle, savesData } from '@/components/islands/when';

/** Loads all remaining pictures, so that whoever scrolls fast or prints sees no empty places. Not if data are saved. */
class RestOfPictures extends StudioElement {
  protected async connected(): Promise<void> {
    if (savesData()) return;
    await idle();
    for (const image of document.querySelectorAll<HTMLImageElement>('main img[loading=lazy]')) {
      image.fetchPriority = 'low';
      image.loading = 'eager';
    }
  }
}
customElements.define('studio-rest-of-pictures', RestOfPictures);
