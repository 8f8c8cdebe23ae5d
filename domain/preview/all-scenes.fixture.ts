import { media } from '@/content/media';
import { attributesOf, type SceneChoice, type ScenePicture } from './choices';

/** A work of each shape. */
export const shapes = {
  portrait: { href: '/works/cat.webp', width: 1200, height: 1600 },
  landscape: { href: '/works/bear.webp', width: 1600, height: 1067 },
  square: { href: '/works/island.webp', width: 1600, height: 1600 },
  panorama: { href: '/works/shore.webp', width: 3200, height: 1000 },
} as const satisfies Record<string, ScenePicture>;

export type Shape = keyof typeof shapes;

export const supports: readonly SceneChoice['medium'][] = [
  ...(Object.keys(media) as (keyof typeof media)[]),
  'canvas',
  'drawing',
];

/** Everything open, then each value of each attribute alone, then what turns and warms. */
export const choices: readonly SceneChoice[] = [
  ...supports.flatMap((medium): readonly SceneChoice[] => [
    { medium, attributes: {} },
    ...attributesOf({ medium }).flatMap(({ name, values }) =>
      values.map(({ id }) => ({ medium, attributes: { [name]: id } })),
    ),
  ]),
  ...[-75, -30, 0, 75].flatMap((turn) =>
    (['mug', 'metal-mug', 'magic-mug', 'bottle'] as const).map((medium) => ({ medium, attributes: {}, turn })),
  ),
  ...[0, 0.5].map((heat) => ({ medium: 'magic-mug' as const, attributes: {}, heat })),
  ...(['a4', 'a0'] as const).flatMap((size) =>
    (['canvas', 'wood'] as const).map((medium) => ({ medium, attributes: {}, size })),
  ),
];
