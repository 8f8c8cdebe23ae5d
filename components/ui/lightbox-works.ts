import type { SlideImage } from 'yet-another-react-lightbox';
import { type PreparedPicture, pictureUrl } from '@/domain/picture';

export type Mark = Readonly<{ state: 'sold' | 'reserved'; word: string }>;

/** A work for the viewer, read from its link on the page. */
export type LightboxWork = SlideImage &
  Readonly<{
    width: number;
    height: number;
    title: string;
    /** The parts of its label; a part that is unknown is empty. */
    technique: string;
    size: string;
    year: string;
    mark: Mark | null;
    /** The file that is on the page already, or the smallest one. */
    placeholder: string;
    /** Its average colour, as CSS writes it. */
    tone: string;
    body: string;
    cm: Readonly<{ width: number; height: number }> | null;
    offer: Readonly<{ label: string; href: string; receives: string }>;
  }>;

type Files = Pick<PreparedPicture, 'file' | 'widths'>;
type Type = 'avif' | 'webp';

const numbers = (list = ''): number[] => list.split(' ').filter(Boolean).map(Number);
const filesOf = ({ dataset }: HTMLElement): Files => ({ file: dataset.file ?? '', widths: numbers(dataset.widths) });

/** A picture's files for the viewer; all have its ratio. */
export const sourcesOf = ({ file, widths }: Files, ratio: number, type: Type) =>
  widths.map((width) => ({ src: pictureUrl({ file }, width, type), width, height: Math.round(width / ratio) }));

const textOf = (link: HTMLElement, selector: string): string => link.querySelector(selector)?.textContent ?? '';
/** A part of the label, without the comma that joins it to the part before. */
const partOf = (link: HTMLElement, part: string): string => textOf(link, `[data-part=${part}]`).replace(/^, /, '');

function markOf(link: HTMLElement): Mark | null {
  const sticker = link.querySelector<HTMLElement>('[data-state]');
  const state = sticker?.dataset.state;
  return state === 'sold' || state === 'reserved' ? { state, word: sticker?.parentElement?.textContent ?? '' } : null;
}

function workOf(link: HTMLAnchorElement, type: Type): LightboxWork | null {
  const image = link.querySelector('img');
  if (!image) return null;
  // the attributes, because the properties return the size on the screen
  const [width, height] = [Number(image.getAttribute('width')), Number(image.getAttribute('height'))];
  const { body = '', cm, offer = '', offerHref = '', receives = '' } = link.dataset;
  const [wide, high] = numbers(cm);
  const srcSet = sourcesOf(filesOf(link), width / height, type);
  return {
    src: link.href,
    width,
    height,
    srcSet,
    alt: image.alt,
    title: textOf(link, 'b'),
    technique: partOf(link, 'technique'),
    size: partOf(link, 'size'),
    year: partOf(link, 'year'),
    mark: markOf(link),
    placeholder: image.currentSrc || (srcSet[0]?.src ?? link.href),
    tone: getComputedStyle(image).backgroundColor,
    body,
    cm: wide && high ? { width: wide, height: high } : null,
    offer: { label: offer, href: offerHref, receives },
  };
}

/** Whether the browser knows AVIF: the source that it chose itself tells. */
const knowsAvif = (links: readonly HTMLAnchorElement[]): boolean =>
  links.some((link) => {
    const chosen = link.querySelector('img')?.currentSrc ?? '';
    return sourcesOf(filesOf(link), 1, 'avif').some(({ src }) => chosen.endsWith(src));
  });

export function readWorks(links: readonly HTMLAnchorElement[]): readonly LightboxWork[] {
  const type = knowsAvif(links) ? 'avif' : 'webp';
  return links.map((link) => workOf(link, type)).filter((work) => work !== null);
}
