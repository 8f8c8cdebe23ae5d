import type { SlideImage } from 'yet-another-react-lightbox';

/** A work for the viewer, read from its link on the page. */
export type LightboxWork = SlideImage &
  Readonly<{ width: number; height: number; title: string; detail: string; small: string; placeholder: string }>;

type Source = { src: string; width: number; height: number };

/** The files of a `srcset` with width descriptors; all have the picture's ratio. */
export const sourcesOf = (srcset: string, ratio: number): Source[] =>
  srcset.split(', ').map((candidate) => {
    const [src = '', descriptor = ''] = candidate.split(' ');
    const width = Number.parseInt(descriptor, 10);
    return { src, width, height: Math.round(width / ratio) };
  });

const textOf = (link: HTMLElement, selector: string): string => link.querySelector(selector)?.textContent ?? '';

function workOf(link: HTMLAnchorElement, avif: boolean): LightboxWork | null {
  const image = link.querySelector('img');
  if (!image) return null;
  // the attributes, because the properties return the size on the screen
  const [width, height] = [Number(image.getAttribute('width')), Number(image.getAttribute('height'))];
  const sourceSet = (avif && link.querySelector('source')?.srcset) || image.srcset;
  const srcSet = sourcesOf(sourceSet, width / height);
  return {
    src: link.href,
    width,
    height,
    srcSet,
    alt: image.alt,
    title: textOf(link, 'b'),
    detail: textOf(link, '.quiet'),
    small: srcSet[0]?.src ?? link.href,
    placeholder: image.currentSrc,
  };
}

/** Whether the browser knows AVIF: the source that it chose itself tells. */
const knowsAvif = (links: readonly HTMLAnchorElement[]): boolean =>
  links.some((link) => link.querySelector('img')?.currentSrc.endsWith('.avif'));

export function readWorks(links: readonly HTMLAnchorElement[]): readonly LightboxWork[] {
  const avif = knowsAvif(links);
  return links.map((link) => workOf(link, avif)).filter((work) => work !== null);
}
