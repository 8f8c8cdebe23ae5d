import { Pair, SelectField } from '@/components/forms/fields/inputs';
import { VisitorField } from '@/components/forms/fields/visitor-fields';
import { useVisitorForm } from '@/components/forms/use-visitor-form';
import { Modal, type ModalFacts, type ModalProps } from './modal';
import { modalRoot } from './modal-root';

/** Registration for lessons. */
function LessonsModal({ open, locale, lessons, ...modal }: ModalProps) {
  const { words, onClose } = modal;
  const form = useVisitorForm({ kind: 'registration-lessons', locale, words, onSent: onClose });
  if (!open) return null;
  const { labels } = words;
  return (
    <Modal {...modal} form={form}>
      <Pair>
        <VisitorField form={form} name="email" label={labels.email} />
        <VisitorField form={form} name="name" label={labels.name} />
      </Pair>
      <VisitorField form={form} name="phone" label={labels.phone} />
      <SelectField label={labels.lesson} {...form.field('lessons_type')}>
        {lessons.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </SelectField>
    </Modal>
  );
}

export const rootOfModal = (facts: ModalFacts) => modalRoot(LessonsModal, facts);
