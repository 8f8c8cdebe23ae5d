import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { Island } from '@/components/islands/island';
import { ServiceNote } from '@/components/notice/service-note';
import { draftName } from '@/components/order/draft/kept-draft';
import { OrderWizardEn } from '@/components/order/form/order-wizard-en.island';
import { OrderWizardPl } from '@/components/order/form/order-wizard-pl.island';
import { BeforeOrdering } from '@/components/order/page/before-ordering';
import { Chooser } from '@/components/order/page/chooser';
import { headId, OrderHead } from '@/components/order/page/order-head';
import { holdText, OrderHold } from '@/components/order/page/order-hold';
import { OrderIntro } from '@/components/order/page/order-intro';
import { FirstScene, workOnStage } from '@/components/order/stage/first-scene';
import { fewWords } from '@/components/order/words';
import { pageMetadata } from '@/components/shell/page-metadata';
import { footerId, PageShell } from '@/components/shell/page-shell';
import { media } from '@/content/media';
import { type OrderType, orderTypeNames, orderTypes } from '@/content/order';
import type { Artwork, ShopItem } from '@/content/types';
import { type Hold, holdOf, serviceOf } from '@/domain/shop/availability';
import { formatPrice } from '@/domain/shop/price-format';
import { itemsWithPage, sizesOffered } from '@/domain/shop/prints';
import { isOrderType, isPrintOfWork, needsItem, pictureOf } from '@/domain/shop/shop';
import { artworkOf, itemOf } from '@/domain/shop/shop-artwork';
import type { Locale } from '@/i18n/locales';
import { type PageRef, pathTo } from '@/i18n/pages';
import { bind } from '@/i18n/typography';
import { translator, wordsOf } from '@/messages/translator';
import './order-page.css';
import '@/components/order/page/chooser.css';

function OrderHoldPage({ hold, locale, type, number }: OrderPageProps & { hold: Hold }) {
  return (
    <PageShell locale={locale} page={orderRef({ type, number })}>
      <OrderHold locale={locale} type={type} item={itemAt({ type, number })} hold={hold} />
    </PageShell>
  );
}

type Props = Readonly<{ locale: Locale; type: Extract<OrderType, 'picture' | 'posters'> }>;

const OrderChooserPage = ({ locale, type }: Props) => (
  <PageShell locale={locale} page={{ id: 'order', params: { type } }} paintedAt={footerId}>
    <div className="wrap chooser__page">
      <OrderHead locale={locale} typeName={orderTypeNames[type][locale]} />
      <Chooser locale={locale} type={type} />
    </div>
  </PageShell>
);

type Params = Promise<{ type: string; id?: string }>;

/** Every address of the order form, made from content: no others exist (ROUTES-5). */
export const orderTypeParams = () => orderTypes.map((type) => ({ type }));
export const orderItemParams = () =>
  orderTypes.flatMap((type) => itemsWithPage[type].map(({ number }) => ({ type, id: String(number) })));

async function orderOf(locale: Locale, params: Params): Promise<OrderPageProps> {
  const { type, id } = await params;
  const known = isOrderType(type) && (id === undefined || (String(Number(id)) === id && itemOf(type, Number(id))));
  if (!known) notFound();
  return { locale, type, number: id === undefined ? null : Number(id) };
}

export const orderRoute = (locale: Locale) => ({
  metadata: async ({ params }: { params: Params }) => orderMetadata(await orderOf(locale, params)),
  page: async ({ params }: { params: Params }) => {
    const { type, number } = await orderOf(locale, params);
    const hold = holdOf(type, number);
    if (hold) return <OrderHoldPage hold={hold} locale={locale} type={type} number={number} />;
    return number === null && needsItem[type] ? (
      <OrderChooserPage locale={locale} type={type === 'picture' ? 'picture' : 'posters'} />
    ) : (
      <OrderPage locale={locale} type={type} number={number} />
    );
  },
});

const orderRef = ({ type, number }: Ordered): PageRef =>
  number === null ? { id: 'order', params: { type } } : { id: 'orderItem', params: { type, id: number } };

type OrderPageProps = Readonly<{ locale: Locale; type: OrderType; number: number | null }>;

/** A print is called so: its form offers nothing else. */
const typeNameOf = ({ locale, type, number }: OrderPageProps): string =>
  (isPrintOfWork({ type, item: number }) ? media.print.label : orderTypeNames[type])[locale];

type Ordered = Omit<OrderPageProps, 'locale'>;

const itemAt = ({ type, number }: Ordered): ShopItem | null =>
  number === null ? null : (itemOf(type, number) ?? null);

function workOf(ordered: Ordered): Artwork | null {
  const item = itemAt(ordered);
  return item && artworkOf(item);
}

export function orderMetadata({ locale, type, number }: OrderPageProps) {
  const t = translator(locale);
  const name = typeNameOf({ locale, type, number });
  const title = workOf({ type, number })?.title[locale];
  const hold = holdOf(type, number);
  const offered = title
    ? t('orderPage.descriptionItem', { type: name, title })
    : t('orderPage.description', { type: name });
  return pageMetadata({
    locale,
    page: orderRef({ type, number }),
    title: title ? t('orderPage.pageTitleItem', { type: name, title }) : t('orderPage.pageTitle', { type: name }),
    description: hold ? holdText({ type, item: itemAt({ type, number }), hold, locale }) : offered,
  });
}

function orderedWork({ locale, type, number }: OrderPageProps) {
  const work = needsItem[type] ? workOf({ type, number }) : null;
  if (!work) return null;
  const picture = type === 'picture' && number !== null ? pictureOf(number) : undefined;
  return { title: bind(work.title[locale], locale), price: picture ? formatPrice(picture.price, locale) : null };
}

export function OrderPage({ locale, type, number }: OrderPageProps) {
  const t = translator(locale);
  const artwork = workOf({ type, number });
  const typeName = typeNameOf({ locale, type, number });
  const work = workOnStage(type, artwork, locale);
  const service = serviceOf[type];
  const sizes = sizesOffered({ type, item: number });
  const props = {
    type,
    item: number,
    sizes,
    title: artwork?.title ?? null,
    work,
    typeName,
    few: fewWords(wordsOf(locale), locale),
    termsHref: pathTo('storeRegulations', locale),
    privacyHref: pathTo('privacyPolicy', locale),
  };
  const slots = {
    first: work && <FirstScene locale={locale} type={type} item={number} work={work} />,
    head: (
      <>
        <OrderHead locale={locale} typeName={typeName} work={orderedWork({ locale, type, number })} />
        {service && <ServiceNote service={service} locale={locale} />}
      </>
    ),
    intro: (
      <>
        <OrderIntro locale={locale} type={type} artwork={artwork} sizes={sizes} />
        <BeforeOrdering locale={locale} type={type} number={number} />
      </>
    ),
  };
  const given = { props, slots, holds: true, ahead: true } as const;
  return (
    <PageShell
      locale={locale}
      page={orderRef({ type, number })}
      paintedAt={headId}
      skip={{ href: `#${headId}`, words: t('site.skipToForm') }}
    >
      <div className="order-wizard__order">
        {locale === 'pl' ? (
          <Island name="order-wizard-pl" of={OrderWizardPl} {...given} />
        ) : (
          <Island name="order-wizard-en" of={OrderWizardEn} {...given} />
        )}
        <p className="order-page__stuck">
          {t.rich('plain.stuck', { a: (words: ReactNode) => <a href={pathTo('contactForm', locale)}>{words}</a> })}
        </p>
      </div>
      <studio-waiting-draft className="unboxed" data-draft={draftName(type)} />
    </PageShell>
  );
}
