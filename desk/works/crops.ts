import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minimumLongSide } from '@/build/check/rules';
import type { Artwork } from '@/content/types';
import { type Crop, fitted, turns, wholePhoto } from '@/domain/photo/turned-crop';
import type { Environment } from '@/server/platform/environment';
import { originalsFolder } from '@/server/storage/originals';
import { type Form, type Label, type Problems, sentence, textIn } from '../acts/act';
import { cleanIn } from '../acts/texts';
import { middleOfCrop, type Picture, sidesLeft } from './work-form';

/*
 * The photos of works before they were cropped, and how each picture was cut from its photo: so that a crop can be changed later. They
 * lie beside what the desk keeps, and not with the content, which is published.
 */

type Settings = Pick<Environment, 'dataFolder'>;

const places = ({ dataFolder }: Settings, { id }: Pick<Artwork, 'id'>) => {
  const folder = originalsFolder(dataFolder);
  return { folder, photo: join(folder, `${id}.webp`), crops: join(folder, `${id}.json`) };
};

const keyOf = (picture: Buffer): string => hash('sha256', picture);

type Crops = Readonly<Record<string, Crop>>;

/** How pictures were cut from a photo. Crops that lack it are of the photo before: the desk was killed in the middle of `keepCrop`. */
function cropsOf(path: string, photo: Buffer): Crops {
  const key = keyOf(photo);
  const crops: Crops = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  return key in crops ? crops : { [key]: wholePhoto };
}

/** @param picture as it is now; one that the desk did not cut is its own photo */
export function originalOf(settings: Settings, work: Pick<Artwork, 'id'>, picture: Buffer) {
  const { photo, crops } = places(settings, work);
  const original = existsSync(photo) ? readFileSync(photo) : picture;
  const crop = cropsOf(crops, original)[keyOf(picture)];
  return crop ? { photo: original, crop } : { photo: picture, crop: wholePhoto };
}

function put(path: string, content: string | Buffer): void {
  writeFileSync(`${path}.unfinished`, content, { mode: 0o600 });
  renameSync(`${path}.unfinished`, path);
}

/** Keeps a photo, and how a picture was cut from it, before that picture is anybody's. */
export function keepCrop(
  settings: Settings,
  work: Pick<Artwork, 'id'>,
  { photo, picture, crop }: Readonly<{ photo: Buffer; picture: Buffer; crop: Crop }>,
): void {
  const { folder, photo: path, crops } = places(settings, work);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  put(path, photo);
  put(crops, JSON.stringify({ ...cropsOf(crops, photo), [keyOf(picture)]: crop }));
}

export const cropNames = ['turn', 'x', 'y', 'width', 'height'] as const;
export const cropField = (name: (typeof cropNames)[number]): string => `crop-${name}`;

const numberIn = (text: string): number => (text === '' ? Number.NaN : Number(text.replace(',', '.')));

/** The crop of a form. @returns undefined: it has none; null: nothing of it lies on the photo, or it is turned by no quarters */
function cropIn(form: Form): Crop | null | undefined {
  if (cropNames.every((name) => textIn(form, cropField(name)) === '')) return undefined;
  const [turn, x = 0, y = 0, width = 0, height = 0] = cropNames.map((name) => numberIn(cleanIn(form, cropField(name))));
  const quarters = turns.find((one) => one === turn);
  const isCrop = quarters !== undefined && [x, y, width, height].every(Number.isFinite);
  return isCrop ? fitted({ turn: quarters, x, y, width, height }) : null;
}

export const cropText = (value: number): string => String(Math.round(value * 100) / 100);

export const isSameCrop = (one: Crop, other: Crop): boolean =>
  cropNames.every((name) => cropText(one[name]) === cropText(other[name]));

type Cropped = Readonly<{ crop: Crop; sides: Picture }>;
type NotCropped = Readonly<{ problems: Problems; sides: null }>;

/** The crop that a form says, and what it leaves. @param before where it says none */
export function croppedIn(form: Form, photo: Picture, before: Crop): Cropped | NotCropped {
  const typed = cropIn(form);
  const crop = typed === undefined ? before : typed;
  const wrong = (label: Label): NotCropped => ({ problems: { [cropField('turn')]: sentence(label) }, sides: null });
  if (!crop) return wrong('desk.works.wrong.crop');
  const sides = sidesLeft(crop, photo);
  const isSmall = !isSameCrop(crop, before) && Math.max(sides.width, sides.height) < minimumLongSide;
  return isSmall ? wrong('desk.works.picture.small') : { crop, sides };
}

export const withMiddle = (form: Form, { crop }: Cropped, photo: Picture, size: Artwork['sizeCm']): Crop =>
  textIn(form, 'crop') === 'middle' && size ? middleOfCrop(crop, photo, size) : crop;
