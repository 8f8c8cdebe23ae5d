import { closedText } from '@/components/notice/closed-note';
import type { OrderType } from '@/content/order';
import type { ShopItem } from '@/content/types';
import { type Hold, serviceOf } from '@/domain/shop/availability';
import { similarTo } from '@/domain/shop/similar-order';
import type { Locale } from '@/i18n/locales';
import { translator } from '@/messages/translator';

type Held = Readonly<{ type: OrderType; item: ShopItem | null; hold: Hold; locale: Locale }>;

/**
 * Why the work cannot be ordered, in a sentence. Something similar is offered only while paintings are made to order.
 */
export function holdText({ type, item, hold, locale }: Held): string {
  const t = translator(locale);
  if (hold === 'closed') return closedText(serviceOf[type], locale);
  return item && similarTo(item.artwork, locale) ? t(`hold.${hold}P`) : t(`hold.${hold}AloneP`);
}
