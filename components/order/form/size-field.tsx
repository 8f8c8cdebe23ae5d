import { TextField } from '@/components/forms/fields/inputs';
import { Pair } from '@/components/forms/fields/pair';
import { RadioGroup } from '@/components/forms/fields/radio-group';
import { Notice } from '@/components/forms/notice';
import type { Size } from '@/content/order';
import { fills } from '@/domain/form-field';
import { sizeChoices } from '@/domain/order/choices';
import { fieldStates } from '@/domain/order/fields';
import { noticesOf } from '@/domain/order/notices';
import { readSize } from '@/domain/order/size';
import { centimetresOf, sidesOf } from '@/domain/order/size-words';
import { chooseSize } from '@/domain/order/transitions';
import { fill } from '@/i18n/fill';
import type { Locale } from '@/i18n/locales';
import { bind } from '@/i18n/typography';
import type { PartProps } from './part-props';
import './size-field.css';

function detailOf(size: Size, locale: Locale): { detail?: string } {
  const centimetres = centimetresOf(size, locale);
  return centimetres ? { detail: bind(centimetres, locale) } : {};
}

/** Says how a typed size is understood, or that it is kept as it stands. */
function ReadSize({ words, locale, draft }: Pick<PartProps, 'words' | 'locale' | 'draft'>) {
  const read = readSize(draft);
  const said =
    read === 'unread' ? words.sizeUnread : read === 'open' ? '' : fill(words.sizeRead, { size: sidesOf(read, locale) });
  return <div aria-live="polite">{said ? <Notice>{bind(said, locale)}</Notice> : null}</div>;
}

/** The art size. A custom size takes width and height as free text without a unit (ORDER-4). */
export function SizeField({ words, locale, draft, choose, text }: PartProps) {
  const states = fieldStates(draft);
  const disabled = states.size === 'disabled';
  const notice = disabled ? words.first : noticesOf(draft).map((name) => words.notices[name])[0];
  return (
    <>
      <RadioGroup<Size>
        name="size"
        look="chips"
        label={words.fields.size}
        options={sizeChoices.map(({ key, label }) => ({
          value: key,
          label: label[locale],
          ...detailOf(key, locale),
        }))}
        chosen={draft.size}
        onChoose={(size) => choose((draft) => chooseSize(draft, size))}
        disabled={disabled}
        notice={notice ? <Notice>{notice}</Notice> : null}
      />
      {states.customSize === 'enabled' && (
        <div className="size-field__custom">
          <Pair>
            {(['width', 'height'] as const).map((side) => (
              <TextField
                key={side}
                id={side}
                label={words.fields[side]}
                hint={words.sizeHint}
                {...fills[side]}
                {...text(side)}
              />
            ))}
          </Pair>
          <ReadSize words={words} locale={locale} draft={draft} />
        </div>
      )}
    </>
  );
}
