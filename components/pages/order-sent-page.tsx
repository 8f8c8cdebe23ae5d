import type { ReactNode } from 'react';
import { SentResult } from '@/components/order/sent-result';
import { pageMetadata } from '@/components/shell/page-metadata';
import { PageShell } from '@/components/shell/page-shell';
import { ButtonLink } from '@/components/ui/button';
import { NumberedSteps } from '@/components/ui/numbered-steps';
import type { Locale } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { translator } from '@/messages/translator';
import styles from './order-sent-page.module.css';

const page = { id: 'orderSent' } as const;

export function orderSentMetadata(locale: Locale) {
  const t = translator(locale);
  return pageMetadata({ locale, page, title: t('sent.h'), description: t('sent.description'), noindex: true });
}

/** After the order: the reference to keep, and what happens next. */
export function OrderSentPage({ locale }: { locale: Locale }) {
  const t = translator(locale);
  return (
    <PageShell locale={locale} page={page}>
      <div className="wrap">
        <SentResult
          words={{
            heading: t('sent.h'),
            thanks: t.rich('sent.p', { nw: (word: ReactNode) => <span className="nowrap">{word}</span> }),
            nothing: t('sent.nothing'),
            none: t('sent.none'),
            reference: t('sent.reference'),
            keep: t('sent.keep'),
            print: t('sent.print'),
          }}
          next={
            <div className={styles.next}>
              <h2 className="h3">{t('sent.next')}</h2>
              <NumberedSteps steps={(['n1', 'n2', 'n3'] as const).map((key) => ({ key, words: t(`sent.${key}`) }))} />
            </div>
          }
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
