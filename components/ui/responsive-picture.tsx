import { filesOfType, type PreparedPicture, pictureAt } from '@/domain/gallery/picture';

type Props = Readonly<{
  picture: PreparedPicture;
  alt: string;
  /** As in HTML: the picture's width in each viewport. */
  sizes: string;
  eager?: boolean;
}>;

/** The width for a browser without AVIF, in px. */
const ordinaryWidth = 640;

export function ResponsivePicture({ picture, alt, sizes, eager = false }: Props) {
  const sources = filesOfType(picture, 'avif').map(({ url, width }) => `${url} ${width}w`);
  return (
    <picture>
      {sources.length > 0 && <source type="image/avif" srcSet={sources.join(', ')} sizes={sizes} />}
      <img
        className={picture.className}
        src={pictureAt(picture, ordinaryWidth)}
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
