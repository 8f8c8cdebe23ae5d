import { limits } from '@/domain/limits';
import type { Crop } from '@/domain/photo/turned-crop';
import { textIn } from '../../acts/act';
import { Ask } from '../../form/fields';
import { FormFields } from '../../form/form';
import { line } from '../../form/kinds';
import { Fold } from '../../shell/parts';
import { useDesk } from '../../shell/use-desk';
import { cropField, cropNames, cropText } from '../../works/crops';
import { mendsFor, type Picture, sizeTyped } from '../../works/work-form';

export function Mends({ picture }: Readonly<{ picture: Picture | null }>) {
  const { words, locale, tried } = useDesk();
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

export function CropFields({ src, crop }: Readonly<{ src: string; crop: Crop }>) {
  const { words, tried } = useDesk();
  const fields = Object.fromEntries(
    cropNames.map((name, at) => [
      cropField(name),
      line(`desk.works.crop.${name}`, limits.text.other, {
        mode: 'decimal',
        unit: name === 'turn' ? '°' : '%',
        usual: cropText(crop[name]),
        isBeside: at > 0 && 'pair--four',
      }),
    ]),
  );
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
          <FormFields fields={fields} />
        </div>
      </div>
    </Fold>
  );
}
