import { DataLine } from '@/components/forms/page/data-line';
import { formRows } from '@/components/forms/page/form-rows';
import { ClosedNote } from '@/components/notice/closed-note';
import { ServiceNote } from '@/components/notice/service-note';
import { ResponsivePicture } from '@/components/ui/responsive-picture';
import { onPage } from '@/components/ui/sizes';
import { WorkLabel } from '@/components/ui/work-label';
import { artworkById } from '@/content/artworks';
import { lessons as offered } from '@/content/lessons';
import { preparedPicture } from '@/content/pictures';
import { pauseOf } from '@/domain/shop/availability';
import type { Locale } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { sections } from '@/i18n/sections';
import { translator } from '@/messages/translator';
import './figure.css';
import './classes.css';
import { Opener } from './opener';
import { homeWords } from './words';

const lessons = ['studio', 'online', 'digital'] as const;
const work = 4058;

/** The three kinds of lessons, on a yellow background. */
export function Classes({ locale }: { locale: Locale }) {
  const t = translator(locale);
  const artwork = artworkById(work);
  const pause = pauseOf('lessons');
  return (
    <section className="section" data-wall="naples" id={sections.classes[locale]}>
      <div className="wrap cols classes__cols">
        <div className="classes__text">
          <h2 className="h2">{t('classes.h')}</h2>
          <p className="prose classes__lead">{t('classes.p')}</p>
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
          <div className="classes__act">
            <ServiceNote service="lessons" locale={locale} />
            {pause === 'closed' ? (
              <ClosedNote service="lessons" locale={locale} />
            ) : (
              <Opener
                kind="registration-lessons"
                href={pathTo('lessonsForm', locale)}
                locale={locale}
                words={homeWords(locale)}
                section={t('classes.h')}
                send={t('classes.btn')}
                dataLine={<DataLine locale={locale} form="form.dataLessons" />}
                fields={formRows('registration-lessons', locale)}
              >
                {t(pause ? 'hold.wait' : 'classes.btn')}
              </Opener>
            )}
          </div>
        </div>
        <figure className="classes__figure figure__figure">
          <ResponsivePicture
            picture={preparedPicture(artwork)}
            alt={artwork.alt[locale]}
            sizes={`${onPage(29.1)}, (width >= 640px) 224px, 320px`}
          />
          <figcaption>
            <WorkLabel title={artwork.title[locale]} detail={artwork.technique?.[locale]} />
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
