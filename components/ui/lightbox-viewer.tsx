'use client';

import 'yet-another-react-lightbox/styles.css';
import { type KeyboardEvent, useRef, useState } from 'react';
import Vendor, { type ControllerRef, type Slide } from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { IconButton } from './icon-button';
import type { LightboxWords, ViewerProps } from './lightbox';
import { LightboxCaption, LightboxCount } from './lightbox-caption';
import { LightboxFilm } from './lightbox-film';
import styles from './lightbox-viewer.module.css';
import { type LightboxWork, readWorks } from './lightbox-works';
import { LightboxZoom, maxZoomPixelRatio } from './lightbox-zoom';
import { leave, useLightboxEntry } from './use-lightbox-entry';

const labelsOf = ({ label, carousel, work, count }: LightboxWords) => ({
  Lightbox: label,
  'Photo gallery': label,
  Carousel: carousel,
  Slide: work,
  '{index} of {total}': count.replace('{n}', '{index}').replace('{all}', '{total}'),
});

/** Until a file arrives the thumbnail stands in its place, which its proportions keep. */
function imageProps(slide: Slide) {
  const { width, height, placeholder } = slide as LightboxWork;
  return { width, height, style: placeholder ? { backgroundImage: `url("${placeholder}")` } : {} };
}

// Escape goes the way of the Back button; the vendor's own Escape would leave the history entry behind
const leaveOnEscape = ({ key }: KeyboardEvent) => {
  if (key === 'Escape') leave();
};

/** The one place that knows the lightbox: its behaviour, our clothes and words (DESIGN 5). */
export function LightboxViewer({ links, first, words, onClosed }: ViewerProps) {
  const [works] = useState(() => readWorks(links));
  const [shown, show] = useState(first);
  const vendor = useRef<ControllerRef>(null);
  const { follow } = useLightboxEntry(first, () => vendor.current?.close());
  const view = ({ index }: { index: number }) => {
    show(index);
    follow(index);
  };
  const giveFocusBack = () => links[shown]?.focus({ preventScroll: true });
  const close = () => {
    // only now: going back restores the scroll position first
    links[shown]?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    onClosed();
  };
  return (
    <Vendor
      open
      close={close}
      slides={works}
      index={shown}
      plugins={[Zoom]}
      className={styles.viewer as string}
      labels={labelsOf(words)}
      animation={{ fade: 200, swipe: 350, navigation: 250, zoom: 250 }}
      carousel={{ padding: 0, preload: 1, imageProps }}
      controller={{ ref: vendor, closeOnEscape: false }}
      portal={{ container: { onKeyDown: leaveOnEscape } }}
      zoom={{ maxZoomPixelRatio }}
      on={{ view, exiting: giveFocusBack }}
      render={{
        buttonZoom: (zoom) => <LightboxZoom zoom={zoom} words={words} />,
        buttonClose: () => <IconButton key="close" icon="close" label={words.close} onClick={leave} />,
        buttonPrev: () => (
          <span className={styles.previous}>
            <IconButton icon="previous" label={words.prev} onClick={() => vendor.current?.prev()} />
          </span>
        ),
        buttonNext: () => (
          <span className={styles.next}>
            <IconButton icon="next" label={words.next} onClick={() => vendor.current?.next()} />
          </span>
        ),
        controls: () => (
          <>
            <LightboxCount shown={shown} all={works.length} template={words.count} />
            <div className={styles.foot}>
              <LightboxCaption work={works[shown]} />
              <LightboxFilm works={works} shown={shown} onChoose={show} />
            </div>
          </>
        ),
      }}
    />
  );
}
