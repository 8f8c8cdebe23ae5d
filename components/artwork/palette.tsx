import { paletteOf } from '@/content/pictures';
import type { Artwork } from '@/content/types';
import { swatchesOf } from '@/domain/gallery/palette';
import type { Locale } from '@/i18n/locales';
import { translator } from '@/messages/translator';
import './measure.css';

/** Five daubs of the work's own colours, each with the nearest pigment's name (GALLERY-16). */
export const Palette = ({ artwork, locale }: Readonly<{ artwork: Artwork; locale: Locale }>) => (
  <div>
    <h2 className="h3">{translator(locale)('art.palette')}</h2>
    <ul className="measure__palette">
      {swatchesOf(paletteOf(artwork)).map(({ hex, pigment }) => (
        <li key={hex}>
          <svg className="measure__daub" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
            <path d="M0 0H1V1H0Z" fill={hex} />
          </svg>
          <p>
            <b>{pigment.name[locale]}</b>
            <span className="cap quiet num">{hex}</span>
          </p>
        </li>
      ))}
    </ul>
  </div>
);
