import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { artworks } from '@/content/artworks';
import { media } from '@/content/media';
import { preparedPicture } from '@/content/pictures';
import { pictureAt } from '@/domain/gallery/picture';
import type { SceneChoice, ScenePicture } from '@/domain/preview/choices';
import { scene } from '@/domain/preview/scene';

/** One work of each shape. */
const shapes = ['cat-on-the-chimney', 'night-fishing', 'a-desk-sized-island'] as const;

/** Choices that show what the shapes alone do not: colours, sizes, turns and the heat. */
const more: readonly SceneChoice[] = [
  { medium: 'mug', attributes: { interior: 5, handle: 5 }, turn: 35 },
  { medium: 'mug', attributes: { interior: 6, handle: 8 }, turn: -40 },
  { medium: 'mug', attributes: { interior: 10, handle: 10 }, turn: -75 },
  { medium: 'magic-mug', attributes: {}, heat: 0 },
  { medium: 'magic-mug', attributes: {}, heat: 0.5 },
  { medium: 'metal-mug', attributes: { capacity: 11 } },
  { medium: 'bottle', attributes: {}, turn: 45 },
  { medium: 't-shirt', attributes: { size: 13, colour: 26 } },
  { medium: 't-shirt', attributes: { size: 18, colour: 31 } },
  { medium: 't-shirt', attributes: { size: 16, colour: 20 } },
  { medium: 't-shirt', attributes: { colour: 27 } },
  { medium: 'bag', attributes: { ears: 33 } },
  { medium: 'puzzle', attributes: { elements: 35 } },
  { medium: 'print', attributes: { size: 1 } },
  { medium: 'print', attributes: { size: 2 } },
  { medium: 'canvas', attributes: {}, size: 'a0' },
  { medium: 'wood', attributes: {}, size: 'a4' },
];

function pictureOf(name: string): ScenePicture {
  const work = Object.values(artworks)
    .flat()
    .find(({ image }) => image.includes(`/${name}.`));
  if (!work) throw new Error(`no work ${name}`);
  const picture = preparedPicture(work);
  return { href: pathToFileURL(resolve(`public${pictureAt(picture, 820)}`)).href, ...picture };
}

const all: readonly SceneChoice['medium'][] = [...(Object.keys(media) as (keyof typeof media)[]), 'canvas', 'drawing'];

/** A page with every medium (or those whose name contains `part`) on works of three shapes, and what is chosen besides. */
export function contactSheet(part: string): string {
  const plain = all.flatMap((medium) => shapes.map((shape) => ({ shape, choice: { medium, attributes: {} } })));
  const chosen = more.flatMap((choice, index) => ({ shape: shapes[index % 3] ?? shapes[0], choice }));
  const tiles = [...plain, ...chosen]
    .filter(({ choice }) => choice.medium.includes(part))
    .map(({ shape, choice }, index) => {
      const drawn = scene(pictureOf(shape), choice, { id: `s${index}`, alt: `${shape}: ${choice.medium}` });
      const { medium, attributes, ...rest } = choice;
      return `<figure><div>${drawn}</div><figcaption>${medium} ${JSON.stringify({ ...attributes, ...rest })} ${Buffer.byteLength(drawn)} B</figcaption></figure>`;
    });
  const styles = ['tokens', 'scene'].map((name) => readFileSync(`components/ui/global/${name}.css`, 'utf8'));
  return `<!doctype html><meta charset="utf-8"><style>${styles.join('')}
    body{margin:0;background:var(--gesso);color:var(--ink);font:13px sans-serif;display:grid;grid-template-columns:repeat(3,1fr);gap:16px;padding:16px}
    figure{margin:0}figure div{aspect-ratio:1;overflow:hidden;background:var(--plaster)}figcaption{padding-top:4px}</style>${tiles.join('')}`;
}
