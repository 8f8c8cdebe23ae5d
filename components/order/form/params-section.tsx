import { SelectField, TextArea } from '@/components/forms/fields/inputs';
import { useAtOnce } from '@/components/forms/use-at-once';
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
  const [variant, show] = useAtOnce(draft.variant, (variant) => choose((draft) => chooseVariant(draft, variant)));
  return (
    <SelectField
      id="variant"
      label={words.fields.variant[type]}
      value={variant ?? ''}
      onChange={({ target }) => show((target.value || null) as Variant | null)}
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
  const [subject, show] = useAtOnce(draft.subject, (subject) => choose((draft) => chooseSubject(draft, subject)));
  return (
    <SelectField
      id="subject"
      label={words.fields.subject}
      value={subject ?? ''}
      disabled={disabled}
      notice={disabled ? words.first : undefined}
      onChange={({ target }) => show((target.value || null) as Subject | null)}
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
