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
    | 'about'
    | 'scale'
    | 'details'
    | 'drawing'
    | 'hangs'
    | 'painted'
    | 'prints'
    | 'printed',
    string
  >
>;

/** A wall of which only some parts hang on this page: `LongViewer`. */
type Part = Readonly<{
  /** The place of the first link on the whole wall, from 1. */
  first: number;
  /** How many works the whole wall has. */
  all: number;
  show: (link: HTMLAnchorElement) => void;
}>;

export type ViewerProps = Readonly<{
  links: readonly HTMLAnchorElement[];
  first: HTMLAnchorElement;
  words: LightboxWords;
  onClosed: () => void;
  part?: Part;
}>;
