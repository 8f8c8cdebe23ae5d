import type { OrderType } from '@/content/order';

/** Every item has drafts of its own, the same in both languages. */
export const draftKey = (type: OrderType, item: number | null): string => `order:${type}:${item ?? ''}`;
