import type { PreparedPicture } from '@/domain/gallery/picture';
import type { MarkedState } from '../state-mark';

/** Texts without markup; `count` has `{n}` and `{all}` in it. */
export type LightboxWords = Readonly<
  Record<
    | 'zoomIn'
    | 'zoomOut'
    | 'actualSize'
    | 'prev'
    | 'next'
    | 'close'
    | 'count'
    | 'label'
    | 'work'
    | 'carousel'
    | 'details',
    string
  >
>;

export type ViewerProps = Readonly<{
  links: readonly HTMLAnchorElement[];
  first: HTMLAnchorElement;
  words: LightboxWords;
  onClosed: () => void;
}>;

/** What the viewer's entry in the history says: the link of the shown work. */
type Mark = Readonly<{ viewer: string }> | null;

/** The link of the work that the viewer shows in this history entry; undefined where the viewer is closed. */
export const shownIn = (state: unknown): string | undefined => (state as Mark)?.viewer;

type Viewed = Readonly<{
  picture: Pick<PreparedPicture, 'file' | 'widths'>;
  title: string;
  detail: string;
  /** The button below the work with what that costs at least, what a buyer receives where that is not the work itself, and the work's sticker. */
  offer: Readonly<{
    label: string;
    href: string;
    receives: string | null;
    cost: string | null;
    mark: Readonly<{ state: MarkedState; word: string }> | null;
    print: Readonly<{ label: string; href: string }> | null;
  }>;
}>;

/** As the link carries it, without what it has not. */
export type ViewedOffer = { readonly [Key in keyof Viewed['offer']]?: NonNullable<Viewed['offer'][Key]> };

/** Finds the links that the viewer opens: those with the attributes of {@link viewerLink}. */
export const viewerLinks = 'a[data-file]';

/** The attributes that make a link to a picture one that the viewer opens; `lightbox-works.ts` reads them. */
export const viewerLink = ({ picture, title, detail, offer }: Viewed) => ({
  'data-file': picture.file,
  'data-widths': picture.widths.join(' '),
  'data-title': title,
  'data-detail': detail,
  'data-offer': JSON.stringify(offer, (_, value) => value ?? undefined),
});

/** The address of the artwork page; null where the link leads to a file, as on the artwork page itself. */
export const pageOf = ({ type, href }: HTMLAnchorElement): string | null => (type ? null : href);
