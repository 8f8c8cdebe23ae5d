import './captioned-work.css';

type Props = Readonly<{
  src: string;
  box: Readonly<{ x: number; y: number; width: number; height: number }>;
  /** Where the shapes differ: the picture is cropped, or leaves a part of its place empty. */
  fit?: 'cover' | 'contain';
}>;

/** An SVG `<image>` cannot be lazy and would compete with the first pictures, so this is an `<img>`. */
export const DrawnPicture = ({ src, box, fit = 'cover' }: Props) => (
  <foreignObject {...box}>
    <img className={`drawn-picture__${fit}`} src={src} alt="" loading="lazy" decoding="async" />
  </foreignObject>
);
