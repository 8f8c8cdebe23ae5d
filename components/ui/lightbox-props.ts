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

export type ViewerProps = Readonly<{
  links: readonly HTMLAnchorElement[];
  first: number;
  words: LightboxWords;
  onClosed: () => void;
}>;
