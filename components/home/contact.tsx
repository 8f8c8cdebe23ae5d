import { artist } from '@/content/artist';
import type { Locale } from '@/i18n/locales';
import { sections } from '@/i18n/sections';
import { translator } from '@/messages/translator';
import styles from './contact.module.css';

/** Where to write: the artist's address and number in plain text. */
export function Contact({ locale }: { locale: Locale }) {
  const t = translator(locale);
  return (
    <section className="section" id={sections.contact[locale]}>
      <div className="wrap cols">
        <div className={styles.lead}>
          <h2 className="h1">{t('contact.h')}</h2>
          <p className="essay">{t('contact.p')}</p>
        </div>
        <address className={styles.address}>
          <dl>
            <dt>{t('order.delivery.email')}</dt>
            <dd>
              <a href={`mailto:${artist.email}`}>{artist.email}</a>
            </dd>
            <dt>{t('order.delivery.phone')}</dt>
            <dd>
              <a href={`tel:${artist.phone.replace(/\s/g, '')}`}>{artist.phone}</a>
            </dd>
          </dl>
        </address>
      </div>
    </section>
  );
}
