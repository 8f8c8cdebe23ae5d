import type { ReactNode } from 'react';
import type { Artwork } from '@/content/types';
import type { Centimetres } from '@/domain/order/size';
import { lengthIn } from '@/domain/order/size';
import type { Crop } from '@/domain/photo/turned-crop';
import { typedSum } from '@/domain/typed-sums';
import { type Context, textIn } from '../../acts/act';
import { Ask, Chips, Field, TickBox } from '../../form/fields';
import { Ring } from '../../shell/parts';
import { cropField, cropNames, cropText } from '../../works/crops';
import { type Rail, railNames, type Shelf } from '../../works/shelf';
import { isPriceLeap, mendsFor, sellNames, sizeTyped, stateNames } from '../../works/work-form';
import type { Tried } from '../screen';

type Shown = Readonly<{
  title: Artwork['title'];
  technique: Artwork['title'];
  alt: Artwork['alt'];
  place?: Artwork['title'];
  about?: Artwork['title'];
  year: string;
  sizeCm: Centimetres | null;
}>;

type Props = Readonly<{
  act: string;
  shown: Shown;
  picture: Readonly<{ width: number; height: number }> | null;
  tried: Tried | null;
  context: Context;
}>;

/** A text in both languages; English that is missing is marked, and never in the way. */
function Tongues({
  name,
  label,
  value,
  rows,
  hint,
  ...props
}: Omit<Props, 'shown' | 'picture'> &
  Readonly<{ name: string; label: string; value: Artwork['title']; rows?: number; hint?: string }>) {
  const { act, tried, context } = props;
  const { words } = context;
  const isMissing = value.pl !== '' && value.en === value.pl;
  return (
    <div className="two g0-4 pair--tongues">
      <Field
        {...{ act, tried, words, rows, label, name: `${name}-pl`, value: value.pl, lang: 'pl' }}
        hint={[words('desk.values.in.pl'), hint].filter(Boolean).join(', ')}
      />
      <Field
        {...{ act, tried, words, rows, label, name: `${name}-en`, value: isMissing ? '' : value.en, lang: 'en' }}
        hint={words('desk.values.in.en')}
      >
        {isMissing && <p className="mark mark--open cap strong">{words('desk.works.missingEnglish')}</p>}
      </Field>
    </div>
  );
}

/** How a size that is not of the picture's shape is mended in one tap. */
function Mends({ picture, tried, context: { words, locale } }: Pick<Props, 'picture' | 'tried' | 'context'>) {
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

/** The photo whole, and what of it is shown: by numbers, and by hand where there is script. */
export function CropFields({
  src,
  crop,
  act,
  tried,
  context: { words },
}: Pick<Props, 'act' | 'tried' | 'context'> & Readonly<{ src: string; crop: Crop }>) {
  return (
    <details
      className="act ruled crop"
      open={tried?.problems[cropField('turn')] !== undefined}
      data-crop=""
      data-frame={words('desk.works.crop.frame')}
      data-quarter={words('desk.works.crop.quarter')}
      data-whole={words('desk.works.crop.whole')}
    >
      <summary className="bar g3 strong">
        <Ring />
        {words('desk.works.crop.crop')}
      </summary>
      <div className="act-body">
        <img src={src} alt={words('desk.works.thePhoto')} loading="lazy" />
        <div className="crop-numbers">
          <p className="part-note">{words('desk.works.crop.numbers')}</p>
          <div className="two g0-4 pair--four">
            {cropNames.map((name) => (
              <Field
                key={name}
                {...{ act, tried, words, name: cropField(name), inputMode: 'decimal' }}
                unit={name === 'turn' ? '°' : '%'}
                label={words(`desk.works.crop.${name}`)}
                value={cropText(crop[name])}
              />
            ))}
          </div>
        </div>
      </div>
    </details>
  );
}

const none = { pl: '', en: '' };

export function WorkFields({ shown, picture, ...props }: Props) {
  const { act, tried, context } = props;
  const { words, locale } = context;
  const { title, technique, alt, year, sizeCm } = shown;
  const side = (cm: number | undefined): string => (cm === undefined ? '' : lengthIn(cm, locale));
  return (
    <>
      <Tongues {...props} name="title" label={words('desk.works.fields.title')} value={title} />
      <Tongues {...props} name="technique" label={words('desk.works.fields.technique')} value={technique} />
      <Tongues
        {...props}
        name="alt"
        label={words('desk.works.fields.alt')}
        value={alt}
        rows={3}
        hint={words('desk.works.altHint')}
      />
      <div className="two g0-4 pair--four">
        <Field
          {...{ act, tried, words, name: 'width', unit: 'cm', inputMode: 'decimal' }}
          label={words('desk.works.fields.width')}
          value={side(sizeCm?.width)}
        >
          <Mends {...{ picture, tried, context }} />
        </Field>
        <Field
          {...{ act, tried, words, name: 'height', unit: 'cm', inputMode: 'decimal' }}
          label={words('desk.works.fields.height')}
          value={side(sizeCm?.height)}
        />
        <Field
          {...{ act, tried, words, name: 'year', inputMode: 'numeric' }}
          label={words('desk.works.fields.year')}
          value={year}
        />
      </div>
    </>
  );
}

/** What may be said of it beside its label. */
export function StoryFields({
  shown,
  ...props
}: Omit<Props, 'shown' | 'picture'> & Readonly<{ shown: Pick<Shown, 'place' | 'about'> }>) {
  const { words } = props.context;
  return (['place', 'about'] as const).map((name) => (
    <Tongues
      key={name}
      {...props}
      name={name}
      label={words(`desk.works.fields.${name}`)}
      value={shown[name] ?? none}
      hint={words('desk.order.ifAny')}
      {...(name === 'about' && { rows: 3 })}
    />
  ));
}

/** How it is sold, and what of the shop it is an example of. */
export function ShelfFields({
  shelf,
  before,
  act,
  tried,
  context,
  children,
}: Omit<Props, 'shown' | 'picture'> & Readonly<{ shelf: Shelf; before: Shelf | null; children?: ReactNode }>) {
  const { words, locale } = context;
  const isLeap = tried?.problems.price !== undefined && isPriceLeap(tried.form, before);
  return (
    <>
      <Chips
        {...{ tried, name: 'sells', legend: words('desk.works.sellsAs'), value: shelf.sells }}
        options={sellNames.map((one) => [one, words(`desk.works.sells.${one}`)])}
      />
      <Field
        {...{ act, tried, words, name: 'price', unit: 'zł', inputMode: 'decimal' }}
        label={words('desk.works.fields.price')}
        value={shelf.price === null ? '' : typedSum(shelf.price, locale)}
        answers={isLeap && [{ name: 'sure', value: 'price', label: words('desk.values.sure') }]}
      />
      <Chips
        {...{ tried, name: 'state', legend: words('desk.works.original'), value: shelf.state }}
        options={stateNames.map((one) => [one, words(`desk.works.originals.${one}`)])}
      />
      {children}
      <fieldset className="field">
        <legend className="field-label">{words('desk.works.exampleOf')}</legend>
        {(Object.keys(railNames) as Rail[]).map((rail) => (
          <TickBox
            key={rail}
            name="rails"
            value={rail}
            isOn={tried ? (tried.form.values.rails?.includes(rail) ?? false) : shelf.rails.includes(rail)}
            label={words(`desk.works.rails.${rail}`)}
          />
        ))}
      </fieldset>
    </>
  );
}
