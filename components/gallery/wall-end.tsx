import { ButtonLink } from '@/components/ui/button';
import type { CategoryId } from '@/content/types';
import { wallOrder } from '@/domain/shop/work-offer';
import type { Locale } from '@/i18n/locales';
import { translator } from '@/messages/translator';
import { Doorway } from './doorway';
import '@/components/ui/wall.css';
import './wall-end.css';

type Props = Readonly<{ category: CategoryId; locale: Locale }>;

const orderWords = {
  portraits: 'shop.orderPortrait',
  'custom-pictures': 'shop.orderPainting',
  letter: 'hold.write',
  closed: 'shop.notify',
} as const;

/** The end of a wall: a plate with the order that belongs to the room, and the doorway to the next one. */
export function WallEnd({ category, locale }: Props) {
  const t = translator(locale);
  const { kind, href } = wallOrder(category, locale);
  return (
    <section className="wall-end__end wall__floored" aria-labelledby="order-plate">
      <div className="wall-end__scene">
        <div className="wall-end__place">
          <div className="wall-end__plate" data-plate>
            <h2 className="h3" id="order-plate">
              {t(`rooms.plate.${category}`)}
            </h2>
            <p className="small">{t(kind === 'closed' ? 'hold.orders.closed' : `rooms.plate.${category}Text`)}</p>
            <ButtonLink href={href}>{t(orderWords[kind])}</ButtonLink>
          </div>
        </div>
        <Doorway from={category} locale={locale} />
      </div>
    </section>
  );
}
