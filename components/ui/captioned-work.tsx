import type { AnchorHTMLAttributes, ReactNode } from 'react';
import type { PreparedPicture } from '@/domain/gallery/picture';
import './captioned-work.css';
import { ResponsivePicture } from './responsive-picture';
import { WorkLabel, type WorkLabelProps } from './work-label';

/** A surface, stretched on canvas, framed behind a mount, printed, or a file that glows on a tablet (DESIGN-9, 20). */
export type Body = 'plain' | 'canvas' | 'framed' | 'sheet' | 'tablet';

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement>;

type WorkPictureProps = Readonly<{
  picture: PreparedPicture;
  alt: string;
  /** As in HTML: the picture's width in each viewport, without its body. */
  sizes: string;
  eager?: boolean;
  body?: Body;
  place?: string;
  link?: LinkProps;
  children?: ReactNode;
}>;

export function WorkPicture({ picture, body = 'plain', place, link, children, ...shown }: WorkPictureProps) {
  const Frame = link ? 'a' : 'span';
  const tone = body === 'plain' ? '' : picture.className;
  return (
    <Frame {...link} className={`captioned-work__work captioned-work__${body} ${tone} ${place ?? ''}`.trim()}>
      <ResponsivePicture picture={picture} {...shown} />
      {children}
    </Frame>
  );
}

type Props = WorkPictureProps &
  WorkLabelProps &
  Readonly<{
    className: string;
    card?: LinkProps;
    sign?: ReactNode;
  }>;

export function CaptionedWork({ className, card, sign, title, detail, mark, ...shown }: Props) {
  const [Outer, Caption] = card ? (['a', 'span'] as const) : (['figure', 'figcaption'] as const);
  return (
    <Outer {...(card as object)} className={className}>
      <WorkPicture {...shown} />
      <Caption className="captioned-work__caption">
        {sign}
        <WorkLabel title={title} detail={detail} mark={mark} />
      </Caption>
    </Outer>
  );
}
