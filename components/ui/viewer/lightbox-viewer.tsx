import './lightbox-viewer.css';
import { type KeyboardEvent, type MouseEvent, startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import Vendor, { type ControllerRef, type Slide, type ZoomRef } from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { fill } from '@/i18n/fill';
import { IconButton } from '../button';
import { LightboxBar } from './lightbox-bar';
import { type LightboxWords, pageOf, type ViewerProps, viewedLink } from './lightbox-link';
import { type LightboxWork, readWorks } from './lightbox-works';

/** So that a picture no larger than the screen can be enlarged too, whatever the screen's pixel ratio. */
const maxZoomPixelRatio = 2;

/** One image pixel as one CSS pixel. Measured: the library rounds sizes, and a pixel's difference in width blurs the picture. */
function actualZoom(button: Element): number {
  const image = button.closest('[role=dialog]')?.querySelector('.yarl__slide_current img:last-of-type');
  return image ? Number(image.getAttribute('width')) / Number.parseFloat(getComputedStyle(image).width) : 1;
}

function LightboxZoom({ zoom, words }: Readonly<{ zoom: ZoomRef; words: LightboxWords }>) {
  const showActual = ({ currentTarget }: MouseEvent) => {
    const actual = actualZoom(currentTarget);
    zoom.changeZoom(Math.abs(zoom.zoom - actual) < 0.001 ? 1 : actual);
  };
  return (
    <>
      <IconButton icon="minus" label={words.zoomOut} aria-disabled={zoom.zoom <= zoom.minZoom} onClick={zoom.zoomOut} />
      <IconButton label={words.actualSize} onClick={showActual}>
        1:1
      </IconButton>
      <IconButton icon="plus" label={words.zoomIn} aria-disabled={zoom.zoom >= zoom.maxZoom} onClick={zoom.zoomIn} />
    </>
  );
}

type Props = Readonly<{ to: 'previous' | 'next'; label: string; onClick: () => void }>;

const LightboxArrow = ({ to, label, onClick }: Props) => (
  <span className={`lightbox-viewer__${to}`}>
    <IconButton icon={to} label={label} onClick={onClick} />
  </span>
);

/** Until a file arrives the thumbnail is shown in its place, with the same proportions. */
function imageProps(slide: Slide) {
  const { width, height, placeholder } = slide as LightboxWork;
  return { width, height, style: { backgroundImage: `url("${placeholder}")` } };
}

const settings = {
  plugins: [Zoom],
  className: 'lightbox-viewer__viewer',
  animation: { fade: 200, swipe: 350, navigation: 250, zoom: 250 },
  zoom: { maxZoomPixelRatio },
};

function morph(link: HTMLElement, direction: 'normal' | 'reverse'): void {
  const [thumbnail, image] = [link.querySelector('img'), document.querySelector('.yarl__slide_current img')];
  if (!thumbnail || !image || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const [from, to] = [thumbnail.getBoundingClientRect(), image.getBoundingClientRect()];
  // of a work that was leafed to the place may be out of the window
  if (from.bottom < 0 || from.top > innerHeight) return;
  const move = `translate(${from.x - to.x}px, ${from.y - to.y}px)`;
  const transform = [`${move} scale(${from.width / to.width}, ${from.height / to.height})`, 'none'];
  image.animate({ transform, transformOrigin: ['0 0', '0 0'] }, { duration: 240, easing: 'ease-out', direction });
}

/** One entry in the history, added on opening, changed with the work, removed by Back; its address is the work's (GALLERY-14). */
function useViewedWork({ links, first, onClosed }: ViewerProps) {
  const [shown, show] = useState(links.indexOf(first));
  const link = links[shown] as HTMLAnchorElement;
  const vendor = useRef<ControllerRef>(null);
  const leaving = useRef(false);
  useEffect(() => {
    // an entry that was reloaded or returned to already has its mark
    if (!viewedLink()) history.pushState({ viewer: first.href }, '', pageOf(first));
    const closeWithEntry = () => viewedLink() || vendor.current?.close();
    addEventListener('popstate', closeWithEntry);
    return () => removeEventListener('popstate', closeWithEntry);
  }, [first]);
  const view = ({ index }: { index: number }) => {
    const next = links[index] as HTMLAnchorElement;
    show(index);
    if (viewedLink()) history.replaceState({ viewer: next.href }, '', pageOf(next));
  };
  const leave = () => {
    // a second Escape or click, before the first one has taken effect, would leave the page
    if (leaving.current || !viewedLink()) return;
    leaving.current = true;
    history.back();
  };
  const entering = () => {
    // the work has its size in the next frame
    requestAnimationFrame(() => morph(link, 'normal'));
  };
  const exiting = () => {
    morph(link, 'reverse');
    link.focus({ preventScroll: true });
    // pulled down it closes by itself
    leave();
  };
  const close = () => {
    // not earlier, because going back first restores the scroll position
    link.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    onClosed();
  };
  return { shown, link, vendor, leave, close, on: { view, exiting, entering } };
}

/** The only file that knows the lightbox library: its behaviour, our style and texts (DESIGN-17). */
function LightboxViewer(props: ViewerProps) {
  const { links, words } = props;
  const works = useMemo(() => readWorks(links), [links]);
  const { shown, link, vendor, leave, close, on } = useViewedWork(props);
  const tone = getComputedStyle(link.querySelector('img') as HTMLImageElement).backgroundColor;
  const all = works.length;
  const count = fill(words.count, { n: shown + 1, all });
  // instead of the library's own Escape, which would leave the history entry behind
  const leaveOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') leave();
  };
  return (
    <Vendor
      {...settings}
      open
      close={close}
      slides={works}
      index={shown}
      labels={{
        Lightbox: words.label,
        'Photo gallery': words.label,
        Carousel: words.carousel,
        Slide: words.work,
        '{index} of {total}': count,
      }}
      styles={{ root: { '--yarl__tone': tone } }}
      controller={{ ref: vendor, closeOnEscape: false, closeOnPullDown: matchMedia('(pointer: coarse)').matches }}
      portal={{ container: { onKeyDown: leaveOnEscape } }}
      carousel={{ padding: 0, preload: 1, imageProps }}
      on={on}
      render={{
        buttonZoom: (zoom) => <LightboxZoom zoom={zoom} words={words} />,
        buttonClose: () => <IconButton key="close" icon="close" label={words.close} onClick={leave} />,
        buttonPrev: () =>
          all > 1 && <LightboxArrow to="previous" label={words.prev} onClick={() => vendor.current?.prev()} />,
        buttonNext: () =>
          all > 1 && <LightboxArrow to="next" label={words.next} onClick={() => vendor.current?.next()} />,
        controls: () => <LightboxBar link={link} count={all > 1 && count} words={words} />,
      }}
    />
  );
}

/** @returns what closes it at once */
export function showViewer(props: ViewerProps): () => void {
  const root = createRoot(document.createElement('div'));
  // a transition, because the viewer is large and the page must stay responsive
  startTransition(() => root.render(<LightboxViewer {...props} />));
  return () => root.unmount();
}
