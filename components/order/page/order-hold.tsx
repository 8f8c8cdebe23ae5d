import { ClosedNote, closedText } from '@/components/notice/closed-note';
import { ButtonLink } from '@/components/ui/button';
import { PauseNote } from '@/components/ui/pause-note';
import { type OrderType, orderTypeNames } from '@/content/order';
import type { ShopItem } from '@/content/types';
import { type Hold, serviceOf } from '@/domain/shop/availability';
import { artworkOf } from '@/domain/shop/shop-artwork';
import { similarTo } from '@/domain/shop/similar-order';
import type { Locale } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { contactPath } from '@/i18n/sections';
import { bind } from '@/i18n/typography';
import { translator } from '@/messages/translator';
import './order-intro.css';
import '../form/order-wizard.css';
import { FirstScene, workOnStage } from '../stage/first-scene';
import { StageFrame } from '../stage/stage-frame';

type Props = Readonly<{ locale: Locale; type: OrderType; item: ShopItem | null; hold: Hold }>;

/** Why the work cannot be ordered. Something similar is offered only while paintings are made to order. */
export function holdText({ locale, type, item, hold }: Props): string {
  const t = translator(locale);
  if (hold === 'closed') return closedText(serviceOf[type], locale);
  return item && similarTo(item.artwork, locale) ? t(`hold.${hold}P`) : t(`hold.${hold}AloneP`);
}

function Instead({ locale, item }: Pick<Props, 'locale' | 'item'>) {
  const t = translator(locale);
  const similar = item && similarTo(item.artwork, locale);
  return (
    <ButtonLink href={similar?.href ?? contactPath(locale)}>{t(similar ? 'shop.similar' : 'hold.ask')}</ButtonLink>
  );
}

export function OrderHold(props: Props) {
  const { locale, type, item, hold } = props;
  const t = translator(locale);
  const typeName = orderTypeNames[type][locale];
  const artwork = item && artworkOf(item);
  const title = artwork ? bind(artwork.title[locale], locale) : typeName;
  const gone = hold === 'closed' ? null : hold;
  const panel = (
    <div className={artwork ? 'order-wizard__form stack g8' : 'wrap order-hold__alone stack g8'}>
      <div>
        <p className="small quiet">{t('orderPage.title')}</p>
        <h1 className="h1 order-head__heading">
          <i>{gone ? title : typeName}</i>
        </h1>
      </div>
      {gone ? (
        <PauseNote state={gone} word={t(`shop.${gone}`)} text={holdText({ type, item, hold, locale })} />
      ) : (
        <ClosedNote service={serviceOf[type]} locale={locale} />
      )}
      <p className="wraps g4">
        {gone && <Instead item={item} locale={locale} />}
        <ButtonLink line href={pathTo('shop', locale)}>
          {t('sent.back')}
        </ButtonLink>
      </p>
    </div>
  );
  if (!artwork) return panel;
  const work = workOnStage(type, artwork, locale);
  return (
    <div className="order-wizard__order">
      <StageFrame label={title} title={title} detail={bind(artwork.technique?.[locale] ?? '', locale)}>
        {work && <FirstScene locale={locale} type={type} item={item.number} work={{ ...work, sample: false }} />}
      </StageFrame>
      {panel}
    </div>
  );
}
