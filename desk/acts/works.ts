import { existsSync, readFileSync } from 'node:fs';
import { imagePathIn } from '@/build/check/source/content-folder';
import { poolSizes } from '@/content/schema';
import { type Artwork, categories, isGone } from '@/content/types';
import { limits } from '@/domain/limits';
import type { Crop } from '@/domain/photo/turned-crop';
import { dayInWarsaw } from '@/server/platform/warsaw';
import { forgetGone, type GoneWork, goneWork, keepGone } from '@/server/storage/queries/gone-works';
import { submissionBy } from '@/server/storage/queries/read';
import { noonOf } from '@/server/submissions/views/dates';
import { day, line, money, open, readFields } from '../form/kinds';
import { isOnSite, unpublishedIds } from '../publication';
import { type ContentPlace, type Edits, editRows, fileOf, placesOf } from '../works/checkout';
import { croppedIn, isSameCrop, keepCrop, originalOf, withMiddle } from '../works/crops';
import { workIn, worksOf } from '../works/found';
import { nextImage } from '../works/new-work';
import { pictureOf, sidesOf } from '../works/read-picture';
import { editShelf, type Shelf, shelfOf, withoutWorks } from '../works/shelf';
import { readWork, workField } from '../works/work-form';
import { type Act, type Context, changed, type Form, type Problems, refused, textIn } from './act';
import { changeTables } from './content';

/** The photo from which a work's picture was cut, its sides in px, and how; null where it cannot be read. */
export async function photoOf({ settings, ...context }: Context, work: Pick<Artwork, 'id' | 'image'>) {
  const path = imagePathIn(placesOf({ settings, ...context }), work.image);
  if (!existsSync(path)) return null;
  const original = originalOf(settings, work, readFileSync(path));
  const sides = await sidesOf(original.photo);
  return sides && { ...original, sides };
}

/** What a form showed of a work: nothing is overwritten that was changed meanwhile. */
export const seenOf = (place: ContentPlace, { work }: Readonly<{ work: Artwork }>): string =>
  JSON.stringify([work, shelfOf(place, work)]);

/** `at`: when it went, in ms. */
type Sale = Pick<GoneWork, 'reference' | 'grosze'> & Partial<Pick<GoneWork, 'at'>>;

/** To whom an original went, for how much and when, of all that any may be open; no page shows it. */
export const saleFields = (gone?: GoneWork, price = '', today = '') => ({
  reference: line('desk.works.fields.reference', limits.text.other, {
    hint: 'desk.works.ifAny',
    usual: gone?.reference,
  }),
  paid: open(money('desk.works.fields.paid', { hint: 'desk.works.onlyYou', usual: price })),
  soldOn: open(day('desk.works.fields.soldOn', 'past', { usual: gone ? dayInWarsaw(gone.at) : today, isBeside: true })),
});

async function saleIn(form: Form, { storage, now }: Context): Promise<Sale | Readonly<{ problems: Problems }>> {
  const { typed, read } = readFields(saleFields(), form, now);
  const order = typed.reference ? await submissionBy(storage, typed.reference) : undefined;
  if (typed.reference && !order) read.refuse('reference', 'desk.works.wrong.reference');
  if (!read.isRight()) return { problems: read.problems };
  return {
    reference: order?.reference ?? null,
    grosze: typed.paid,
    ...(typed.soldOn && { at: noonOf(typed.soldOn) }),
  };
}

const noteGone = ({ storage }: Context, { state, ...rest }: Omit<GoneWork, 'state'> & Pick<Shelf, 'state'>) =>
  isGone(state) ? keepGone(storage, { state, ...rest }) : forgetGone(storage, rest.work_id);

/** Notes with the orders whether an original is there, as the tables have it now: of that the server's answers depend at once. */
export async function noteState(context: Context, id: number, sale: Sale): Promise<void> {
  const found = workIn(context, { id: String(id) });
  const state = found ? shelfOf(context, found.work).state : 'available';
  await noteGone(context, { work_id: id, state, at: context.now, ...sale });
}

async function cutFrom(photo: Buffer, crop: Crop) {
  const read = await pictureOf(photo);
  return typeof read === 'string' ? read : (await read.cut(crop)).bytes;
}

/** Saves what is said of a work, and how it is sold. From then on no order is taken for an original that is gone. */
export const saveWork: Act = async (context, form, params) => {
  const found = workIn(context, params);
  if (!found || seenOf(context, found) !== textIn(form, 'seen')) return changed;
  const { category, work } = found;
  const before = shelfOf(context, work);
  const photo = await photoOf(context, work);
  const cropped = photo && croppedIn(form, photo.sides, photo.crop);
  if (cropped && 'problems' in cropped) return refused(cropped.problems);
  const read = readWork(form, context, { picture: cropped?.sides ?? null, before });
  if ('problems' in read) return refused(read.problems);
  const { shown, shelf } = read.work;
  const crop = photo && cropped && withMiddle(form, cropped, photo.sides, shown.sizeCm);
  const isCut = photo && crop && !isSameCrop(crop, photo.crop);
  const cut = isCut ? await cutFrom(photo.photo, crop) : null;
  if (typeof cut === 'string') return refused((words) => words(`desk.works.picture.${cut}`));
  // before the picture is anybody's
  if (isCut && cut) keepCrop(context.settings, work, { photo: photo.photo, picture: cut, crop });
  const make = () => {
    const now = workIn(context, params);
    if (!now || seenOf(context, now) !== textIn(form, 'seen')) return changed;
    const image = cut ? nextImage(context, work.image) : work.image;
    const isAlone = worksOf(context).filter((one) => one.work.image === work.image).length === 1;
    const edits: Edits = new Map();
    if (cut) edits.set(`images/${image}`, cut);
    if (cut && isAlone) edits.set(`images/${work.image}`, null);
    editRows<Artwork>(edits, context, category, (works) =>
      works.map((one) => {
        if (one.id !== work.id) return one;
        const { place: _, about: __, prints: ___, ...rest } = one;
        return { ...rest, ...shown, image, sample: false };
      }),
    );
    editShelf(edits, context, { id: work.id, category }, shelf);
    return edits;
  };
  const others = unpublishedIds(context);
  const sale = await saleIn(form, context);
  if ('problems' in sale) return refused(sale.problems);
  const title = shown.title[context.locale];
  const outcome = await changeTables(context, make, {
    to: `/works/${work.id}`,
    happened: (words) => words('desk.works.saved', { title }),
    fieldOf: workField,
    // so that nothing can fail once the work is saved
    async before() {
      const was = await goneWork(context.storage, work.id);
      await noteGone(context, { work_id: work.id, state: shelf.state, at: context.now, ...sale });
      return () => (was ? keepGone(context.storage, was) : forgetGone(context.storage, work.id));
    },
  });
  return !outcome.ok || shelf.state === before.state ? outcome : { ...outcome, publish: others };
};

/** Takes a work off the wall and out of the shop. Its address is never given again; what no site has is lost. */
export const takeDown: Act = async (context, _, params) => {
  const found = workIn(context, params);
  if (!found) return changed;
  const { id, title } = found.work;
  const happened = isOnSite(context, id) ? 'desk.works.takenDown' : 'desk.works.takenForGood';
  return changeTables(context, () => withoutWorks(context, new Set([id])), {
    to: `/works?room=${found.category}`,
    happened: (words) => words(happened, { title: title[context.locale] }),
    undoAt: '/works/undo',
  });
};

export const takeSamples: Act = async (context, form) => {
  const room = categories.find((one) => one === textIn(form, 'room'));
  if (!room) return refused('desk.problems.empty');
  const { portrait } = fileOf(context, 'artist.json');
  const needed = [portrait, fileOf(context, 'from-photo.json').work];
  const inRoom = worksOf(context).filter(({ category }) => category === room);
  const all = inRoom.filter(({ work }) => work.sample);
  const samples = all.filter(({ work }) => !needed.includes(work.id));
  const ids = new Set(samples.map(({ work }) => work.id));
  const least = poolSizes[room];
  if (inRoom.length - ids.size < least) return refused((words) => words('desk.works.tooFew', { n: least }));
  return changeTables(context, () => withoutWorks(context, ids), {
    to: `/works?room=${room}`,
    happened: (words) => words('desk.works.samplesGone', { n: ids.size, left: all.length - ids.size }),
    undoAt: '/works/undo',
  });
};
