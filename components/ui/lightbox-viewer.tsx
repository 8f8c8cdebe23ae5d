'use client';

import { fill } from '@/i18n/fill';
import 'yet-another-react-lightbox/styles.css';
import { type ComponentType, type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import Vendor, { type ControllerRef, type Slide } from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { IconButton } from './icon-button';
import { LightboxArrow } from './lightbox-arrow';
import { LightboxBar } from './lightbox-bar';
import type { PanelProps } from './lightbox-panel';
import type { LightboxWords, Panel, ViewerProps } from './lightbox-props';
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

/** What is shown in place of the picture. It loads on first use; where that fails, the picture stays. */
function usePanel() {
  const [panel, set] = useState<Readonly<{ name: Panel; View: ComponentType<PanelProps> }> | null>(null);
  const turnTo = async (name: Panel | null) => {
    const loaded = name && (await import('./lightbox-panel').catch(() => null));
    set(loaded && { name, View: loaded.LightboxPanel });
  };
  return { panel, turnTo };
}

/** The only file that knows the lightbox library: its behaviour, our style and texts (DESIGN-17). */
export function LightboxViewer(props: ViewerProps) {
  const { links, words } = props;
  const [works] = useState(() => readWorks(links));
  const { shown, vendor, leave, leaveFor, close, on } = useShownWork(props);
  const { panel, turnTo } = usePanel();
  const work = works[shown] as LightboxWork;
  // instead of the library's own Escape, which would leave the history entry behind
  const leaveOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    if (panel) turnTo(null);
    else leave();
  };
  const goToOffer = (event: MouseEvent<HTMLAnchorElement>) => {
    const { pathname, hash } = event.currentTarget;
    if (pathname !== location.pathname) return;
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
        buttonZoom: (zoom) => (panel ? null : <LightboxZoom zoom={zoom} words={words} />),
        buttonClose: () => <IconButton key="close" icon="close" label={words.close} onClick={leave} />,
        buttonPrev: () => <LightboxArrow to="previous" label={words.prev} onClick={() => vendor.current?.prev()} />,
        buttonNext: () => <LightboxArrow to="next" label={words.next} onClick={() => vendor.current?.next()} />,
        controls: () => (
          <>
            {panel && (
              <panel.View panel={panel.name} work={work} link={links[shown] as HTMLAnchorElement} words={words} />
            )}
            <LightboxBar
              work={work}
              shown={shown}
              all={works.length}
              words={words}
              panel={panel?.name ?? null}
              onPanel={turnTo}
              onOffer={goToOffer}
            />
          </>
        ),
      }}
    />
  );
}
