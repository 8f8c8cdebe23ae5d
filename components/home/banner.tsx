'use client';

import { type ReactNode, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { StepButtons } from '@/components/ui/step-buttons';
import { useStrip } from '@/components/ui/use-strip';
import styles from './entrance.module.css';

type Props = Readonly<{
  words: Readonly<Record<'previous' | 'next' | 'pause' | 'play', string>>;
  count: number;
  children: ReactNode;
}>;

/** The tiles, with a button that pauses their pictures (WCAG 2.2.2); below 992 px in a strip that the visitor moves. */
export function Banner({ words, count, children }: Props) {
  const strip = useRef<HTMLDivElement>(null);
  const { at, go } = useStrip(strip);
  const [paused, pause] = useState(false);
  return (
    <div className={styles.banner}>
      <div ref={strip} className={styles.tiles} data-at={at} data-paused={paused ? '' : undefined}>
        {children}
      </div>
      <StepButtons className={styles.steps} labels={words} at={at} count={count} onGo={go} />
      <button type="button" className={styles.pause} onClick={() => pause(!paused)}>
        <Icon name={paused ? 'play' : 'pause'} />
        {paused ? words.play : words.pause}
      </button>
    </div>
  );
}
