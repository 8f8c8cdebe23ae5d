import { TextArea } from '@/components/forms/fields/inputs';
import { RadioGroup } from '@/components/forms/fields/radio-group';
import type { Attribute, Medium } from '@/content/order';
import { mediumChoices } from '@/domain/order/choices';
import { attributesOf, fieldStates } from '@/domain/order/fields';
import { missing } from '@/domain/order/needs';
import { chooseAttribute, chooseMedium } from '@/domain/order/transitions';
import { bind } from '@/i18n/typography';
import { MediumDrawing } from './medium-drawing';
import type { PartProps } from './part-props';
import { Section } from './section';
import { SizeField } from './size-field';

/** The value of the choice "to be agreed": no attribute value has this id. */
const open = 0;

const swatch = (hex: string) => (
  <svg viewBox="0 0 34 34" aria-hidden="true">
    <circle cx="17" cy="17" r="16.5" fill={hex} stroke="currentColor" strokeOpacity=".25" />
  </svg>
);

function AttributeField({ attribute, words, locale, draft, choose }: PartProps & { attribute: Attribute }) {
  const { name, label, values } = attribute;
  const coloured = values.some(({ hex }) => hex);
  const options = values.map(({ id, label, hex }) => ({
    value: id,
    label: bind(label[locale], locale),
    ...(hex ? { picture: swatch(hex) } : {}),
  }));
  return (
    <RadioGroup
      name={`attribute-${name}`}
      look={coloured ? 'swatches' : 'chips'}
      label={label[locale]}
      options={[{ value: open, label: words.agree }, ...options]}
      chosen={draft.attributes[name] ?? open}
      onChoose={(id) => choose((draft) => chooseAttribute(draft, name, id === open ? null : id))}
    />
  );
}

function MediumField({ words, locale, draft, choose }: PartProps) {
  return (
    <RadioGroup<Medium>
      name="medium"
      look="tiles"
      label={words.fields.medium}
      labelHidden
      options={mediumChoices.map(({ key, label }) => ({
        value: key,
        label: bind(label[locale], locale),
        picture: <MediumDrawing medium={key} />,
      }))}
      chosen={draft.medium}
      onChoose={(medium) => choose((draft) => chooseMedium(draft, medium))}
    />
  );
}

/** What the work is put on, with up to two attributes; for a poster also its size and a comment. */
export function MediumSection(props: PartProps) {
  const { words, draft, text } = props;
  const states = fieldStates(draft);
  const poster = draft.type === 'posters';
  const open = missing(draft).some((need) => need === 'medium' || (poster && need === 'size'));
  return (
    <Section title={words.fields.medium} words={words} done={states.medium === 'hidden' ? undefined : !open}>
      {states.medium !== 'hidden' && <MediumField {...props} />}
      {states.attributes !== 'hidden' &&
        attributesOf(draft).map((attribute) => (
          <AttributeField key={attribute.name} attribute={attribute} {...props} />
        ))}
      {poster && <SizeField {...props} />}
      {states.comment !== 'hidden' && (
        <TextArea
          id="comment"
          label={words.fields.comment}
          hint={words.fields.optional}
          placeholder={words.fields.commentPh}
          {...text('comment')}
        />
      )}
    </Section>
  );
}
