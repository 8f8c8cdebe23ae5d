import './drawn-picture.css';

type Props = Readonly<{
  src: string;
  /** Its place, in units of the drawing. */
  box: Readonly<{ x: number; y: number; width: number; height: number }>;
  /** What is left over of a picture of another shape: cut off, or else the place. */
  fit?: 'cover' | 'contain';
}>;

/**
 * A picture in a drawing below the first screen, fetched when it comes near. An `<image>` of SVG is fetched with the page, beside the
 * pictures that are seen first.
 */
export const DrawnPicture = ({ src, box, fit = 'cover' }: Props) => (
  <foreignObject {...box}>
    <img className={`drawn-picture__${fit}`} src={src} alt="" loading="lazy" decoding="async" />
  </foreignObject>
);
