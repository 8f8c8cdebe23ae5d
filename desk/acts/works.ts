import { closeSync, existsSync, openSync, readFileSync, readSync, rmSync } from 'node:fs';
import sharp from 'sharp';
import { poolSizes } from '@/build/check/home';
import { imagePathIn } from '@/build/check/source/content-folder';
import { minimumLongSide } from '@/build/check/works';
import type { Artwork } from '@/content/types';
import { type CategoryId, categories } from '@/content/types';
import { photoKind, signatureBytes } from '@/domain/photo/photo-kind';
import { type Crop, wholePhoto } from '@/domain/photo/turned-crop';
import { groszeOf } from '@/domain/typed-sums';
import { forgetGone, type GoneWork, keepGone } from '@/server/storage/queries/gone-works';
import { submissionBy } from '@/server/storage/queries/read';
import type { Storage } from '@/server/storage/tables';
import { type ContentPlace, fileOf, placesOf, withRows } from '../works/checkout';
import { cropField, cropIn, isSameCrop, keepCrop, originalOf } from '../works/crops';
import { worksOf } from '../works/found';
import { newWork, nextImage } from '../works/new-work';
import { pictureOf } from '../works/read-picture';
import { shelfOf, withoutWorks, withShelf } from '../works/shelf';
import { dropPhoto, keepLast, preparedPhoto, waitingFolder, waitingPath, waitingPhotos } from '../works/waiting-photos';
import { middleOfCrop, readWork, sidesLeft } from '../works/work-form';
import { act, type Context, changed, type Form, noInput, type Params, type Problems, refused, textIn } from './act';
import { changeTables, contentOf } from './content';
import { cleanIn } from './texts';

/** The work of an address `…/:id`, as the tables have it now. */
export const workIn = (place: ContentPlace, { id = '' }: Params) =>
  worksOf(place).find(({ work }) => String(work.id) === id);

/** A technique in English as another work has it. */
const englishOf =
  (place: ContentPlace) =>
  (pl: string): string | undefined =>
    worksOf(place).find(({ work: { technique } }) => technique?.pl.toLowerCase() === pl.toLowerCase())?.work.technique
      ?.en;

type Sides = Readonly<{ width: number; height: number }>;

/** The photo from which a work's picture was cut, its sides in px, and how; null where it cannot be read. */
export async function photoOf({ settings, ...context }: Context, work: Pick<Artwork, 'id' | 'image'>) {
  const path = imagePathIn(placesOf(contentOf({ settings, ...context })), work.image);
  if (!existsSync(path)) return null;
  const original = originalOf(settings, work, readFileSync(path));
  const { width, height } = await sharp(original.photo)
    .metadata()
    .catch(() => ({ width: 0, height: 0 }));
  return width && height ? { ...original, sides: { width, height } } : null;
}

type Cropped = Readonly<{ crop: Crop; sides: Sides }>;

/** The crop that a form says, and what it leaves. @param before where it says none */
export function croppedIn(form: Form, photo: Sides, before: Crop): Cropped | Readonly<{ problems: Problems }> {
  const typed = cropIn(form, photo);
  const crop = typed === undefined ? before : typed;
  if (!crop) return { problems: { [cropField('turn')]: (words) => words('desk.works.wrong.crop') } };
  const sides = sidesLeft(crop, photo);
  const isSmall = !isSameCrop(crop, before) && Math.max(sides.width, sides.height) < minimumLongSide;
  return isSmall
    ? { problems: { [cropField('turn')]: (words) => words('desk.works.picture.small') } }
    : { crop, sides };
}

/** The same crop, or the middle of it where that was asked for. */
const withMiddle = (form: Form, { crop }: Cropped, photo: Sides, size: Artwork['sizeCm']): Crop =>
  textIn(form, 'crop') === 'middle' && size ? middleOfCrop(crop, photo, size) : crop;

/** What a form showed of a work: nothing is overwritten that was changed meanwhile. */
export const seenOf = (place: ContentPlace, { work }: Readonly<{ work: Artwork }>): string =>
  JSON.stringify([work, shelfOf(place, work)]);

type Sale = Pick<GoneWork, 'reference' | 'grosze'>;

/** With which order a work went, and what was paid for it; both may be open. */
async function saleIn(form: Form, storage: Storage): Promise<Sale | Readonly<{ problems: Problems }>> {
  const [reference, paid] = [cleanIn(form, 'reference'), textIn(form, 'paid').trim()];
  const order = reference === '' ? undefined : await submissionBy(storage, reference);
  const grosze = paid === '' ? null : groszeOf(paid);
  const problems: Problems = {
    ...(reference !== '' && !order && { reference: (words) => words('desk.works.wrong.reference') }),
    ...(paid !== '' && grosze === null && { paid: (words) => words('desk.problems.sum') }),
  };
  return Object.keys(problems).length > 0 ? { problems } : { reference: order?.reference ?? null, grosze };
}

/** Notes with the orders whether an original is there, as the tables have it now: of that the server's answers depend at once. */
export async function noteState(context: Context, id: number, sale: Sale): Promise<void> {
  const place = contentOf(context);
  const found = workIn(place, { id: String(id) });
  const state = found ? shelfOf(place, found.work).state : 'available';
  if (state === 'available') await forgetGone(context.storage, id);
  else await keepGone(context.storage, { work_id: id, state, at: context.now, ...sale });
}

/** The picture that a crop leaves of a photo, as it lies in the folder of content. */
async function cutFrom(photo: Buffer, crop: Crop) {
  const read = await pictureOf(photo);
  return typeof read === 'string' ? read : (await read.cut(crop)).bytes;
}

/** Saves what is said of a work, and how it is sold. From then on no order is taken for an original that is gone. */
export const saveWork = act<Form>({
  parse: (form) => ({ ok: true, input: form }),
  async do(context, form, params) {
    const place = contentOf(context);
    const found = workIn(place, params);
    if (!found || seenOf(place, found) !== textIn(form, 'seen')) return changed;
    const { category, work } = found;
    const around = { locale: context.locale, before: shelfOf(place, work), englishOf: englishOf(place) };
    const photo = await photoOf(context, work);
    const cropped = photo && croppedIn(form, photo.sides, photo.crop);
    const read = readWork(form, { ...around, picture: cropped && 'sides' in cropped ? cropped.sides : null });
    if (cropped && 'problems' in cropped) return refused(cropped.problems);
    if ('problems' in read) return refused(read.problems);
    const { shown, shelf } = read.work;
    const crop = photo && cropped && withMiddle(form, cropped, photo.sides, shown.sizeCm);
    const isCut = photo && crop && !isSameCrop(crop, photo.crop);
    const picture = isCut ? await cutFrom(photo.photo, crop) : null;
    if (typeof picture === 'string') return refused({ '': (words) => words(`desk.works.picture.${picture}`) });
    // before the picture is anybody's
    if (isCut && picture) keepCrop(context.settings, work, { photo: photo.photo, picture, crop });
    const make = () => {
      const now = workIn(place, params);
      if (!now || seenOf(place, now) !== textIn(form, 'seen')) return changed;
      const image = picture ? nextImage(place, work.image) : work.image;
      const isAlone = worksOf(place).filter((one) => one.work.image === work.image).length === 1;
      const rows = withRows<Artwork>(
        place,
        category,
        (works) => works.map((one) => (one.id === work.id ? { ...one, ...shown, image, sample: false } : one)),
        new Map([
          ...(picture ? [[`images/${image}`, picture] as const] : []),
          ...(picture && isAlone ? [[`images/${work.image}`, null] as const] : []),
        ]),
      );
      return withShelf(place, { id: work.id, category }, shelf, rows);
    };
    const sale = await saleIn(form, context.storage);
    if ('problems' in sale) return refused(sale.problems);
    const title = shown.title[context.locale];
    const outcome = await changeTables(context, make, {
      to: `/works/${work.id}`,
      happened: (words) => words('desk.works.saved', { title }),
    });
    if (!outcome.ok) return outcome;
    await noteState(context, work.id, sale);
    return outcome;
  },
});

/** Takes a work off the wall and out of the shop. Its address is never given again. */
export const takeDown = act<null>({
  parse: noInput,
  async do(context, _, params) {
    const place = contentOf(context);
    const found = workIn(place, params);
    if (!found) return changed;
    const title = found.work.title[context.locale];
    return changeTables(context, () => withoutWorks(place, new Set([found.work.id])), {
      to: `/works?room=${found.category}`,
      happened: (words) => words('desk.works.takenDown', { title }),
    });
  },
});

/** Takes all samples of a room down. */
export const takeSamples = act<CategoryId>({
  parse(form) {
    const room = categories.find((one) => one === textIn(form, 'room'));
    return room ? { ok: true, input: room } : refused({ '': (words) => words('desk.problems.empty') });
  },
  async do(context, room) {
    const place = contentOf(context);
    const { portrait } = fileOf(place, 'artist.json');
    const needed = [portrait, fileOf(place, 'from-photo.json').work];
    const inRoom = worksOf(place).filter(({ category }) => category === room);
    const samples = inRoom.filter(({ work }) => work.sample && !needed.includes(work.id));
    const ids = new Set(samples.map(({ work }) => work.id));
    const least = poolSizes[room];
    if (inRoom.length - ids.size < least) return refused({ '': (words) => words('desk.works.tooFew', { n: least }) });
    return changeTables(context, () => withoutWorks(place, ids), {
      to: `/works?room=${room}`,
      happened: (words) => words('desk.works.samplesGone', { n: ids.size }),
    });
  },
});

/** Whether the first bytes of a file are those of a photo that can be read. */
function isPhoto(path: string): boolean {
  const file = openSync(path, 'r');
  const bytes = Buffer.alloc(signatureBytes);
  try {
    return photoKind(bytes.subarray(0, readSync(file, bytes))) !== null;
  } finally {
    closeSync(file);
  }
}

/** As many photos as wait at once. */
const mostWaiting = 200;

/** Keeps photos, one or many, until each is described. */
export const uploadPhotos = act<Form>({
  into: ({ settings }) => ({
    folder: waitingPhotos(settings).length < mostWaiting ? waitingFolder(settings) : null,
    ...{ bytes: 40 * 1024 * 1024, files: 60 },
  }),
  parse: (form) => ({ ok: true, input: form }),
  async do({ settings }, { files, values }) {
    const paths = files.flatMap(({ path, name }) => (path ? [{ path, name }] : []));
    const bad = paths.filter(({ path }) => !isPhoto(path));
    for (const { path } of bad) rmSync(path, { force: true });
    const names = [...bad.map(({ name }) => name), ...(values.refused ?? [])];
    const kept = paths.length - bad.length;
    if (kept === 0) {
      const isFull = waitingPhotos(settings).length >= mostWaiting;
      return refused({
        photos: (words) =>
          names.length > 0
            ? words('desk.works.noPhotos', { names: names.join(', ') })
            : words(isFull ? 'desk.works.full' : 'desk.works.choose'),
      });
    }
    return {
      ...{ ok: true, to: '/works/new' },
      happened: (words) =>
        [
          words('desk.works.uploaded', { n: kept }),
          names.length > 0 && words('desk.works.noPhotos', { names: names.join(', ') }),
        ]
          .filter(Boolean)
          .join(' '),
    };
  },
});

/** Hangs a work whose photo waits, first in its room; then the next photo. */
export const addWork = act<Form>({
  parse: (form) => ({ ok: true, input: form }),
  async do(context, form) {
    const { settings, now, locale } = context;
    const place = contentOf(context);
    const path = waitingPath(settings, textIn(form, 'photo'));
    if (!path) return changed;
    const photo = await preparedPhoto(path);
    if (typeof photo === 'string') return refused({ '': (words) => words(`desk.works.picture.${photo}`) });
    const cropped = croppedIn(form, photo, wholePhoto);
    if ('problems' in cropped) return refused(cropped.problems);
    const read = readWork(form, { locale, before: null, englishOf: englishOf(place), picture: cropped.sides });
    if ('problems' in read) return refused(read.problems);
    const { category, shown, shelf } = read.work;
    const crop = withMiddle(form, cropped, photo, shown.sizeCm);
    const isCut = !isSameCrop(crop, wholePhoto);
    const { bytes } = isCut ? await photo.cut(crop) : photo;
    const make = () => {
      const work = newWork(place, read.work, now);
      if (isCut) keepCrop(settings, work, { photo: photo.bytes, picture: bytes, crop });
      const rows = withRows<Artwork>(
        place,
        category,
        (works) => [work, ...works],
        new Map([[`images/${work.image}`, bytes]]),
      );
      return withShelf(place, { id: work.id, category }, shelf, rows);
    };
    const outcome = await changeTables(context, make, {
      to: '/works/new',
      happened: (words) => words('desk.works.added', { title: shown.title[locale] }),
    });
    if (!outcome.ok) return outcome;
    dropPhoto(path);
    keepLast(settings, { room: category, technique: shown.technique ?? { pl: '', en: '' }, year: String(shown.year) });
    return waitingPhotos(settings).length > 0 ? outcome : { ...outcome, to: `/works?room=${category}` };
  },
});

/** A photo that is not to be added. */
export const skipPhoto = act<string>({
  parse: (form) => ({ ok: true, input: textIn(form, 'photo') }),
  async do({ settings }, name) {
    const path = waitingPath(settings, name);
    if (!path) return changed;
    dropPhoto(path);
    const to = waitingPhotos(settings).length > 0 ? '/works/new' : '/works';
    return { ok: true, to, happened: (words) => words('desk.works.dropped') };
  },
});
