import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { FormFrame } from '@/components/forms/form-frame';
import type { VisitorForm } from '@/components/forms/use-visitor-form';
import { Dialog } from '@/components/ui/dialog';
import type { Locale } from '@/i18n/locales';
import type { HomeWords } from './words';

/** What both modals get from the button that opens them. */
export type ModalProps = Readonly<{
  open: boolean;
  onClose: () => void;
  locale: Locale;
  words: HomeWords;
  /** The section that the modal belongs to. */
  section: string;
  /** The button's label. */
  send: string;
  dataLine: ReactNode;
  /** The choices of the registration. */
  lessons: readonly string[];
}>;

type Props = Omit<ModalProps, 'open' | 'locale' | 'lessons'> & Readonly<{ form: VisitorForm; children: ReactNode }>;

/** "Enter your details": a form in a dialog that cannot be closed while it is being sent (HOME-12, HOME-13). */
export function Modal({ form, words, section, send, dataLine, onClose, children }: Props) {
  // what was typed before is there at once, not at the first touch
  const wake = useEffectEvent(() => void form.wake().catch(() => undefined));
  useEffect(() => wake(), []);
  return (
    <Dialog
      title={words.labels.heading}
      eyebrow={section}
      closeLabel={words.close}
      onClose={onClose}
      locked={form.sending}
    >
      <FormFrame form={form} words={words} send={send} dataLine={dataLine} wide>
        {children}
      </FormFrame>
    </Dialog>
  );
}
