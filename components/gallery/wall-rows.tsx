import { columnVw, onPage } from '@/components/ui/sizes';
import type { Locale } from '@/i18n/locales';
import { balancedRows, fillsWall, shareOf, sumOf, usualRowSum } from './rows';
import './wall-rows.css';
import type { WallWork } from './wall-work';
import { twoInRow, Work } from './work';

type Props = Readonly<{
  works: readonly WallWork[];
  locale: Locale;
  /** `wrap`: rows of about 288 px, wrapped below 992 px (DESIGN-8). `strip`: two rows, there a strip (HOME-9). */
  as: 'wrap' | 'strip';
  eager?: number;
}>;

/** The id of the wall's third row: a first screen shows the beginning of the second at most. */
export const thirdRowId = 'third-row';

/** The gap between two works of a row, in vw. */
const gapVw = 2.2;

/** How wide a work is below 992 px; see the style sheet. Where works are wrapped, they are as high as is left. */
const smallSizes = {
  strip: (ratio: number) => `min(77vw, 480px, ${Math.round(ratio * 384)}px)`,
  wrap: (ratio: number) => `(width >= 560px) min(91vw, ${Math.round(ratio * 260)}px), ${twoInRow}`,
} as const;

/** What the works of a row share, in vw. A short row has the gaps of a full one. */
const wallVw = (row: readonly Readonly<{ ratio: number }>[], rowSum: number): number =>
  columnVw - gapVw * (fillsWall(row, rowSum) ? row.length - 1 : 3);

export function WallRows({ works, locale, as, eager = 0 }: Props) {
  const rowSum = as === 'strip' ? sumOf(works) / 2 : usualRowSum;
  return balancedRows(works, rowSum).map((row, nth) => (
    <div
      key={row[0]?.artwork.id}
      id={as === 'wrap' && nth === 2 ? thirdRowId : undefined}
      className={fillsWall(row, rowSum) ? 'wall-rows__row' : 'wall-rows__row wall-rows__natural'}
    >
      {row.map((work) => (
        <Work
          key={work.artwork.id}
          {...work}
          locale={locale}
          sizes={`${onPage(shareOf(work, row, rowSum) * wallVw(row, rowSum))}, ${smallSizes[as](work.ratio)}`}
          eager={works.indexOf(work) < eager}
        />
      ))}
    </div>
  ));
}
