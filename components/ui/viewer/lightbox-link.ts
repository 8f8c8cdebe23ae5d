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

/** The link of the work that the viewer shows in this entry of the history; undefined where the viewer is closed. */
export const viewedLink = (): string | undefined => history.state?.viewer;

type Viewed = Readonly<{
  title: string;
  detail: string;
  /** The button below the work with what that costs at least, what a buyer receives where that is not the work itself, and the work's sticker. */
  offer: Readonly<{
    label: string;
    href: string;
    receives?: string | null;
    cost?: string | null;
    mark?: Readonly<{ state: MarkedState; word: string }> | null;
    print?: Readonly<{ label: string; href: string }> | null;
  }>;
}>;

export const viewerLinks = 'a[data-offer]';

export const viewerLink = ({ title, detail, offer }: Viewed) => ({
  'data-title': title,
  'data-detail': detail,
  // without what it has not: the page counts its bytes
  'data-offer': JSON.stringify(offer, (_, value) => value ?? undefined),
});

export const viewedIn = ({ dataset: { title = '', detail = '', offer = '' } }: HTMLElement): Viewed => ({
  title,
  detail,
  offer: JSON.parse(offer),
});

/** The address of the artwork page; null where the link leads to a file, as on the artwork page itself. */
export const pageOf = ({ type, href }: HTMLAnchorElement): string | null => (type ? null : href);
