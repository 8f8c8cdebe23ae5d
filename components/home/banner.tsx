import type { ReactNode } from 'react';
import { Act } from '@/components/islands/island';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { moveBanner } from './banner.browser';
import './entrance.css';

type Props = Readonly<{
  words: Readonly<Record<'previous' | 'next' | 'pause' | 'play', string>>;
  children: ReactNode;
}>;

/** The tiles, with a button that pauses their pictures (WCAG 2.2.2); below 992 px in a strip that the visitor moves. */
export const Banner = ({ words, children }: Props) => (
  <Act of={moveBanner} props={{}} wakes="input" holds="button" className="entrance__banner">
    <div className="entrance__tiles" data-at={0}>
      {children}
    </div>
    <div className="entrance__steps">
      <IconButton icon="previous" label={words.previous} disabled data-step="-1" />
      <IconButton icon="next" label={words.next} data-step="1" />
    </div>
    <button type="button" className="entrance__pause" data-pauses="">
      <span className="entrance__face">
        <Icon name="pause" />
        {words.pause}
      </span>
      <span className="entrance__face" hidden>
        <Icon name="play" />
        {words.play}
      </span>
    </button>
  </Act>
);
