import { imagePathIn } from '@/build/check/source/content-folder';
import { balancedRows, largeOn, sumOf, usualRowSum } from '@/components/gallery/rows';
import type { Artwork } from '@/content/types';
import { partsOf, worksAPart } from '@/domain/gallery/wall-parts';
import type { Context } from '../../acts/act';
import type { Piece } from '../../shell/pieces';
import { placesOf, rowsOf } from '../../works/checkout';
import type { Found } from '../../works/found';
import { sidesOf } from '../../works/read-picture';

/** As parts of a row's height: a gap, and how wide a first row hangs, in which two works are large. */
const [gap, first] = [0.11, 3] as const;

/** Where visitors of a wide screen will see a work, by the tables and pictures of now. */
export async function onWall(context: Context, { category, work }: Found): Promise<Piece> {
  const { words, locale } = context;
  const all = rowsOf<Artwork>(context, category);
  const wall = Math.floor(all.findIndex(({ id }) => id === work.id) / worksAPart);
  const hung = await Promise.all(
    (partsOf(all)[wall] ?? []).map(async (one) => {
      const sides = await sidesOf(imagePathIn(placesOf(context), one.image));
      // a picture that is gone or damaged leaves a square
      return { work: one, ratio: sides ? sides.width / sides.height : 1 };
    }),
  );
  const large = largeOn(wall + 1);
  const rows = [hung.slice(0, large), ...balancedRows(hung.slice(large), usualRowSum)];
  const number = rows.findIndex((row) => row.some((one) => one.work.id === work.id)) + 1;
  const row = rows[number - 1] ?? [];
  const startOf = (at: number): number => sumOf(row.slice(0, at)) + at * gap;
  const facts = { row: number, at: row.findIndex((one) => one.work.id === work.id) + 1, of: row.length };
  const picture = (
    <div className="on-wall" data-wall={category}>
      <svg
        viewBox={`0 0 ${Math.max(number === 1 ? first : usualRowSum, startOf(row.length) - gap)} 1`}
        role="img"
        aria-label={row.map((one) => one.work.title[locale]).join(', ')}
      >
        {row.map((one, at) => (
          <image
            key={one.work.id}
            href={`/works/${one.work.id}/picture`}
            x={startOf(at)}
            width={one.ratio}
            height="1"
            preserveAspectRatio="xMidYMid slice"
          />
        ))}
      </svg>
    </div>
  );
  const note = words('desk.works.onWallMeans', { room: words(`cat.${category}`), ...facts });
  return { heading: words('desk.works.onWall'), of: [{ note }, picture] };
}
