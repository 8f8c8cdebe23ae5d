import type { SlideImage } from 'yet-another-react-lightbox';

/** `placeholder`: the file that is on the page already, or the smallest one. */
export type LightboxWork = SlideImage & Readonly<{ placeholder: string }>;

/** The files of a `srcset`, ascending; all have the picture's ratio. */
export const filesIn = (srcset: string, ratio: number) =>
  srcset.split(', ').map((candidate) => {
    const [src = '', wide = ''] = candidate.split(' ');
    const width = Number.parseInt(wide, 10);
    return { src, width, height: Math.round(width / ratio) };
  });

function workOf(link: HTMLAnchorElement, avif: boolean): LightboxWork {
  const [source, image] = [link.querySelector('source'), link.querySelector('img') as HTMLImageElement];
  // the attributes, because the properties return the size on the screen
  const [width, height] = [Number(image.getAttribute('width')), Number(image.getAttribute('height'))];
  const srcSet = avif && source ? filesIn(source.srcset, width / height) : [];
  return {
    src: srcSet.at(-1)?.src ?? image.src,
    width,
    height,
    srcSet,
    alt: image.alt,
    placeholder: image.currentSrc || (srcSet[0]?.src ?? image.src),
  };
}

export function readWorks(links: readonly HTMLAnchorElement[]): readonly LightboxWork[] {
  // the sources that the browser chose itself tell whether it knows AVIF
  const avif = [...document.images].some(({ currentSrc }) => currentSrc.endsWith('.avif'));
  return links.map((link) => workOf(link, avif));
}
