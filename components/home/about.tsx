import { CaptionedWork } from '@/components/ui/captioned-work';
import { onPage } from '@/components/ui/sizes';
import { preparedPicture } from '@/content/pictures';
import { artistPortrait } from '@/domain/artist-portrait';
import type { Locale } from '@/i18n/locales';
import { sections } from '@/i18n/sections';
import { translator } from '@/messages/translator';
import './about.css';

const paragraphs = ['paragraph1', 'paragraph2', 'paragraph3', 'paragraph4'] as const;
const index = ['field1', 'field2', 'field3', 'field4'] as const;

/** A click on the portrait scrolls to the top (ROUTES-13). */
export function About({ locale }: { locale: Locale }) {
  const t = translator(locale);
  const portrait = artistPortrait();
  return (
    <section className="section" id={sections.about[locale]}>
      <div className="wrap cols about__cols">
        <CaptionedWork
          className="about__figure"
          link={{ href: '#top', 'aria-label': t('about.top') }}
          picture={preparedPicture(portrait)}
          alt={portrait.alt[locale]}
          sizes={`${onPage(29.1)}, (width >= 560px) 240px, 320px`}
          title={portrait.title[locale]}
          detail={portrait.technique?.[locale]}
        />
        <div className="about__text">
          <h2 className="h2">{t('about.h')}</h2>
          <p className="essay about__essay">{t('about.essay')}</p>
          <div className="about__columns">
            {paragraphs.map((key) => (
              <p key={key}>{t(`about.${key}`)}</p>
            ))}
          </div>
          <dl className="about__index t12 top-ink">
            {index.map((key) => (
              <div key={key}>
                <dt>{t(`about.${key}`)}</dt>
                <dd>{t(`about.${key}Text`)}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
