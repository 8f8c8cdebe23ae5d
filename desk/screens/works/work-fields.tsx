import type { Crop } from '@/domain/photo/turned-crop';
import { type Context, textIn } from '../../acts/act';
import { Ask, Field } from '../../form/fields';
import { Fold } from '../../shell/parts';
import { cropField, cropNames, cropText } from '../../works/crops';
import { mendsFor, sizeTyped } from '../../works/work-form';
import type { Tried } from '../screen';

type Props = Readonly<{ act: string; tried: Tried | null; context: Context }>;
type Picture = Readonly<{ picture: Readonly<{ width: number; height: number }> | null }>;

/** How a size that is not of the picture's shape is mended in one tap. */
export function Mends({ picture, tried, context: { words, locale } }: Props & Picture) {
  const typed =
    tried &&
    picture &&
    sizeTyped({ width: textIn(tried.form, 'width'), height: textIn(tried.form, 'height') }, picture);
  const mends = typed && tried.problems.width ? mendsFor(typed, picture, locale) : [];
  if (mends.length === 0) return null;
  return (
    <Ask
      question={words('desk.works.askShape')}
      answers={mends.map(({ name, value, text }) => ({
        name,
        value,
        label: words(`desk.works.mend.${name}`, { size: text }),
      }))}
    />
  );
}

type CropFieldsProps = Props & Readonly<{ src: string; crop: Crop }>;

/** The photo whole, and what of it is shown: by numbers, and by hand where there is script. */
export function CropFields({ src, crop, act, tried, context: { words } }: CropFieldsProps) {
  return (
    <Fold
      kind="crop"
      heading={words('desk.works.crop.crop')}
      open={tried?.problems[cropField('turn')] !== undefined}
      data-crop=""
      data-frame={words('desk.works.crop.frame')}
      data-quarter={words('desk.works.crop.quarter')}
      data-whole={words('desk.works.crop.whole')}
    >
      <div className="act-body">
        <img src={src} alt={words('desk.works.thePhoto')} loading="lazy" />
        <div className="crop-numbers">
          <p className="part-note">{words('desk.works.crop.numbers')}</p>
          <div className="two g0-4 pair--four">
            {cropNames.map((name) => (
              <Field
                key={name}
                act={act}
                tried={tried}
                words={words}
                name={cropField(name)}
                inputMode="decimal"
                unit={name === 'turn' ? '°' : '%'}
                label={words(`desk.works.crop.${name}`)}
                value={cropText(crop[name])}
              />
            ))}
          </div>
        </div>
      </div>
    </Fold>
  );
}
