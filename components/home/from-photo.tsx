import type { ReactNode } from 'react';
import { ResponsivePicture } from '@/components/ui/responsive-picture';
import { artworkById } from '@/content/artworks';
import { fromPhoto } from '@/content/from-photo';
import { ratioClass } from '@/content/picture-classes';
import { preparedPicture } from '@/content/pictures';
import { earlierStages } from '@/content/types';
import type { Locale } from '@/i18n/locales';
import { translator } from '@/messages/translator';
import '@/components/ui/range.css';
import './from-photo.css';

const sizes = '(width >= 560px) 432px, 92vw';

export function FromPhoto({ locale }: { locale: Locale }) {
  const t = translator(locale);
  const work = artworkById(fromPhoto.work);
  const { width, height } = preparedPicture(work);
  return (
    <figure className={`from-photo__figure stack ${ratioClass(width, height)}`}>
      <studio-wipe className="from-photo__easel">
        <ol className="from-photo__stages" aria-label={t('orders.wipe')}>
          {earlierStages.map((stage) => (
            <li key={stage}>
              <span className="from-photo__picture">
                <ResponsivePicture
                  picture={preparedPicture(fromPhoto.stages[stage])}
                  alt={fromPhoto.stages[stage].alt[locale]}
                  sizes={sizes}
                />
              </span>
              <label className="from-photo__name small dim">
                <input type="radio" name="stage" defaultChecked={stage === 'photo'} autoComplete="off" />
                {t(`orders.${stage}`)}
              </label>
            </li>
          ))}
          <li>
            <span className="from-photo__picture">
              <ResponsivePicture picture={preparedPicture(work)} alt={work.alt[locale]} sizes={sizes} />
            </span>
            <span className="from-photo__name small dim">{t('orders.done')}</span>
          </li>
        </ol>
        <input
          className="range__range"
          type="range"
          min={0}
          max={100}
          defaultValue={50}
          autoComplete="off"
          aria-label={t('orders.wipe')}
        />
      </studio-wipe>
      <figcaption className="cap quiet from-photo__caption">
        {t.rich('orders.wipeHint', {
          title: work.title[locale],
          i: (words: ReactNode) => <i>{words}</i>,
          d: (words: ReactNode) => <span className="from-photo__hint">{words}</span>,
        })}
      </figcaption>
    </figure>
  );
}
