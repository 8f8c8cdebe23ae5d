import type { ReactNode } from 'react';
import { SentResult } from '@/components/order/sent-result';
import { pageMetadata } from '@/components/shell/page-metadata';
import { PageShell } from '@/components/shell/page-shell';
import { ButtonLink } from '@/components/ui/button';
import { NumberedSteps } from '@/components/ui/numbered-steps';
import { artist } from '@/content/artist';
import { orderTypeNames } from '@/content/order';
import type { Fulfilment } from '@/domain/order/fulfilment';
import type { Locale } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { type Translator, translator, wordsOf } from '@/messages/translator';
import styles from './order-sent-page.module.css';

const page = { id: 'orderSent' } as const;

export function orderSentMetadata(locale: Locale) {
  const t = translator(locale);
  return pageMetadata({ locale, page, title: t('sent.h'), description: t('sent.description'), noindex: true });
}

const Next = ({ t, course }: { t: Translator; course: Fulfilment }) => (
  <div className={styles.part}>
    <h2 className="h3">{t('sent.next')}</h2>
    <NumberedSteps
      steps={([course === 'made' ? 'checkPhotos' : 'check', 'confirm', course] as const).map((key) => ({
        key,
        words: t(`sent.steps.${key}`),
      }))}
    />
  </div>
);

const Contact = ({ t, locale }: { t: Translator; locale: Locale }) => (
  <div className={styles.part}>
    <h2 className="h3">{t('sent.contact')}</h2>
    <p className="small">{t('sent.write')}</p>
    <address className={styles.contact}>
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

/** The page after an order: the receipt to keep, and what happens next. */
export function OrderSentPage({ locale }: { locale: Locale }) {
  const t = translator(locale);
  const { order, sent } = wordsOf(locale);
  const { reference, keep, print, when, none, nothing } = sent;
  const { lines, delivery, deliveryH, agree, price, from, priceFrom, priceNext } = order;
  return (
    <PageShell locale={locale} page={page}>
      <div className="wrap">
        <SentResult
          locale={locale}
          words={{
            ...{ reference, keep, print, when, none, nothing },
            ...{ lines, delivery, deliveryH, agree, price, from, priceFrom, priceNext },
            heading: sent.h,
            thanks: t.rich('sent.p', { nw: (word: ReactNode) => <span className="nowrap">{word}</span> }),
            reply: t('sent.reply', { days: artist.replyWorkingDays }),
            params: order.steps.params,
            types: {
              picture: orderTypeNames.picture[locale],
              portraits: orderTypeNames.portraits[locale],
              'custom-pictures': orderTypeNames['custom-pictures'][locale],
              posters: orderTypeNames.posters[locale],
            },
          }}
          next={{
            made: <Next t={t} course="made" />,
            file: <Next t={t} course="file" />,
            ready: <Next t={t} course="ready" />,
            printed: <Next t={t} course="printed" />,
          }}
          contact={<Contact t={t} locale={locale} />}
          links={
            <p className={styles.links}>
              <ButtonLink href={pathTo('shop', locale)}>{t('sent.back')}</ButtonLink>
              <ButtonLink line href={pathTo('home', locale)}>
                {t('sent.home')}
              </ButtonLink>
            </p>
          }
        />
      </div>
    </PageShell>
  );
}
