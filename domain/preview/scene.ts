import type { SceneChoice, SceneOptions, ScenePicture } from './choices';
import { type Drawing, type Easel, easelOf, unit } from './easel';
import { magicMug, mug } from './media/ceramic';
import { bag, tShirt } from './media/fabric';
import { canvas, drawing } from './media/hung';
import { parcel } from './media/parcel';
import { pillow } from './media/pillow';
import { print } from './media/print';
import { puzzle } from './media/puzzle';
import { file } from './media/screen';
import { bottle, metalMug } from './media/steel';
import { wood } from './media/wood';
import { escaped } from './svg';

const drawings: Readonly<Record<SceneChoice['medium'], (easel: Easel) => Drawing>> = {
  file,
  print,
  mug,
  'metal-mug': metalMug,
  'magic-mug': magicMug,
  bottle,
  't-shirt': tShirt,
  pillow,
  bag,
  puzzle,
  wood,
  custom: parcel,
  canvas,
  drawing,
};

/**
 * The work on the chosen medium, as one `<svg>`; the same arguments give the same string. A style sheet may repaint the
 * surroundings by their classes (`sc-wall`, `sc-top`, `sc-guide`, `sc-t`); without one it has the light scheme.
 */
export function scene(picture: ScenePicture, choice: SceneChoice, { id, alt, hidden = false }: SceneOptions): string {
  const easel = easelOf(picture, choice, id);
  const { defs, body } = drawings[choice.medium](easel);
  const name = hidden ? 'aria-hidden="true"' : `role="img" aria-label="${escaped(alt)}"`;
  const image = `<image id="${easel.id('p')}" href="${escaped(picture.href)}" width="${unit}" height="${unit}" preserveAspectRatio="none"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" class="sc" viewBox="0 0 600 600" overflow="visible" ${name}><defs>${image}${defs}</defs>${body}</svg>`;
}
