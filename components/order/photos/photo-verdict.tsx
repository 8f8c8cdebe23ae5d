import type { OrderDraft } from '@/domain/order/draft';
import { hintsOf, type PhotoHint, printDpi, samePicture } from '@/domain/order/photo-check';
import { fill } from '@/i18n/fill';
import type { HeldPhoto } from '../draft/order-in-making';
import './photo-rows.css';
import type { OrderWords } from '../words';

type Words = OrderWords['check'];
type Verdict = Readonly<{ title: string; text: string; icon: keyof typeof icons }>;

const icons = {
  fine: 'M3 10.5l5 5L17 5',
  size: 'M3 8V3h5M17 12v5h-5M3 3l14 14',
  dark: 'M10 6.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M10 1.5v3M10 15.5v3M1.5 10h3M15.5 10h3M4 4l2 2M14 14l2 2M16 4l-2 2M6 14l-2 2',
  blur: 'M3 10h4M13 10h4M10 3v4M10 13v4M10 4.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11',
  same: 'M3 3h10v10H3zM7 13v4h10V7h-4',
  unseen: 'M2 10s3-5.5 8-5.5 8 5.5 8 5.5-3 5.5-8 5.5S2 10 2 10M3 17L17 3',
} as const;

function verdictOn(hint: PhotoHint, words: Words): Verdict {
  switch (hint.kind) {
    case 'fine':
      return { icon: 'fine', title: words.fine, text: words.fineP };
    case 'fineFor': {
      const text = hint.format ? fill(words.fineForP, { size: hint.format }) : words.fineEveryP;
      return { icon: 'fine', title: words.fine, text };
    }
    case 'soft': {
      const text = fill(words.softP, { size: hint.format, dpi: hint.dpi, need: printDpi });
      return { icon: 'size', title: words.soft, text };
    }
    case 'small':
      return { icon: 'size', title: words.small, text: words.smallP };
    case 'dark':
      return { icon: 'dark', title: words.dark, text: words.darkP };
    case 'blur':
      return { icon: 'blur', title: words.blur, text: words.blurP };
  }
}

type Props = Readonly<{
  photo: HeldPhoto;
  /** The photos that were added before it. */
  before: readonly HeldPhoto[];
  draft: OrderDraft;
  words: Words;
}>;

function verdictsOn({ photo, before, draft, words }: Props): readonly Verdict[] {
  const twin = before.find((other) => samePicture(photo, other));
  const same = { icon: 'same', title: words.same, text: fill(words.sameP, { name: twin?.name ?? '' }) } as const;
  const unseen = { icon: 'unseen', title: words.unseen, text: words.unseenP } as const;
  const seen = photo.look ? hintsOf(photo.look, draft).map((hint) => verdictOn(hint, words)) : [];
  return [...(twin ? [same] : []), ...seen, ...(photo.shown ? [] : [unseen])];
}

/** What the browser thinks of a photo: hints with an icon and words, green only where it is fine, never red. */
export const PhotoVerdict = (props: Props) =>
  verdictsOn(props).map(({ title, text, icon }) => (
    <div key={title}>
      <p className="photo-rows__verdict" data-fine={icon === 'fine' || undefined}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d={icons[icon]} />
        </svg>
        <span>{title}</span>
      </p>
      <p>{text}</p>
    </div>
  ));
