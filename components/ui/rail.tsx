'use client';

import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { IconButton } from './icon-button';
import styles from './rail.module.css';
import { useRail } from './use-rail';

type Props = Readonly<{
  /** The id of the heading that names the rail. */
  labelledBy: string;
  labels: Readonly<Record<'previous' | 'next', string>>;
  head: ReactNode;
  /** `RailItem`s. */
  children: ReactNode;
}>;

const steps: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * A row of works that moves sideways, one step at a time and not in a circle (SHOP-2). It is a plain scroll
 * container, sized in CSS; Swiper takes over at the first pointer, touch, key or focus in it.
 */
export function Rail({ labelledBy, labels, head, children }: Props) {
  const viewport = useRef<HTMLDivElement>(null);
  const { ends, wake, hold, release, step } = useRail(viewport);
  const stepOnArrow = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (!by || event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return;
    event.preventDefault();
    step(by);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for what happens to the controls within
    <div
      onPointerOver={wake}
      onFocus={wake}
      onTouchStart={hold}
      onTouchEnd={release}
      onTouchCancel={release}
      onKeyDown={stepOnArrow}
    >
      <div className={`wrap ${styles.head}`}>
        <div>{head}</div>
        <div className={styles.controls}>
          <IconButton icon="previous" label={labels.previous} disabled={ends.start} onClick={() => step(-1)} />
          <IconButton icon="next" label={labels.next} disabled={ends.end} onClick={() => step(1)} />
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a container that scrolls must take the keyboard's focus */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls of a form */}
      <div ref={viewport} className={styles.viewport} role="group" aria-labelledby={labelledBy} tabIndex={0}>
        <ul className={styles.track}>{children}</ul>
      </div>
    </div>
  );
}
