/** A prepared picture: the files made of it, its pixel size, and the classes of its tone and ratio. */
export type PreparedPicture = Readonly<{
  /** Files are `/works/{file}-{width}.avif` and `.webp`. */
  file: string;
  width: number;
  height: number;
  /** Widths in px that were made, ascending. */
  widths: readonly number[];
  className: string;
}>;

type Props = Readonly<{
  picture: PreparedPicture;
  alt: string;
  /** As in HTML: how wide the picture stands in which viewport. */
  sizes: string;
  /** In the first viewport: fetched at once. */
  eager?: boolean;
}>;

const sourceSet = ({ file, widths }: PreparedPicture, type: 'avif' | 'webp'): string =>
  widths.map((width) => `/works/${file}-${width}.${type} ${width}w`).join(', ');

/** The address of the largest file. */
export const fullSize = ({ file, widths }: Pick<PreparedPicture, 'file' | 'widths'>): string =>
  `/works/${file}-${widths.at(-1)}.webp`;

/** A work in the sizes the build made; its average tone stands in its place until it arrives. */
export function ResponsivePicture({ picture, alt, sizes, eager = false }: Props) {
  const middle = picture.widths[Math.min(1, picture.widths.length - 1)];
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet(picture, 'avif')} sizes={sizes} />
      <img
        className={picture.className}
        src={`/works/${picture.file}-${middle}.webp`}
        srcSet={sourceSet(picture, 'webp')}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
  );
}
