'use client';

import { fill } from '@/i18n/fill';
import 'yet-another-react-lightbox/styles.css';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import Vendor, { type ControllerRef, type Slide } from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { IconButton } from './icon-button';
import { LightboxArrow } from './lightbox-arrow';
import { LightboxBars } from './lightbox-bars';
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
  return { width, height, style: placeholder ? { backgroundImage: `url("${placeholder}")` } : {} };
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
  const { follow, leave } = useLightboxEntry({ links, first }, () => vendor.current?.close());
  // a button of the film strip may have disappeared while it had the focus
  // biome-ignore lint/correctness/useExhaustiveDependencies: to be checked after every change of the work
  useEffect(() => {
    if (document.activeElement === document.body) vendor.current?.focus();
  }, [shown]);
  const view = ({ index }: { index: number }) => {
    show(index);
    follow(index);
  };
  const exiting = () => links[shown]?.focus({ preventScroll: true });
  const close = () => {
    // not earlier, because going back first restores the scroll position
    links[shown]?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    onClosed();
  };
  return { shown, show, vendor, leave, close, on: { view, exiting } };
}

/** The only file that knows the lightbox library: its behaviour, our style and texts (DESIGN-17). */
export function LightboxViewer(props: ViewerProps) {
  const { links, words } = props;
  const [works] = useState(() => readWorks(links));
  const { shown, show, vendor, leave, close, on } = useShownWork(props);
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
      labels={labelsOf(words)}
      controller={{ ref: vendor, closeOnEscape: false }}
      portal={{ container: { onKeyDown: leaveOnEscape } }}
      on={on}
      render={{
        buttonZoom: (zoom) => <LightboxZoom zoom={zoom} words={words} />,
        buttonClose: () => <IconButton key="close" icon="close" label={words.close} onClick={leave} />,
        buttonPrev: () => <LightboxArrow to="previous" label={words.prev} onClick={() => vendor.current?.prev()} />,
        buttonNext: () => <LightboxArrow to="next" label={words.next} onClick={() => vendor.current?.next()} />,
        controls: () => <LightboxBars works={works} shown={shown} count={words.count} onChoose={show} />,
      }}
    />
  );
}
