import '@/components/ui/captioned-work.css';
import './wall-rows.css';
import './showcase.css';
import type { ReactNode } from 'react';
import { WorkLabel } from '@/components/ui/work-label';
import { ratioClass } from '@/content/picture-classes';

/** HOME-9 */
export const worksAPage = 10;

export const ShowcasePage = ({ shown, children }: { shown: boolean; children: ReactNode }) => (
  <div className="wall-rows__wall showcase__page" data-away={shown ? undefined : ''}>
    {children}
  </div>
);

/** What is known of a work before it is there: how wide it is for its height, and its label. */
export type Place = Readonly<{ ratio: number; title: string; detail: string }>;

/**
 * Dashed empty places with the true proportions (HOME-8), where the works will be. Their labels are there but
 * invisible, so that nothing moves when the works arrive.
 */
export const ShowcasePlaces = ({ rows }: Readonly<{ rows: readonly (readonly Place[])[] }>) => (
  <ShowcasePage shown>
    {/* biome-ignore-start lint/suspicious/noArrayIndexKey: two works may have one title, and none changes its place */}
    {rows.map((row, at) => (
      <div key={at} className="wall-rows__row" aria-hidden="true">
        {row.map(({ ratio, title, detail }, at) => (
          <span key={at} className={`wall-rows__work ${ratioClass(ratio, 1)}`}>
            <span className="wall-rows__canvas showcase__place">
              <span />
            </span>
            <span className="showcase__unseen captioned-work__caption">
              <WorkLabel title={title} detail={detail} />
            </span>
          </span>
        ))}
      </div>
    ))}
    {/* biome-ignore-end lint/suspicious/noArrayIndexKey: see above */}
  </ShowcasePage>
);
