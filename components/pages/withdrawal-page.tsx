import type { ReactNode } from 'react';
import { FormPage } from '@/components/forms/page/form-page';
import { pageMetadata } from '@/components/shell/page-metadata';
import { PageShell } from '@/components/shell/page-shell';
import { artist } from '@/content/artist';
import { withdrawalStatements } from '@/domain/api';
import type { Locale } from '@/i18n/locales';
import { contactPath } from '@/i18n/sections';
import { translator } from '@/messages/translator';
import './withdrawal-page.css';

const page = { id: 'withdrawal' } as const;
type Props = Readonly<{ locale: Locale }>;

/** Which contracts are exempt, by Article 16(c) and (m) of 2011/83/EU, and what can be done then. */
function Exempt({ locale }: Props) {
  const t = translator(locale);
  return (
    <section id="exempt" className="withdrawal-page__part">
      <h2 className="h3">{t('withdrawal.exempt.h')}</h2>
      <p>{t('withdrawal.exempt.p')}</p>
      <ul>
        <li>{t('withdrawal.exempt.made')}</li>
        <li>{t('withdrawal.exempt.file')}</li>
      </ul>
      <p>{t.rich('withdrawal.exempt.write', { a: (words: ReactNode) => <a href={contactPath(locale)}>{words}</a> })}</p>
    </section>
  );
}

/** Everything that is filled in by hand, in the order of Annex I(B). */
const blanks = ['statement', 'dates', 'name', 'address', 'signature', 'date'] as const;

function Model({ locale }: Props) {
  const t = translator(locale);
  const { seller, studio, email } = artist;
  const to = [seller.name, studio[locale], seller.address, email].filter(Boolean).join(', ');
  return (
    <section className="withdrawal-page__part" id="model">
      <div className="withdrawal-page__screen">
        <h2 className="h3">{t('withdrawal.model.h')}</h2>
        <p>{t('withdrawal.model.p')}</p>
      </div>
      <div className="withdrawal-page__paper t6 primer">
        <h3 className="strong">{t('withdrawal.model.title')}</h3>
        <p className="small">{t('withdrawal.model.only')}</p>
        <p>
          {t('withdrawal.model.to')} {to}
        </p>
        {blanks.map((blank) => (
          <p key={blank} className="withdrawal-page__blank">
            {t(`withdrawal.model.${blank}`)}
          </p>
        ))}
        <p className="small">{t('withdrawal.model.delete')}</p>
      </div>
    </section>
  );
}

function WithdrawalPage({ locale }: Props) {
  const t = translator(locale);
  return (
    <PageShell locale={locale} page={page}>
      <div className="withdrawal-page__page">
        <FormPage form={{ kind: withdrawalStatements, fields: {}, faults: {} }} locale={locale}>
          <p className="t6">
            <a href="#exempt">{t('withdrawal.exempt.link')}</a>
          </p>
        </FormPage>
        <Exempt locale={locale} />
        <Model locale={locale} />
      </div>
    </PageShell>
  );
}

export function withdrawalPage(locale: Locale) {
  const t = translator(locale);
  return {
    metadata: pageMetadata({ locale, page, title: t('withdrawal.h'), description: t('withdrawal.description') }),
    page: () => <WithdrawalPage locale={locale} />,
  };
}
