import { media } from '@/content/media';
import { type OrderType, orderTypes, sizes, subjects, variants } from '@/content/order';
import { shopItems } from '../shop/shop';
import { clearHidden } from './asked';
import { emptyDraft, type OrderDraft } from './order';

const orNone = <Key extends string>(rows: Readonly<Record<Key, unknown>>): readonly (Key | null)[] => [
  null,
  ...(Object.keys(rows) as Key[]),
];

/** The first item of a type that cannot be ordered without one, else null. */
export const itemFor = (type: OrderType): number | null =>
  type === 'picture' || type === 'posters' ? (shopItems[type][0]?.number ?? null) : null;

const texts = ['', '  ', 'A harbour at dusk'] as const;

/** Every draft that a buyer can reach: all techniques, subjects, sizes, media, with and without photo and description. */
export function reachableDrafts(type: OrderType): readonly OrderDraft[] {
  const fresh = emptyDraft(type, itemFor(type));
  return orNone(variants).flatMap((variant) =>
    orNone(subjects).flatMap((subject) =>
      orNone(sizes).flatMap((size) =>
        orNone(media).flatMap((medium) =>
          [0, 1].flatMap((photos) =>
            texts.map((description) => {
              const chosen = { variant, subject, size, description, photos, medium: fresh.medium ?? medium };
              return clearHidden({ ...fresh, ...chosen });
            }),
          ),
        ),
      ),
    ),
  );
}

export const allReachableDrafts = (): readonly OrderDraft[] => orderTypes.flatMap(reachableDrafts);
