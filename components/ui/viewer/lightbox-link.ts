import type { PreparedPicture } from '@/domain/gallery/picture';

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

/** What the viewer needs beyond what a link shows. */
type Facts = Readonly<{
  picture: Pick<PreparedPicture, 'file' | 'widths'>;
  /** The button below the work, and what a buyer receives where that is not the work itself. */
  offer: Readonly<{ label: string; href: string; receives: string | null }>;
}>;

/** Finds the links that the viewer opens: those with the attributes of {@link viewerLink}. */
export const viewerLinks = 'a[data-file]';

/** The attributes that make a link to a picture one that the viewer opens; `lightbox-works.ts` reads them. */
export const viewerLink = ({ picture, offer }: Facts) => ({
  'data-file': picture.file,
  'data-widths': picture.widths.join(' '),
  'data-offer': offer.label,
  'data-offer-href': offer.href,
  'data-receives': offer.receives ?? undefined,
});

/** The address of the artwork page; null where the link leads to a file, as on the artwork page itself. */
export const pageOf = ({ type, href }: HTMLAnchorElement): string | null => (type ? null : href);
