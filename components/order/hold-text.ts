import type { ShopItem } from '@/content/types';
import { type Hold, similarPath } from '@/domain/availability';
import type { Locale } from '@/i18n/locales';
import { translator } from '@/messages/translator';

type Held = Readonly<{ item: ShopItem | null; hold: Hold; locale: Locale }>;

/**
 * Why the work cannot be ordered, in a sentence. Something similar is offered only while paintings are made to order.
 */
export function holdText({ item, hold, locale }: Held): string {
  const t = translator(locale);
  if (hold === 'waiting' || hold === 'closed') return t(`hold.orders.${hold}`);
  return item && similarPath(item, locale) ? t(`hold.${hold}P`) : t(`hold.${hold}AloneP`);
}
