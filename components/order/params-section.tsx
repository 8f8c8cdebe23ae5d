import { SelectField, TextArea } from '@/components/forms/inputs';
import { type Subject, subjects, type Variant } from '@/content/order';
import { variantChoices } from '@/domain/order/choices';
import { fieldStates } from '@/domain/order/fields';
import { missing } from '@/domain/order/needs';
import { chooseSubject, chooseVariant, subjectsOf } from '@/domain/order/transitions';
import type { PartProps } from './part-props';
import { Section } from './section';
import { SizeField } from './size-field';

const asked: readonly string[] = ['variant', 'subject', 'size', 'description'];

function VariantField({ words, locale, draft, choose }: PartProps) {
  const type = draft.type === 'portraits' ? 'portraits' : 'custom-pictures';
  return (
    <SelectField
      id="variant"
      label={words.fields.variant[type]}
      value={draft.variant ?? ''}
      onChange={({ target }) => choose((draft) => chooseVariant(draft, (target.value || null) as Variant | null))}
    >
      <option value="">{words.choose}</option>
      {variantChoices(type).map(({ key, label }) => (
        <option key={key} value={key}>
          {label[locale]}
        </option>
      ))}
    </SelectField>
  );
}

function SubjectField({ words, locale, draft, choose }: PartProps) {
  const disabled = fieldStates(draft).subject === 'disabled';
  return (
    <SelectField
      id="subject"
      label={words.fields.subject}
      value={draft.subject ?? ''}
      disabled={disabled}
      notice={disabled ? words.first : undefined}
      onChange={({ target }) => choose((draft) => chooseSubject(draft, (target.value || null) as Subject | null))}
    >
      <option value="">{words.choose}</option>
      {subjectsOf(draft.variant).map((subject) => (
        <option key={subject} value={subject}>
          {subjects[subject].label[locale]}
        </option>
      ))}
    </SelectField>
  );
}

/** Technique, subject, size and description of works that are made to order (ORDER-8). */
export function ParamsSection(props: PartProps) {
  const { words, draft, text } = props;
  const states = fieldStates(draft);
  return (
    <Section title={words.steps.params} words={words} done={!missing(draft).some((need) => asked.includes(need))}>
      <VariantField {...props} />
      {states.subject !== 'hidden' && <SubjectField {...props} />}
      {states.size !== 'hidden' && <SizeField {...props} />}
      {states.description !== 'hidden' && (
        <TextArea
          id="description"
          label={words.fields.description}
          placeholder={words.fields.descriptionPh}
          {...text('description')}
        />
      )}
    </Section>
  );
}
