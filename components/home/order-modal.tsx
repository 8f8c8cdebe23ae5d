import { useEffect, useEffectEvent } from 'react';
import { Pair } from '@/components/forms/fields/inputs';
import { PhotoField } from '@/components/forms/fields/photo-field';
import { usePhoto } from '@/components/forms/fields/use-photo';
import { VisitorField } from '@/components/forms/fields/visitor-fields';
import { useVisitorForm } from '@/components/forms/use-visitor-form';
import { Modal, type ModalFacts, type ModalProps } from './modal';
import { modalRoot } from './modal-root';

/** A painting made to order from a photo. What was typed stays for the next opening, the photo does not (HOME-13). */
function OrderModal({ open, locale, lessons: _, ...modal }: ModalProps) {
  const { words, onClose } = modal;
  const { photo, problem, choose, clear } = usePhoto();
  const sent = () => {
    clear();
    onClose();
  };
  const form = useVisitorForm({ kind: 'orders', locale, words, photo, onSent: sent });
  const forget = useEffectEvent(clear);
  useEffect(() => {
    if (open) forget();
  }, [open]);
  if (!open) return null;
  const { labels, problems } = words;
  const take = async (file: File) => {
    await choose(file);
    form.unmark('foto');
  };
  return (
    <Modal {...modal} form={form}>
      <Pair>
        <VisitorField form={form} name="email" label={labels.email} />
        <VisitorField form={form} name="name" label={labels.name} />
      </Pair>
      <VisitorField form={form} name="phone" label={labels.phone} />
      <Pair>
        <VisitorField form={form} name="width" label={labels.width} hint={labels.sizeHint} />
        <VisitorField form={form} name="height" label={labels.height} hint={labels.sizeHint} />
      </Pair>
      <PhotoField
        id="orders-foto"
        labels={labels}
        photo={photo}
        error={problem ? problems[problem] : form.errorOf('foto')}
        onChoose={take}
      />
    </Modal>
  );
}

export const rootOfModal = (facts: ModalFacts) => modalRoot(OrderModal, facts);
