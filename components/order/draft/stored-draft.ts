import { media } from '@/content/media';
import { type OrderType, sizes, subjects, variants } from '@/content/order';
import { type Delivery, deliveryFields } from '@/domain/order/delivery';
import { emptyDraft, type OrderDraft } from '@/domain/order/draft';
import type { Measured } from '@/domain/order/photo-check';
import { clearHidden } from '@/domain/order/transitions';
import type { Localized } from '@/i18n/locales';
import type { NamedPhoto, StoredDraft } from './order-in-making';

/** Every item has drafts of its own, the same in both languages. */
export const draftKey = (type: OrderType, item: number | null): string => `order:${type}:${item ?? ''}`;

type Loose = Readonly<Record<string, unknown>>;
const loose = (value: unknown): Loose => (typeof value === 'object' && value !== null ? (value as Loose) : {});
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const keyOf = <Key extends string>(rows: Readonly<Record<Key, unknown>>, value: unknown): Key | null =>
  typeof value === 'string' && Object.hasOwn(rows, value) ? (value as Key) : null;

function draftOf(stored: Loose, fresh: OrderDraft): OrderDraft {
  const numbers = Object.entries(loose(stored.attributes)).filter(([, value]) => typeof value === 'number');
  return clearHidden({
    ...fresh,
    variant: keyOf(variants, stored.variant),
    subject: keyOf(subjects, stored.subject),
    size: keyOf(sizes, stored.size),
    width: textOf(stored.width),
    height: textOf(stored.height),
    description: textOf(stored.description),
    comment: textOf(stored.comment),
    wish: textOf(stored.wish),
    quantity: numberOf(stored.quantity) || 1,
    medium: fresh.medium ?? keyOf(media, stored.medium),
    attributes: Object.fromEntries(numbers),
  });
}

const numberOf = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);

function lookOf(value: unknown): Measured | null {
  const { width, height, mean, light, sharp, print } = loose(value);
  const numbers = { width, height, mean, light, sharp };
  if (!Object.values(numbers).every((number) => numberOf(number) === number)) return null;
  return { ...(numbers as Omit<Measured, 'print'>), print: textOf(print) || null };
}

function titleOf(value: unknown): Localized | null {
  const { pl, en } = loose(value);
  return typeof pl === 'string' && typeof en === 'string' ? { pl, en } : null;
}

function photoOf(value: unknown): NamedPhoto {
  const { id, same, name, addedBytes, shown, look, out } = loose(value);
  const named = { id: textOf(id), same: textOf(same), name: textOf(name), addedBytes: numberOf(addedBytes) };
  return { ...named, shown: shown === true, look: lookOf(look), out: out === true };
}

/**
 * Reads a stored draft again. What the form no longer offers is left out, so an old tab never breaks a newer form.
 * @param json as stored, or null
 * @returns null where there is nothing usable
 */
export function readDraft(json: string | null, type: OrderType, item: number | null): StoredDraft | null {
  if (!json) return null;
  try {
    const stored = loose(JSON.parse(json));
    const recipient = loose(stored.recipient);
    const delivery = Object.fromEntries(deliveryFields.map((field) => [field, textOf(recipient[field])])) as Delivery;
    const photos = listOf(stored.photos)
      .map(photoOf)
      .filter(({ id }) => id !== '');
    return {
      draft: draftOf(loose(stored.draft), emptyDraft(type, item)),
      title: titleOf(stored.title),
      recipient: delivery,
      photos,
      lost: listOf(stored.lost)
        .map(textOf)
        .filter((name) => name !== ''),
      begun: typeof stored.begun === 'number' ? stored.begun : null,
    };
  } catch {
    return null;
  }
}
