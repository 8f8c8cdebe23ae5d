import files from '@/generated/scenes.json';
import type { SceneChoice, SceneOptions, ScenePicture } from './choices';
import { drawn } from './drawn';
import { easelOf } from './easel';
import { slots } from './slots';

/** The work on the chosen medium. Its surroundings take the colours of the page, and without them those of the light scheme. */
export function scene(picture: ScenePicture, choice: SceneChoice, options: SceneOptions): string {
  const { medium } = choice;
  const { wall, shelf } = files;
  const drawing = files.picture + files[medium === 'magic-mug' ? 'mug' : medium];
  const given = { wall, shelf, ...slots[medium](easelOf(picture, choice)) };
  return drawn(drawing, given, { href: picture.href }, options, 'class="sc" viewBox="0 0 600 600"');
}
