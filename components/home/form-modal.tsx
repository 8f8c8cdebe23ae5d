import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { FieldRow } from '@/components/forms/fields/field';
import { PhotoField, usePhoto } from '@/components/forms/fields/photo-field';
import { TextButton } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { FormKind } from '@/domain/api';
import { wallSum } from '@/domain/forms/wall-sum';
import { lengthIn } from '@/domain/order/size';
import { aboutFile } from '@/domain/problems';
import { formatPrice } from '@/domain/shop/price-format';
import { fill } from '@/i18n/fill';
import type { Locale } from '@/i18n/locales';
import { HomeForm, HomeSent, useVisitorForm } from './home-form';
import type { HomeWords } from './words';

export type ModalContent = Readonly<{
  kind: Exclude<FormKind, 'contact'>;
  locale: Locale;
  words: HomeWords;
  fields: readonly FieldRow[];
  section: string;
  send: string;
  wall?: Readonly<Record<'h' | 'btn' | 'photo' | 'sum' | 'unit' | 'size', string> & { grosze: number }>;
  dataLine: string;
  place: HTMLElement;
}>;
type SumProps = Readonly<{
  wall: NonNullable<ModalContent['wall']>;
  sides: Parameters<typeof wallSum>[0];
  locale: Locale;
  answer: (unit: string) => void;
}>;

function sumWords({ wall, sides, locale, answer }: SumProps): ReactNode {
  const sum = wallSum(sides, wall.grosze);
  if (sum === 'unit')
    return wall.unit.split(/\b(c?m)\b/).map((part, index) =>
      index % 2 ? (
        <TextButton key={part} onClick={() => answer(part)}>
          {part}
        </TextButton>
      ) : (
        part
      ),
    );
  if (!sum) return;
  return fill(wall.sum, { area: lengthIn(sum.squareMetres, locale), price: formatPrice(sum.grosze, locale) });
}

type ModalProps = ModalContent & Readonly<{ open: boolean; onClose: () => void }>;

/** Cannot be closed while it is sent (HOME-12). What was typed stays for the next opening, the photo does not (HOME-13). */
function FormModal({ open, onClose, ...content }: ModalProps) {
  const { kind, locale, words } = content;
  // a link from a mural began it (HOME-18)
  const wall = new URLSearchParams(location.search).has('wish') ? content.wall : undefined;
  const { photo, problem, reading, choose, clear } = usePhoto();
  const sent = () => {
    clear();
    onClose();
  };
  const form = useVisitorForm({
    kind,
    locale,
    words,
    photo,
    onSent: sent,
    isReading: reading !== null,
    isRefused: problem !== null,
    ...(wall && { beside: { wall: 'true' } }),
  });
  const begin = useEffectEvent(() => {
    clear();
    form.prepare();
  });
  useEffect(() => {
    if (open) begin();
  }, [open]);
  const note = createPortal(<HomeSent form={form} />, content.place);
  if (!open) return note;
  const take = async (file: File) => {
    await choose(file);
    form.unmark('foto');
  };
  const chooser = (
    <PhotoField
      id={`${kind}-foto`}
      labels={wall ? { ...words.labels, photo: wall.photo } : words.labels}
      photo={photo}
      reading={reading}
      error={problem ? aboutFile(problem.name, words.problems[problem.code]) : form.errorOf('foto')}
      onChoose={take}
    />
  );
  const ofWall = (row: FieldRow): FieldRow =>
    wall && (row.id === 'width' || row.id === 'height') ? { ...row, hint: wall.size } : row;
  const notices = wall && { height: sumWords({ wall, sides: form.sides(), locale, answer: form.takeUnit }) };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own HTML, which the server wrote
  const line = <x-slot className="unboxed" dangerouslySetInnerHTML={{ __html: content.dataLine }} />;
  return (
    <>
      {note}
      <Dialog
        title={words.labels.heading}
        eyebrow={wall?.h ?? content.section}
        closeLabel={words.close}
        onClose={onClose}
        locked={form.sending}
      >
        <HomeForm
          form={form}
          fields={content.fields.map(ofWall)}
          send={wall?.btn ?? content.send}
          dataLine={line}
          wide
          photo={chooser}
          notices={notices}
        />
      </Dialog>
    </>
  );
}

/** Has a root of its own, so that what was typed is there at the next opening (HOME-13). */
export function rootOfModal(content: ModalContent) {
  // the modal itself is a child of the body
  const root = createRoot(document.createElement('div'));
  const show = (open: boolean): void => root.render(<FormModal {...content} open={open} onClose={() => show(false)} />);
  return { open: () => show(true), end: () => root.unmount() };
}
export type ModalRoot = ReturnType<typeof rootOfModal>;
