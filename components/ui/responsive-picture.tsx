import { type PreparedPicture, pictureUrl, widthFor } from '@/domain/picture';

type Props = Readonly<{
  picture: PreparedPicture;
  alt: string;
  /** As in HTML: the picture's width in each viewport. */
  sizes: string;
  /** True in the first viewport: fetched at once. */
  eager?: boolean;
}>;

const sourceSet = (picture: PreparedPicture, type: 'avif' | 'webp'): string =>
  picture.widths.map((width) => `${pictureUrl(picture, width, type)} ${width}w`).join(', ');

/** The width for a browser without `srcset`, in px. */
const ordinaryWidth = 640;

/** A work in the sizes that the build made. Its average tone fills its place until it arrives. */
export function ResponsivePicture({ picture, alt, sizes, eager = false }: Props) {
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet(picture, 'avif')} sizes={sizes} />
      <img
        className={picture.className}
        src={pictureUrl(picture, widthFor(picture, ordinaryWidth))}
        srcSet={sourceSet(picture, 'webp')}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}
