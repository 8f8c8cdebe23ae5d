import { CaptionedWork } from '@/components/ui/captioned-work';
import { onPage } from '@/components/ui/sizes';
import { artworkById } from '@/content/artworks';
import { lessons as offered } from '@/content/lessons';
import { preparedPicture } from '@/content/pictures';
import type { Locale } from '@/i18n/locales';
import { sections } from '@/i18n/sections';
import { translator } from '@/messages/translator';
import './about.css';
import { Opener } from './opener';

const lessons = ['studio', 'online', 'digital'] as const;
const work = 4058;

export function Classes({ locale }: { locale: Locale }) {
  const t = translator(locale);
  const artwork = artworkById(work);
  return (
    <section className="section" data-wall="naples" id={sections.classes[locale]}>
      <div className="wrap cols classes__cols">
        <div className="classes__text">
          <h2 className="h2">{t('classes.h')}</h2>
          <p className="prose t4">{t('classes.p')}</p>
          <ul className="classes__lessons">
            {lessons.map((key, index) => (
              <li key={key}>
                <h3 className="h3">{t(`classes.${key}`)}</h3>
                <p>
                  {t(`classes.${key}Text`)} {offered[index]?.details[locale]}
                </p>
              </li>
            ))}
          </ul>
          <p className="small">{t('classes.request')}</p>
          <Opener kind="registration-lessons" section={t('classes.h')} send={t('classes.btn')} locale={locale} />
        </div>
        <CaptionedWork
          className="classes__figure"
          picture={preparedPicture(artwork)}
          alt={artwork.alt[locale]}
          sizes={`${onPage(29.1)}, (width >= 560px) 224px, 320px`}
          title={artwork.title[locale]}
          detail={artwork.technique?.[locale]}
        />
      </div>
    </section>
  );
}
