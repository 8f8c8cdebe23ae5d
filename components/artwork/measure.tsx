import './measure.css';
import { paletteOf } from '@/content/pictures';
import type { Artwork, CategoryId } from '@/content/types';
import { surfaceOf, type WorkSurface } from '@/domain/gallery/gallery';
import { swatchesOf } from '@/domain/gallery/palette';
import type { Locale } from '@/i18n/locales';
import { translator } from '@/messages/translator';
import { ScaleDrawing } from './scale-drawing';

/** Five daubs of the work's own colours, each with the nearest pigment's name (GALLERY-16). */
const Palette = ({ artwork, locale }: Readonly<{ artwork: Artwork; locale: Locale }>) => (
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

type Props = Readonly<{ artwork: Artwork; category: CategoryId; locale: Locale }>;

const notes = { canvas: 'viewer.hangs', wall: 'viewer.painted', file: 'viewer.printed' } as const satisfies Record<
  WorkSurface,
  string
>;

/** How large the work is beside a person, and what it is painted with. */
export function Measure({ artwork, category, locale }: Props) {
  const t = translator(locale);
  const surface = surfaceOf(artwork, category);
  return (
    <section className="measure__measure" id="scale" aria-labelledby="scale-title">
      <div className="wrap measure__halves">
        <div>
          <h2 className="h2" id="scale-title">
            {t('viewer.scale')}
          </h2>
          <p className="quiet measure__note">{t(notes[surface])}</p>
          <ScaleDrawing artwork={artwork} surface={surface} label={t('viewer.drawing')} locale={locale} />
        </div>
        <Palette artwork={artwork} locale={locale} />
      </div>
    </section>
  );
}
