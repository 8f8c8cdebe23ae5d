import type { ReactNode } from 'react';
import { afterWords } from '@/components/forms/page/form-words';
import type { ReceiptWords } from '@/components/order/sent/receipt-words';
import { SentPlace } from '@/components/order/sent/sent-place';
import { deliveryCosts } from '@/components/order/words';
import { pageMetadata } from '@/components/shell/page-metadata';
import { PageShell } from '@/components/shell/page-shell';
import { ButtonLink } from '@/components/ui/button';
import { PalePatch } from '@/components/ui/pale-patch';
import { WorkLabel } from '@/components/ui/work-label';
import { artist } from '@/content/artist';
import { orderTypeNames } from '@/content/order';
import type { Fulfilment } from '@/domain/order/thing';
import { fill } from '@/i18n/fill';
import type { Locale } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { type Translator, translator, wordsOf } from '@/messages/translator';

// the page of an order, which the server writes into this page's frame
import '@/components/forms/page/order-status.css';
import '@/components/ui/wall.css';
import './order-sent-page.css';

const page = { id: 'orderSent' } as const;

export function orderSentMetadata(locale: Locale) {
  const t = translator(locale);
  return pageMetadata({ locale, page, title: t('sent.h'), description: t('sent.description'), noindex: true });
}

const fulfilments: readonly Fulfilment[] = ['made', 'file', 'ready', 'printed'];

/** What happens next, step by step. */
const stepsOf = (t: Translator, course: Fulfilment) =>
  ([course === 'made' ? 'checkPhotos' : 'check', 'confirm', course] as const).map((key) => t(`sent.steps.${key}`));

const byFulfilment = <Value,>(of: (course: Fulfilment) => Value) =>
  Object.fromEntries(fulfilments.map((course) => [course, of(course)])) as Record<Fulfilment, Value>;

const Links = ({ t, locale }: { t: Translator; locale: Locale }) => (
  <p className="order-sent-page__links">
    <ButtonLink href={pathTo('shop', locale)}>{t('sent.back')}</ButtonLink>
    <ButtonLink line href={pathTo('home', locale)}>
      {t('sent.home')}
    </ButtonLink>
  </p>
);

/** Where the tab has no order: a bare wall, and the way on. */
const NoOrder = ({ t, locale }: { t: Translator; locale: Locale }) => (
  <div className="order-sent-page__wall wall__wall wall__floored">
    <div className="wrap cols order-sent-page__bare">
      <div className="order-sent-page__words">
        <h1 className="vinyl">{t('sent.nothing')}</h1>
        <p className="essay">{t('sent.none')}</p>
        <Links t={t} locale={locale} />
      </div>
      <PalePatch>
        <p>
          <WorkLabel title={t('sent.patch')} detail={t('sent.patchP')} />
        </p>
      </PalePatch>
    </div>
  </div>
);

const Contact = ({ t, locale }: { t: Translator; locale: Locale }) => (
  <div className="order-sent-page__part">
    <h2 className="h3">{t('sent.contact')}</h2>
    <p className="small">{t('sent.write')}</p>
    <address className="order-sent-page__contact">
      <span>
        {artist.name}, {artist.studio[locale]}
      </span>
      <a href={`mailto:${artist.email}`}>{artist.email}</a>
      <a href={`tel:${artist.phone.replace(/\s/g, '')}`} className="num nowrap">
        {artist.phone}
      </a>
    </address>
  </div>
);

/** The texts of the receipt, on the page and on paper. */
function receiptWords(locale: Locale): ReceiptWords {
  const t = translator(locale);
  const { alt, before, order, sent } = wordsOf(locale);
  const { reference, status, keep, print, save, file, when, next, paperFoot, copyLead, copyFoot, copyFootPhotos } =
    sent;
  const { sentAt } = sent;
  const { lines, delivery, deliveryH, contactH, agree, price, priceAlone, from, priceFrom, priceNext } = order;
  return {
    ...{ reference, status, keep, print, save, file, when, next, copyLead, copyFoot, copyFootPhotos },
    ...{ sentAt, change: t('status.reach.change'), after: afterWords(locale) },
    ...{ alt, lines, delivery, deliveryH, contactH, agree, price, priceAlone, from, priceFrom, priceNext },
    paperFoot: fill(paperFoot, { studio: artist.studio[locale], city: artist.city[locale] }),
    heading: sent.h,
    costs: deliveryCosts(before, locale),
    photos: order.photos.h,
    reply: t('sent.reply', { days: artist.replyWorkingDays }),
    params: order.steps.params,
    brand: artist.logo[locale],
    types: {
      picture: orderTypeNames.picture[locale],
      portraits: orderTypeNames.portraits[locale],
      'custom-pictures': orderTypeNames['custom-pictures'][locale],
      posters: orderTypeNames.posters[locale],
    },
    steps: byFulfilment((course) => stepsOf(t, course)),
  };
}

/** The page after an order: the receipt to keep, and what happens next. */
export function OrderSentPage({ locale }: { locale: Locale }) {
  const t = translator(locale);
  return (
    <PageShell locale={locale} page={page}>
      <SentPlace
        locale={locale}
        words={receiptWords(locale)}
        thanks={t.rich('sent.p', { nw: (word: ReactNode) => <span className="nowrap">{word}</span> })}
        contact={<Contact t={t} locale={locale} />}
        links={<Links t={t} locale={locale} />}
        empty={<NoOrder t={t} locale={locale} />}
      />
    </PageShell>
  );
}
