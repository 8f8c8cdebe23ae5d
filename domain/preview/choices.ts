import { type Attribute, type AttributeName, type AttributeValue, type Medium, media } from '@/content/media';
import { type Size, sizes, type Variant } from '@/content/order';
import type { OrderDraft } from '../order/order';
import { isOriginal } from '../shop/shop';

export type ScenePicture = Readonly<{ href: string; width: number; height: number }>;

export type SceneChoice = Readonly<{
  /** A medium of the order, or what a painting needs none for: a canvas, or a framed drawing. */
  medium: Medium | 'canvas' | 'drawing';
  /** Ids of content's values. A missing or unknown one is to be agreed: drawn white or in its natural colour. */
  attributes: Readonly<Partial<Record<AttributeName, number | string>>>;
  /** Sets the depth of a canvas or a board; A3 where it is not known. */
  size?: Size | null | undefined;
  /** Degrees from -75 to 75 by which a round thing is turned to the right. */
  turn?: number | undefined;
  /** How warm the magic mug is, from 0 (black) to 1 (the whole picture). */
  heat?: number | undefined;
}>;

export type SceneOptions = Readonly<{
  /** Begins every id of the drawing. Unique on the page. */
  id: string;
  alt: string;
  hidden?: boolean | undefined;
}>;

export const attributesOf = ({ medium }: Pick<SceneChoice, 'medium'>): readonly Attribute[] =>
  medium === 'canvas' || medium === 'drawing' ? [] : media[medium].attributes;

export const chosenValue = (choice: SceneChoice, name: AttributeName): AttributeValue | undefined =>
  attributesOf(choice)
    .find((attribute) => attribute.name === name)
    ?.values.find(({ id }) => String(id) === String(choice.attributes[name]));

/** As the white swatches. */
const white = '#f6f4ee';

export const colourOf = (choice: SceneChoice, name: AttributeName): string => chosenValue(choice, name)?.hex ?? white;

/** The longer side of the work in mm; A3 where it is not known. */
export function longerSide({ size }: SceneChoice): number {
  const chosen = size ? sizes[size].cm : null;
  return 10 * (chosen ?? sizes.a3.cm).height;
}

const supports: Readonly<Record<Variant, SceneChoice['medium']>> = {
  acrylic: 'canvas',
  oil: 'canvas',
  pencil: 'drawing',
  digital: 'file',
};

type Drawn = Pick<OrderDraft, 'medium' | 'variant' | 'attributes' | 'size'>;

/** An unfinished order shows its medium, else what its technique is made on, else a canvas. An original is the canvas itself. */
export const choiceOf = (draft: Drawn & Readonly<{ type: string | null }>): SceneChoice => {
  const { medium, variant, attributes, size } = draft;
  // nobody sells a poster as a canvas
  const shown = isOriginal(draft) ? null : (medium ?? (draft.type === 'posters' ? 'print' : null));
  return { medium: shown ?? (variant ? supports[variant] : 'canvas'), attributes, size };
};
