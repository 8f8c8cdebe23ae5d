import { ratioOf } from '@/content/picture-classes';
import type { Locale } from '@/i18n/locales';
import { balancedRows, fillsWall, shareOf, sumOf } from './rows';
import styles from './wall.module.css';
import type { WallWork } from './wall-work';
import { Work } from './work';

type Props = Readonly<{
  works: readonly WallWork[];
  locale: Locale;
  /** The number of rows; by default as many as rows of about 288 px need. */
  rows?: number | undefined;
  /** Below 992 px: wrapped, two or three in a row, or one at a time in a strip that moves sideways (DESIGN-8). */
  narrow: 'wrap' | 'strip';
  /** How many works are in the first viewport. */
  eager?: number;
}>;

/**
 * Rows of about 288 px at a page width of 1440 px are 4.2 times as wide as high, without gaps. `--row-sum` has the same
 * number.
 */
const usualRowSum = 4.2;

/** How wide a work is: its part of a row, which is 91 vw wide and 1520 px at most; see the style sheet. */
function sizesOf(ratio: number, share: number, narrow: 'wrap' | 'strip'): string {
  const small =
    narrow === 'strip' ? `min(84vw, ${Math.round(ratio * 384)}px)` : `${Math.min(Math.round(ratio * 40), 92)}vw`;
  return `(width >= 1680px) ${Math.ceil(share * 1520)}px, (width >= 992px) ${Math.ceil(share * 91)}vw, ${small}`;
}

/** Works in justified, balanced rows. Rendered at build time, or in the browser for works that it fetched. */
export function WallRows({ works, locale, rows, narrow, eager = 0 }: Props) {
  const hung = works.map((work, place) => {
    const { width, height } = work.picture;
    return { ...work, ratio: ratioOf(width, height), eager: place < eager };
  });
  const rowSum = rows ? sumOf(hung) / rows : usualRowSum;
  return balancedRows(hung, rowSum).map((row) => (
    <div key={row[0]?.artwork.id} className={fillsWall(row, rowSum) ? styles.row : `${styles.row} ${styles.natural}`}>
      {row.map(({ ratio, ...work }) => (
        <Work
          key={work.artwork.id}
          {...work}
          locale={locale}
          sizes={sizesOf(ratio, shareOf({ ratio }, row, rowSum), narrow)}
        />
      ))}
    </div>
  ));
}
