import { DrawnPicture } from '@/components/ui/drawn-picture';
import { Person } from '@/components/ui/person';
import { preparedPicture } from '@/content/pictures';
import type { Artwork, CategoryId } from '@/content/types';
import { surfaceOf, type WorkSurface } from '@/domain/gallery/gallery';
import { sizeText } from '@/domain/gallery/museum-label';
import { pictureAt } from '@/domain/gallery/picture';
import type { Locale } from '@/i18n/locales';
import { translator } from '@/messages/translator';
import './measure.css';
import { type Box, eyeLevel, gap, placed, printed, shoulder, sizesDrawn, tall } from './scale';

type DrawingProps = Readonly<{ artwork: Artwork; surface: WorkSurface; label: string; locale: Locale }>;

/** In the drawing's own units, so that its texts have one size in every drawing. */
const unitsWide = 1000;
/** Free before the first work, in cm; a canvas has the label of its centre line there. */
const before: Readonly<Record<WorkSurface, number>> = { canvas: 52, wall: 14, file: 24 };
/** From a canvas to the line of its height, with the number, in cm. */
const beside = 36;
/** The least width and height in view, in cm, so that beside a small work the whole person is seen. */
const least = { width: 250, height: 205 };
const above = 14;
/** Units below the floor, where the numbers stand. */
const below = 74;

const formats = ['A2', 'A3', 'A4'] as const;
const inCm = (cm: number, locale: Locale): string => `${cm.toLocaleString(locale)}\u00a0cm`;

/** `k`: units a centimetre. */
type Measures = Readonly<{ box: Box; k: number; size: NonNullable<Artwork['sizeCm']>; locale: Locale }>;

function CanvasMeasures({ box, k, size, locale }: Measures) {
  const [left, right] = [box.x * k, (box.x + box.width) * k];
  const [top, bottom] = [box.y * k, (box.y + box.height) * k];
  const middle = (top + bottom) / 2;
  return (
    <>
      <path
        className="measure__bracket"
        d={`M${left} ${bottom + 14}v16H${right}v-16M${right + 14} ${top}h16V${bottom}h-16`}
      />
      <text className="measure__under" x={(left + right) / 2} y={bottom + 38}>
        {inCm(size.width, locale)}
      </text>
      <text className="measure__under" transform={`translate(${right + 38} ${middle}) rotate(-90)`}>
        {inCm(size.height, locale)}
      </text>
    </>
  );
}

const WallMeasures = ({ box, k, size, locale }: Measures) => (
  <>
    <path className="measure__bracket" d={`M${box.x * k} 10v14H${(box.x + box.width) * k}v-14`} />
    <text className="measure__under" x={(box.x + box.width / 2) * k} y="34">
      {sizeText(size, locale)}
    </text>
  </>
);

/** The work, the wall or the prints of a file, to scale beside a person 170 cm tall (DESIGN-21). */
function ScaleDrawing({ artwork, surface, label, locale }: DrawingProps) {
  const picture = preparedPicture(artwork);
  const { sizeCm } = artwork;
  const boxes = placed(sizesDrawn(sizeCm, picture), surface === 'wall').map((box) => ({
    ...box,
    x: box.x + before[surface],
  }));
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const person = Math.max(right + gap + shoulder + (surface === 'canvas' ? beside : 0), least.width - 2 * shoulder);
  const k = unitsWide / (person + 2 * shoulder);
  const top = k * Math.min(-least.height, ...boxes.map(({ y }) => y - above));
  const Measures = surface === 'wall' ? WallMeasures : CanvasMeasures;
  return (
    <div className="measure__drawing">
      <svg viewBox={`0 ${top} ${unitsWide} ${below - top}`} role="img" aria-label={label}>
        {surface === 'canvas' && (
          <>
            <path className="measure__centre" d={`M0 ${-eyeLevel * k}H${unitsWide}`} />
            <text x="4" y={-eyeLevel * k - 10}>
              {inCm(eyeLevel, locale)}
            </text>
          </>
        )}
        <g transform={`scale(${k})`}>
          {boxes.map((box) => (
            <g key={box.x}>
              {surface !== 'wall' && <rect className="measure__hung" {...box} />}
              <DrawnPicture
                src={pictureAt(picture, surface === 'wall' ? 640 : 320)}
                box={sizeCm ? box : printed(box)}
                fit={sizeCm ? 'cover' : 'contain'}
              />
            </g>
          ))}
          <g className="measure__person" transform={`translate(${person} ${-tall})`}>
            <Person />
          </g>
        </g>
        {sizeCm
          ? boxes.map((box) => <Measures key={box.x} box={box} k={k} size={sizeCm} locale={locale} />)
          : boxes.map((box, at) => (
              <text
                key={box.x}
                className="measure__under"
                x={(box.x + box.width / 2) * k}
                y={(box.y + box.height) * k + 14}
              >
                {formats[at]}
              </text>
            ))}
        <text className="measure__under" x={person * k} y="34">
          {inCm(tall, locale)}
        </text>
        <path className="measure__ground" d={`M0 0H${unitsWide}`} />
      </svg>
    </div>
  );
}

type Props = Readonly<{ artwork: Artwork; category: CategoryId; locale: Locale }>;

const notes = { canvas: 'art.hangs', wall: 'art.painted', file: 'art.printed' } as const;

export const measureId = 'scale-title';

export function Measure({ artwork, category, locale }: Props) {
  const t = translator(locale);
  const surface = surfaceOf(artwork, category);
  return (
    <section className="measure__measure" id="scale" aria-labelledby={measureId}>
      <div className="wrap measure__halves">
        <div>
          <h2 className="h2" id={measureId}>
            {t('art.scale')}
          </h2>
          <p className="quiet t3">{t(notes[surface])}</p>
        </div>
        <ScaleDrawing artwork={artwork} surface={surface} label={t('art.drawing')} locale={locale} />
      </div>
    </section>
  );
}
