'use client';

import type { ReactNode, SyntheticEvent } from 'react';

type Props = Readonly<{ className: string | undefined; children: ReactNode }>;

/** Where it cannot be fetched, the next pointer or focus tries again. */
const follow = ({ currentTarget }: SyntheticEvent<HTMLElement>) =>
  void import('./follow-range').then(
    ({ followRange }) => followRange(currentTarget),
    () => undefined,
  );

/** Stages of a painting with a range. What moves them is fetched when pointer or focus comes near. */
export const Wipe = ({ className, children }: Props) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: what is interactive is the range inside
  <div className={className} onPointerEnter={follow} onFocus={follow}>
    {children}
  </div>
);
