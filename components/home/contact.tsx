import type { ReactNode } from 'react';
// of the form, whose script comes later: a page has all its rules from the start
import '@/components/forms/field.module.css';
import '@/components/forms/form-frame.module.css';
import '@/components/ui/button.module.css';
import '@/components/ui/ring.module.css';
import { artist } from '@/content/artist';
import type { Locale } from '@/i18n/locales';
import { sections } from '@/i18n/sections';
import { translator } from '@/messages/translator';
import styles from './contact.module.css';
import { DataLine } from './data-line';
import { LaterContactForm } from './later-contact-form';
import { homeWords } from './words';

const mail = (words: ReactNode) => <a href={`mailto:${artist.email}`}>{words}</a>;

/** The contact form, beside the artist's address and number in plain text. */
export function Contact({ locale }: { locale: Locale }) {
  const t = translator(locale);
  return (
    <section className="section" id={sections.contact[locale]}>
      <div className="wrap cols">
        <div className={styles.lead}>
          <h2 className="h1">{t('contact.h')}</h2>
          <p className="essay">{t('contact.p')}</p>
          <address className={styles.address}>
            <dl>
              <dt>{t('form.email')}</dt>
              <dd>{mail(artist.email)}</dd>
              <dt>{t('form.phone')}</dt>
              <dd>
                <a href={`tel:${artist.phone.replace(/\s/g, '')}`}>{artist.phone}</a>
              </dd>
            </dl>
          </address>
        </div>
        <div className={styles.form}>
          <LaterContactForm
            locale={locale}
            words={homeWords(locale)}
            send={t('contact.send')}
            dataLine={
              <>
                {/* script says the language itself */}
                <noscript>
                  <input type="hidden" name="language" value={locale} />
                </noscript>
                <DataLine locale={locale} form="dataContact" />
              </>
            }
          />
        </div>
      </div>
    </section>
  );
}
