import type { SlideImage } from 'yet-another-react-lightbox';
import { fullSize, type PreparedPicture, pictureUrl } from '@/domain/picture';
import { pageOf } from './lightbox-address';

/** A work for the viewer, read from its link on the page. */
export type LightboxWork = SlideImage &
  Readonly<{
    width: number;
    height: number;
    title: string;
    /** Technique, size and year; without the size where a file is sold, which has none. */
    detail: string;
    /** Its sticker and the word beside it: the page's own HTML, so that no component loads for it. */
    mark: string | undefined;
    /** The file that is on the page already, or the smallest one. */
    placeholder: string;
    /** Its average colour, as CSS writes it. */
    tone: string;
    offer: Readonly<{ label: string; href: string; receives: string }>;
    /** The address of its page; null on that page, whose link leads to the picture's file. */
    page: string | null;
  }>;

/** A picture's files for the viewer; all have its ratio. */
export const sourcesOf = (
  { file, widths }: Pick<PreparedPicture, 'file' | 'widths'>,
  ratio: number,
  type: 'avif' | 'webp',
) => widths.map((width) => ({ src: pictureUrl({ file }, width, type), width, height: Math.round(width / ratio) }));

const textOf = (link: HTMLElement, selector: string): string => link.querySelector(selector)?.textContent ?? '';

function workOf(link: HTMLAnchorElement, avif: boolean): LightboxWork | null {
  const image = link.querySelector('img');
  if (!image) return null;
  // the attributes, because the properties return the size on the screen
  const [width, height] = [Number(image.getAttribute('width')), Number(image.getAttribute('height'))];
  const { file = '', widths = '', offer = '', offerHref = '', receives = '' } = link.dataset;
  const picture = { file, widths: widths.split(' ').map(Number) };
  const srcSet = sourcesOf(picture, width / height, avif ? 'avif' : 'webp');
  const detail = textOf(link, '.quiet');
  return {
    src: fullSize(picture),
    width,
    height,
    srcSet,
    alt: image.alt,
    title: textOf(link, 'b'),
    detail: receives ? detail.replace(textOf(link, '[data-part=size]'), '') : detail,
    mark: link.querySelector('[data-state]')?.parentElement?.outerHTML,
    placeholder: image.currentSrc || (srcSet[0]?.src ?? ''),
    tone: getComputedStyle(image).backgroundColor,
    offer: { label: offer, href: offerHref, receives },
    page: pageOf(link),
  };
}

/** Whether the browser knows AVIF: the source that it chose itself tells. */
const knowsAvif = (links: readonly HTMLAnchorElement[]): boolean =>
  links.some((link) => link.querySelector('img')?.currentSrc.endsWith('.avif'));

export function readWorks(links: readonly HTMLAnchorElement[]): readonly LightboxWork[] {
  const avif = knowsAvif(links);
  return links.map((link) => workOf(link, avif)).filter((work) => work !== null);
}
