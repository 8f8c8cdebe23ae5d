import type { ReactNode } from 'react';
// of what follows the choices, whose script comes later: a page has all its rules from the start
import '@/components/forms/check-field.module.css';
import '@/components/order/answers.module.css';
import '@/components/order/finish-section.module.css';
import '@/components/order/summary.module.css';
import '@/components/order/total.module.css';
import { holdText } from '@/components/order/hold-text';
import { mediumDrawings } from '@/components/order/medium-drawing';
import { OrderHead } from '@/components/order/order-head';
import { OrderIntro } from '@/components/order/order-intro';
import { OrderWizard } from '@/components/order/order-wizard';
import { FirstScene } from '@/components/order/stage/first-scene';
import { stageWords } from '@/components/order/stage/stage-words';
import { workOnStage } from '@/components/order/stage/work-on-stage';
import { orderWords } from '@/components/order/words';
import { pageMetadata } from '@/components/shell/page-metadata';
import { PageShell } from '@/components/shell/page-shell';
import { type OrderType, orderTypeNames } from '@/content/order';
import { preparedPicture } from '@/content/pictures';
import type { Artwork } from '@/content/types';
import { plainSlot } from '@/domain/api';
import { type Hold, holdOf } from '@/domain/availability';
import { pictureUrl, widthFor } from '@/domain/picture';
import { formatPrice } from '@/domain/price-format';
import { itemOf, needsItem, pictureOf } from '@/domain/shop';
import { artworkOf } from '@/domain/shop-artwork';
import type { Locale } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { bind } from '@/i18n/typography';
import { translator } from '@/messages/translator';
import styles from './order-page.module.css';
import { orderRef } from './order-ref';

export type OrderPageProps = Readonly<{ locale: Locale; type: OrderType; number: number | null }>;

function workOf({ type, number }: Omit<OrderPageProps, 'locale'>): Artwork | null {
  const item = number === null ? undefined : itemOf(type, number);
  return item ? artworkOf(item) : null;
}

const holdDescription = ({ type, number, hold, locale }: OrderPageProps & { hold: Hold }): string => {
  const item = (number === null ? undefined : itemOf(type, number)) ?? null;
  return holdText({ type, item, hold, locale });
};

export function orderMetadata({ locale, type, number }: OrderPageProps) {
  const t = translator(locale);
  const name = orderTypeNames[type][locale];
  const title = workOf({ type, number })?.title[locale];
  const hold = holdOf(type, number);
  const offered = title ? t('order.descriptionItem', { type: name, title }) : t('order.description', { type: name });
  return pageMetadata({
    locale,
    page: orderRef({ type, number }),
    title: title ? t('order.pageTitleItem', { type: name, title }) : t('order.pageTitle', { type: name }),
    description: hold ? holdDescription({ type, number, hold, locale }) : offered,
  });
}

/** The work that is ordered, with its price where it has one of its own; null where a work is only a sample. */
function orderedWork({ locale, type, number }: OrderPageProps) {
  const work = needsItem[type] ? workOf({ type, number }) : null;
  if (!work) return null;
  const picture = type === 'picture' && number !== null ? pictureOf(number) : undefined;
  return { title: bind(work.title[locale], locale), price: picture ? formatPrice(picture.price, locale) : null };
}

const linked = (href: string) => (words: ReactNode) => <a href={href}>{words}</a>;

/** The order form of one type, with an item or without. */
export function OrderPage({ locale, type, number }: OrderPageProps) {
  const t = translator(locale);
  const artwork = workOf({ type, number });
  const picture = artwork && preparedPicture(artwork);
  const typeName = orderTypeNames[type][locale];
  const work = workOnStage(type, artwork, locale);
  return (
    <PageShell locale={locale} page={orderRef({ type, number })}>
      <OrderWizard
        locale={locale}
        type={type}
        item={number}
        title={artwork?.title ?? null}
        work={work}
        first={work && <FirstScene locale={locale} type={type} item={number} work={work} />}
        stageWords={stageWords(locale)}
        mediumPictures={mediumDrawings}
        workImage={
          picture && {
            href: pictureUrl(picture, widthFor(picture, 640)),
            width: picture.width,
            height: picture.height,
          }
        }
        typeName={typeName}
        sentHref={pathTo('orderSent', locale)}
        words={orderWords(locale)}
        toastWords={{ region: t('toast.region'), close: t('site.close') }}
        termsLabel={t.rich('order.terms', { a: linked(pathTo('storeRegulations', locale)) })}
        dataLine={t.rich('order.data', { a: linked(pathTo('privacyPolicy', locale)) })}
        head={
          <OrderHead
            title={t('order.title')}
            heading={t('order.new')}
            typeName={typeName}
            work={orderedWork({ locale, type, number })}
          />
        }
        intro={<OrderIntro locale={locale} type={type} number={number} artwork={artwork} />}
        plain={<noscript className={styles.plain} {...{ [plainSlot]: '' }} />}
      />
    </PageShell>
  );
}
