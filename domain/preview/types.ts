import type { AttributeName, Medium, Size } from '@/content/order';

/** The work that is shown. Only the ratio of width and height matters. */
export type ScenePicture = Readonly<{ href: string; width: number; height: number }>;

/** What the buyer chose. */
export type SceneChoice = Readonly<{
  /** A medium of the order, or what a painting needs none for: a canvas, or a framed drawing. */
  medium: Medium | 'canvas' | 'drawing';
  /** Ids of content's values. A missing or unknown one is to be agreed: drawn white or in its natural colour. */
  attributes: Readonly<Partial<Record<AttributeName, number | string>>>;
  /** How large the work is. Sets the depth of a canvas or a board beside it; A3 where it is not known. */
  size?: Size | Uppercase<Size> | null | undefined;
  /** Degrees from -75 to 75 by which a round thing is turned to the right. */
  turn?: number | undefined;
  /** How warm the magic mug is, from 0 (black) to 1 (the whole picture). */
  heat?: number | undefined;
}>;

export type SceneOptions = Readonly<{
  /** Begins every id of the drawing. Unique on the page. */
  id: string;
  /** One sentence that says what is seen. */
  alt: string;
  /** Repeats what is said beside it: hidden from assistive technology. */
  hidden?: boolean | undefined;
}>;
