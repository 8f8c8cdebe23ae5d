import { join } from 'node:path';
import { artworks } from '@/content/artworks';
import { imagesInUse, imagesOfWorks, type WantedPicture, wantedPictures } from '@/content/images';
import { ratioClass, ratioOf, shortTone, toneClass } from '@/content/picture-classes';
import { ogImageOf } from '@/domain/gallery/picture';
import { environmentVariables, readVariables } from '@/server/platform/settings/variables.mjs';
import { writeWhole } from '../write-whole';
import { type Inspected, inspectImages, ownImages } from './inspect';
import { addressesOf, fileNameOf, type Picture, widthsOf } from './picture';

const choice = readVariables(environmentVariables()).PICTURES;

function pictureOf({ image, part }: WantedPicture, inspected: ReadonlyMap<string, Inspected>): Picture {
  const found = inspected.get(image) as Inspected;
  const { width, height } = part ?? found;
  return {
    file: fileNameOf(image, found.hash, part, choice),
    width,
    height,
    widths: widthsOf(width, choice),
    tone: found.tone,
  };
}

/** Works of each category in the first screens of a visit. */
const first = 12;
const shownFirst = new Set(Object.values(artworks).flatMap((works) => works.slice(0, first).map(({ image }) => image)));
const isOfWork = new Set(imagesOfWorks);

/** What is made first: first screens, then the other works. */
const rank = ({ image, part }: WantedPicture): number =>
  part || shownFirst.has(image) || !isOfWork.has(image) ? 0 : 1;

const sorted = (rules: readonly string[]): readonly string[] => [...new Set(rules)].sort();

/** One class for each tone and each ratio that is used. */
function worksCss(pictures: readonly Picture[]): string {
  const tones = pictures.map(({ tone }) => `.${toneClass(tone)}{background-color:#${shortTone(tone)}}`);
  const ratios = pictures.map(
    ({ width, height }) => `.${ratioClass(width, height)}{--ratio:${ratioOf(width, height)}}`,
  );
  return `@layer base{\n${[...sorted(tones), ...sorted(ratios)].join('\n')}\n}\n`;
}

const jsonOf = (table: unknown): string => `${JSON.stringify(table, null, 1)}\n`;

/** No file that a visitor gets is made here. @returns the addresses of all files, in the order in which to make them */
export async function writeTables(): Promise<readonly string[]> {
  const { generated } = ownImages;
  const found = [...(await inspectImages(imagesInUse, ownImages))];
  const unreadable = found.flatMap(([image, result]) => ('problem' in result ? [image] : []));
  if (unreadable.length > 0) throw new Error(`content/images: cannot be read: ${unreadable.join(', ')}`);
  const inspected = new Map(found as [string, Inspected][]);
  const wanted = wantedPictures.toSorted((one, other) => rank(one) - rank(other));
  const table = new Map(wanted.map((picture) => [picture.key, pictureOf(picture, inspected)]));
  const pictures = [...table.values()];
  await writeWhole(join(generated, 'images.json'), jsonOf(Object.fromEntries(table)));
  await writeWhole(join(generated, 'works.css'), worksCss(pictures));
  const ofWorks = imagesOfWorks.map((image) => table.get(image) as Picture);
  return [...new Set([...pictures.flatMap(addressesOf), ...ofWorks.map(ogImageOf)])];
}
