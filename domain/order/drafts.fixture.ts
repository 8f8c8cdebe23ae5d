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

const drafts = new Map<OrderType, readonly OrderDraft[]>();

/** Every draft that a buyer can reach, once: all techniques, subjects, sizes, media, with and without photo and description. */
export function reachableDrafts(type: OrderType): readonly OrderDraft[] {
  const known = drafts.get(type);
  if (known) return known;
  const fresh = emptyDraft(type, itemFor(type));
  const reached = new Map<string, OrderDraft>();
  for (const variant of orNone(variants))
    for (const subject of orNone(subjects))
      for (const size of orNone(sizes))
        for (const medium of orNone(media))
          for (const photos of [0, 1])
            for (const description of texts) {
              const chosen = { variant, subject, size, description, photos, medium: fresh.medium ?? medium };
              const draft = clearHidden({ ...fresh, ...chosen });
              reached.set(JSON.stringify(draft), draft);
            }
  const all = [...reached.values()];
  drafts.set(type, all);
  return all;
}

export const allReachableDrafts = (): readonly OrderDraft[] => orderTypes.flatMap(reachableDrafts);
