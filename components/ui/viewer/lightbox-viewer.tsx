import './lightbox-viewer.css';
import { type ComponentType, type KeyboardEvent, useMemo, useRef, useState } from 'react';
import type { ControllerRef, Slide } from 'yet-another-react-lightbox';
import Vendor from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { load } from '@/components/islands/load';
import { fill } from '@/i18n/fill';
import { IconButton } from '../icon-button';
import { LightboxBar } from './lightbox-bar';
import type { PanelProps } from './lightbox-panel';
import type { LightboxWords, ViewerProps } from './lightbox-props';
import { type LightboxWork, readWorks } from './lightbox-works';
import { LightboxZoom, maxZoomPixelRatio } from './lightbox-zoom';
import { useLightboxEntry } from './use-lightbox-entry';

type Props = Readonly<{ to: 'previous' | 'next'; label: string; onClick: () => void }>;

/** At the side of the picture; on a narrow screen in the label's row. */
const LightboxArrow = ({ to, label, onClick }: Props) => (
  <span className={`lightbox-viewer__${to}`}>
    <IconButton icon={to} label={label} onClick={onClick} />
  </span>
);

/** @param count on the whole wall: the library counts only the works on this page */
const labelsOf = ({ label, carousel, work }: LightboxWords, count: string) => ({
  Lightbox: label,
  'Photo gallery': label,
  Carousel: carousel,
  Slide: work,
  '{index} of {total}': count,
});

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

/** Which work is shown, and where the focus goes when that changes or the viewer closes. */
function useShownWork({ links, first, part, onClosed }: ViewerProps) {
  // by link and not by number: works of a long wall may be inserted before it
  const [link, show] = useState(first);
  const shown = links.indexOf(link);
  const vendor = useRef<ControllerRef>(null);
  const { follow, leave } = useLightboxEntry(link, () => vendor.current?.close());
  const view = ({ index }: { index: number }) => {
    const next = links[index] as HTMLAnchorElement;
    show(next);
    part?.show(next);
    follow(next);
  };
  const exiting = () => link.focus({ preventScroll: true });
  const close = () => {
    // not earlier, because going back first restores the scroll position
    link.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    onClosed();
  };
  return { link, shown, vendor, leave, close, on: { view, exiting } };
}

/** The drawing to scale in place of the picture. It loads on first use; where that fails, the picture stays. */
function useDrawing() {
  const [drawing, set] = useState<Readonly<{ View: ComponentType<PanelProps> }> | null>(null);
  const wanted = useRef(false);
  const draw = async (drawn: boolean) => {
    wanted.current = drawn;
    if (!drawn) return set(null);
    const { LightboxPanel } = await load('lightbox-panel', () => {
      wanted.current = false;
    });
    if (wanted.current) set({ View: LightboxPanel });
  };
  return { drawing, draw };
}

/** The only file that knows the lightbox library: its behaviour, our style and texts (DESIGN-17). */
export function LightboxViewer(props: ViewerProps) {
  const { links, words, part } = props;
  const works = useMemo(() => readWorks(links), [links]);
  const { link, shown, vendor, leave, close, on } = useShownWork(props);
  const { drawing, draw } = useDrawing();
  const work = works[shown] as LightboxWork;
  const all = part?.all ?? works.length;
  const count = fill(words.count, { n: (part?.first ?? 1) + shown, all });
  // instead of the library's own Escape, which would leave the history entry behind
  const leaveOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    if (drawing) draw(false);
    else leave();
  };
  return (
    <Vendor
      {...settings}
      open
      close={close}
      slides={works}
      index={shown}
      labels={labelsOf(words, count)}
      styles={{ root: { '--yarl__tone': work.tone } }}
      controller={{ ref: vendor, closeOnEscape: false }}
      portal={{ container: { onKeyDown: leaveOnEscape } }}
      carousel={{ padding: 0, preload: 1, imageProps, finite: !!part }}
      on={on}
      render={{
        buttonZoom: (zoom) => !drawing && <LightboxZoom zoom={zoom} words={words} />,
        buttonClose: () => <IconButton key="close" icon="close" label={words.close} onClick={leave} />,
        buttonPrev: () =>
          all > 1 && <LightboxArrow to="previous" label={words.prev} onClick={() => vendor.current?.prev()} />,
        buttonNext: () =>
          all > 1 && <LightboxArrow to="next" label={words.next} onClick={() => vendor.current?.next()} />,
        controls: () => (
          <>
            {drawing && <drawing.View work={work} link={link} words={words} />}
            <LightboxBar work={work} count={all > 1 && count} words={words} drawn={drawing !== null} onDraw={draw} />
          </>
        ),
      }}
    />
  );
}
