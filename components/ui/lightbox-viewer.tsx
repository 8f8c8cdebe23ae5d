'use client';

import { fill } from '@/i18n/fill';
import 'yet-another-react-lightbox/styles.css';
import { type ComponentType, type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import Vendor, { type ControllerRef, type Slide } from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { IconButton } from './icon-button';
import { pageBelow } from './lightbox-address';
import { LightboxArrow } from './lightbox-arrow';
import { LightboxBar } from './lightbox-bar';
import type { PanelProps } from './lightbox-panel';
import type { LightboxWords, ViewerProps } from './lightbox-props';
import styles from './lightbox-viewer.module.css';
import { type LightboxWork, readWorks } from './lightbox-works';
import { LightboxZoom, maxZoomPixelRatio } from './lightbox-zoom';
import { useLightboxEntry } from './use-lightbox-entry';

const labelsOf = ({ label, carousel, work, count }: LightboxWords) => ({
  Lightbox: label,
  'Photo gallery': label,
  Carousel: carousel,
  Slide: work,
  '{index} of {total}': fill(count, { n: '{index}', all: '{total}' }),
});

/** Until a file arrives the thumbnail is shown in its place, with the same proportions. */
function imageProps(slide: Slide) {
  const { width, height, placeholder } = slide as LightboxWork;
  return { width, height, style: { backgroundImage: `url("${placeholder}")` } };
}

const settings = {
  plugins: [Zoom],
  className: styles.viewer as string,
  animation: { fade: 200, swipe: 350, navigation: 250, zoom: 250 },
  carousel: { padding: 0, preload: 1, imageProps },
  zoom: { maxZoomPixelRatio },
};

/** Which work is shown, and where the focus goes when that changes or the viewer closes. */
function useShownWork({ links, first, onClosed }: ViewerProps) {
  const [shown, show] = useState(first);
  const vendor = useRef<ControllerRef>(null);
  /** An anchor of the page below, where the visitor wants to go when the viewer has closed. */
  const anchor = useRef<string | null>(null);
  const { follow, leave } = useLightboxEntry({ links, first }, () => vendor.current?.close());
  const view = ({ index }: { index: number }) => {
    show(index);
    follow(index);
  };
  const exiting = () => {
    if (!anchor.current) links[shown]?.focus({ preventScroll: true });
  };
  const close = () => {
    // not earlier, because going back first restores the scroll position
    if (anchor.current) location.hash = anchor.current;
    else links[shown]?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    onClosed();
  };
  const leaveFor = (hash: string) => {
    anchor.current = hash;
    leave();
  };
  return { shown, vendor, leave, leaveFor, close, on: { view, exiting } };
}

/** The drawing to scale in place of the picture. It loads on first use; where that fails, the picture stays. */
function useDrawing() {
  const [drawing, set] = useState<Readonly<{ View: ComponentType<PanelProps> }> | null>(null);
  const draw = async (drawn: boolean) => {
    const loaded = drawn ? await import('./lightbox-panel').catch(() => null) : null;
    set(loaded && { View: loaded.LightboxPanel });
  };
  return { drawing, draw };
}

/** The only file that knows the lightbox library: its behaviour, our style and texts (DESIGN-17). */
export function LightboxViewer(props: ViewerProps) {
  const { links, words } = props;
  const [works] = useState(() => readWorks(links));
  const { shown, vendor, leave, leaveFor, close, on } = useShownWork(props);
  const { drawing, draw } = useDrawing();
  const work = works[shown] as LightboxWork;
  const alone = works.length === 1;
  // instead of the library's own Escape, which would leave the history entry behind
  const leaveOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    if (drawing) draw(false);
    else leave();
  };
  const goToOffer = (event: MouseEvent<HTMLAnchorElement>) => {
    const { pathname, hash } = event.currentTarget;
    if (pathname !== pageBelow()) return;
    event.preventDefault();
    leaveFor(hash);
  };
  return (
    <Vendor
      {...settings}
      open
      close={close}
      slides={works}
      index={shown}
      labels={labelsOf(words)}
      styles={{ root: { '--yarl__tone': work.tone } }}
      controller={{ ref: vendor, closeOnEscape: false }}
      portal={{ container: { onKeyDown: leaveOnEscape } }}
      on={on}
      render={{
        buttonZoom: (zoom) => (drawing ? null : <LightboxZoom zoom={zoom} words={words} />),
        buttonClose: () => <IconButton key="close" icon="close" label={words.close} onClick={leave} />,
        buttonPrev: () =>
          alone ? null : <LightboxArrow to="previous" label={words.prev} onClick={() => vendor.current?.prev()} />,
        buttonNext: () =>
          alone ? null : <LightboxArrow to="next" label={words.next} onClick={() => vendor.current?.next()} />,
        controls: () => (
          <>
            {drawing && <drawing.View work={work} link={links[shown] as HTMLAnchorElement} words={words} />}
            <LightboxBar
              work={work}
              shown={shown}
              all={works.length}
              words={words}
              drawn={drawing !== null}
              onDraw={draw}
              onOffer={goToOffer}
            />
          </>
        ),
      }}
    />
  );
}
