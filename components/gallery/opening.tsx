import type { ReactNode } from 'react';
import { columnVw, onPage, short } from '@/components/ui/sizes';
import { ratioOf } from '@/content/picture-classes';
import type { Locale } from '@/i18n/locales';
import './opening.css';
import { sumOf } from './rows';
import './wall-rows.css';
import type { WallWork } from './wall-work';
import { twoInRow, Work } from './work';

type Props = Readonly<{
  title: string;
  intro: string;
  /** One or two; none on the page of a further part of a wall. */
  works: readonly WallWork[];
  locale: Locale;
  /** The way to the other rooms. */
  children: ReactNode;
}>;

/** Two works that are together wider than this, as multiples of their height, hang below the text and not beside it. */
const wide = 2.4;

/** The gaps between text and works, and between two works, in vw. */
const [textGapVw, gapVw] = [5, 2.4] as const;

/** How wide the works are together on a large screen, beside the text or below it; see the style sheet. */
const largeVw = (sum: number, isPair: boolean): number =>
  sum > wide ? columnVw : ((columnVw - textGapVw) * (isPair ? 8 : 7)) / 12;

/** A work by itself is no higher than the screen below the header. */
const aloneSizes = (ratio: number): string =>
  `(width >= 992px) min(${short(largeVw(ratio, false))}vw, ${ratio} * max(320px, 100vh - 216px)), 92vw`;

/** @param sum the ratio of both */
const pairSizes = (ratio: number, sum: number): string =>
  [
    onPage(((largeVw(sum, true) - gapVw) * ratio) / sum),
    `(width >= 560px) ${short(((columnVw - gapVw) * ratio) / sum)}vw`,
    twoInRow,
  ].join(', ');

/** The beginning of a room: what it is, and its first works, larger than all others. */
export function Opening({ title, intro, works, locale, children }: Props) {
  const large = works.map((work) => ({ ...work, ratio: ratioOf(work.picture.width, work.picture.height) }));
  const sum = sumOf(large);
  const isPair = works.length > 1;
  const layout = ['opening__opening', isPair && 'opening__pair', (sum > wide || sum === 0) && 'opening__wide']
    .filter(Boolean)
    .join(' ');
  return (
    <div className={layout}>
      <header className="opening__text">
        <h1 className="vinyl">{title}</h1>
        <p className="prose quiet opening__intro">{intro}</p>
        {children}
      </header>
      {large.length > 0 && (
        <div className={isPair ? 'opening__works wall-rows__twos' : 'opening__works'}>
          {large.map(({ ratio, ...work }) => (
            <Work
              key={work.artwork.id}
              {...work}
              locale={locale}
              sizes={isPair ? pairSizes(ratio, sum) : aloneSizes(ratio)}
              eager
            />
          ))}
        </div>
      )}
    </div>
  );
}
