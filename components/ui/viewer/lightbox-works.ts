import type { SlideImage } from 'yet-another-react-lightbox';
import { filesOfType, type PictureType, type PreparedPicture } from '@/domain/gallery/picture';
import { pageOf, type ViewedOffer } from './lightbox-link';

export type LightboxWork = SlideImage &
  Readonly<{
    width: number;
    height: number;
    title: string;
    detail: string;
    /** The file that is on the page already, or the smallest one. */
    placeholder: string;
    /** Its average colour, as CSS writes it. */
    tone: string;
    offer: ViewedOffer;
    /** The address of its artwork page; null on that page, whose link leads to the picture's file. */
    page: string | null;
  }>;

/** A picture's files for the viewer, ascending; all have its ratio. */
export const sourcesOf = (picture: Pick<PreparedPicture, 'file' | 'widths'>, ratio: number, type: PictureType) =>
  filesOfType(picture, type).map(({ url: src, width }) => ({ src, width, height: Math.round(width / ratio) }));

function workOf(link: HTMLAnchorElement, avif: boolean): LightboxWork {
  const image = link.querySelector('img') as HTMLImageElement;
  // the attributes, because the properties return the size on the screen
  const [width, height] = [Number(image.getAttribute('width')), Number(image.getAttribute('height'))];
  const { file = '', widths = '', title = '', detail = '', offer = '' } = link.dataset;
  const picture = { file, widths: widths.split(' ').map(Number) };
  const srcSet = sourcesOf(picture, width / height, avif && picture.widths[1] ? 'avif' : 'webp');
  return {
    // every picture has a file
    src: srcSet.at(-1)?.src as string,
    width,
    height,
    srcSet,
    alt: image.alt,
    title,
    detail,
    placeholder: image.currentSrc || (srcSet[0]?.src as string),
    tone: getComputedStyle(image).backgroundColor,
    offer: JSON.parse(offer),
    page: pageOf(link),
  };
}

export function readWorks(links: readonly HTMLAnchorElement[]): readonly LightboxWork[] {
  // the sources that the browser chose itself tell whether it knows AVIF
  const avif = [...document.images].some(({ currentSrc }) => currentSrc.endsWith('.avif'));
  return links.map((link) => workOf(link, avif));
}
