'use client';

import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react';
import { IconButton } from './icon-button';
import { peekAt } from './peek-at';
import styles from './rail.module.css';
import { Still } from './still';
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
  /** A press on the work that peeks in brings it in; a drag, and Enter on a link, are none. */
  const stepToPeek = (event: MouseEvent) => {
    const by = event.defaultPrevented || event.detail === 0 ? 0 : peekAt(viewport.current, event);
    if (by === 0) return;
    event.preventDefault();
    step(by);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for what happens to the controls within
    <div
      className={styles.rail}
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
      <div className={styles.shelf}>
        {/* biome-ignore-start lint/a11y: a container that scrolls takes the keyboard's focus, and the arrow keys do what
            a press on a peeking work does; a fieldset is for controls of a form */}
        <div
          ref={viewport}
          className={styles.viewport}
          role="group"
          aria-labelledby={labelledBy}
          tabIndex={0}
          onClick={stepToPeek}
        >
          <Still as="ul" className={styles.track}>
            {children}
          </Still>
        </div>
        {/* biome-ignore-end lint/a11y: see above */}
      </div>
    </div>
  );
}
