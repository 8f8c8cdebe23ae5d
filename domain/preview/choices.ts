import { type Attribute, type AttributeName, type AttributeValue, media, sizes } from '@/content/order';
import type { SceneChoice } from './types';

export const attributesOf = ({ medium }: Pick<SceneChoice, 'medium'>): readonly Attribute[] =>
  medium === 'canvas' || medium === 'drawing' ? [] : media[medium].attributes;

/** Undefined where it is to be agreed. */
export const chosenValue = (choice: SceneChoice, name: AttributeName): AttributeValue | undefined =>
  attributesOf(choice)
    .find((attribute) => attribute.name === name)
    ?.values.find(({ id }) => String(id) === String(choice.attributes[name]));

/** As the white swatches. */
const white = '#f6f4ee';

/** The colour of an attribute's swatch; white where it is to be agreed. */
export const colourOf = (choice: SceneChoice, name: AttributeName): string => chosenValue(choice, name)?.hex ?? white;

/** The longer side of the work in mm; A3 where it is not known. */
export function longerSide({ size }: SceneChoice): number {
  const chosen = Object.entries(sizes).find(([name]) => name === size?.toLowerCase())?.[1].cm;
  return 10 * (chosen ?? sizes.a3.cm).height;
}
