import type { ReactNode } from 'react';
import { formRows } from '@/components/forms/page/form-rows';
import { DataLine } from '@/components/forms/page/form-words';
import { Island } from '@/components/islands/island';
import { artist } from '@/content/artist';
import type { Locale } from '@/i18n/locales';
import { sections } from '@/i18n/sections';
import { translator } from '@/messages/translator';
import './contact.css';
import { ContactForm } from './contact-form.island';
import { homeWords } from './words';

const mail = (words: ReactNode) => <a href={`mailto:${artist.email}`}>{words}</a>;

export function Contact({ locale }: { locale: Locale }) {
  const t = translator(locale);
  return (
    <section className="section" id={sections.contact[locale]}>
      <div className="wrap cols">
        <div className="contact__lead">
          <h2 className="h1">{t('contact.h')}</h2>
          <p className="essay">{t('contact.p')}</p>
          <address className="contact__address">
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
        <div className="contact__form">
          <Island
            name="contact-form"
            of={ContactForm}
            props={{ locale, words: homeWords(locale), fields: formRows('contact', locale), send: t('contact.send') }}
            slots={{ dataLine: <DataLine locale={locale} form="form.dataContact" /> }}
          />
        </div>
      </div>
    </section>
  );
}
