import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { FormFrame } from '@/components/forms/form-frame';
import type { VisitorForm } from '@/components/forms/use-visitor-form';
import { Dialog } from '@/components/ui/dialog';
import type { Locale } from '@/i18n/locales';
import type { HomeWords } from './words';

/** What both modals get from the page. */
export type ModalFacts = Readonly<{
  locale: Locale;
  words: HomeWords;
  /** The section that the modal belongs to. */
  section: string;
  /** The button's label. */
  send: string;
  /** HTML of the page. */
  dataLine: string;
  /** The choices of the registration. */
  lessons: readonly string[];
}>;
export type ModalProps = ModalFacts & Readonly<{ open: boolean; onClose: () => void }>;

type Props = Omit<ModalProps, 'open' | 'locale' | 'lessons'> & Readonly<{ form: VisitorForm; children: ReactNode }>;

/** "Enter your details": a form in a dialog that cannot be closed while it is being sent (HOME-12, HOME-13). */
export function Modal({ form, words, section, send, dataLine, onClose, children }: Props) {
  // what was typed before is there at once, not at the first touch
  const wake = useEffectEvent(() => void form.wake());
  useEffect(() => wake(), []);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own HTML, which the server wrote
  const line = <x-slot className="unboxed" dangerouslySetInnerHTML={{ __html: dataLine }} />;
  return (
    <Dialog
      title={words.labels.heading}
      eyebrow={section}
      closeLabel={words.close}
      onClose={onClose}
      locked={form.sending}
    >
      <FormFrame form={form} words={words} send={send} dataLine={line} wide>
        {children}
      </FormFrame>
    </Dialog>
  );
}
