import '@/components/ui/global/scene.css';
import type { SentPicture } from './sent-order';

type Props = Readonly<{
  picture: SentPicture;
  /** Null until it is drawn, and where the drawing could not be loaded: then the picture stands there by itself. */
  drawing: string | null;
  className: string | undefined;
}>;

/** What was ordered. The same on the page, on paper and in the saved copy. */
export const SentPreview = ({ picture, drawing, className }: Props) =>
  drawing ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, which escapes what enters it
    <span className={className} dangerouslySetInnerHTML={{ __html: drawing }} />
  ) : (
    <span className={className}>
      <img src={picture.href} width={picture.width} height={picture.height} alt="" />
    </span>
  );
