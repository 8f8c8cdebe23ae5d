import type { Artwork, CategoryId } from '@/content/types';
import { bodyOf, type WorkBody } from '@/domain/gallery/work-body';
import type { Locale } from '@/i18n/locales';
import { translator } from '@/messages/translator';
import './measure.css';
import { Palette } from './palette';
import { ScaleDrawing } from './scale-drawing';

type Props = Readonly<{ artwork: Artwork; category: CategoryId; locale: Locale }>;

const notes = { canvas: 'viewer.hangs', wall: 'viewer.painted', file: 'viewer.printed' } as const satisfies Record<
  WorkBody,
  string
>;

/** How large the work is beside a person, and what it is painted with. */
export function Measure({ artwork, category, locale }: Props) {
  const t = translator(locale);
  const body = bodyOf(artwork, category);
  return (
    <section className="measure__measure" id="scale" aria-labelledby="scale-title">
      <div className="wrap measure__halves">
        <div>
          <h2 className="h2" id="scale-title">
            {t('viewer.scale')}
          </h2>
          <p className="quiet measure__note">{t(notes[body])}</p>
          <ScaleDrawing artwork={artwork} body={body} label={t('viewer.drawing')} locale={locale} />
        </div>
        <Palette artwork={artwork} locale={locale} />
      </div>
    </section>
  );
}
