import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import type { Artwork } from '@/content/types';
import { undoMs } from '@/domain/order/undo';
import { photoKind, signatureBytes } from '@/domain/photo/photo-kind';
import { wholePhoto } from '@/domain/photo/turned-crop';
import { ifWritable } from '@/server/storage/faults';
import { type Edits, editRows } from '../works/checkout';
import { croppedIn, isSameCrop, keepCrop, withMiddle } from '../works/crops';
import { newWork } from '../works/new-work';
import { editShelf } from '../works/shelf';
import {
  addWaiting,
  dropPhoto,
  keepLast,
  preparedPhoto,
  setAside,
  takeBack,
  waitingFolder,
  waitingPath,
  waitingPhotos,
} from '../works/waiting-photos';
import { readWork, workField } from '../works/work-form';
import { type Act, type Context, changed, done, refused, textIn } from './act';
import { changeTables } from './content';

function isPhoto(path: string): boolean {
  const file = openSync(path, 'r');
  const bytes = Buffer.alloc(signatureBytes);
  try {
    return photoKind(bytes.subarray(0, readSync(file, bytes))) !== null;
  } finally {
    closeSync(file);
  }
}

const mostWaiting = 200;

const upload: Act = async ({ settings }, { files, refused: left }) => {
  const good = files.filter(({ path }) => !path);
  const isFull = left.some(({ why }) => why === 'noRoom') && waitingPhotos(settings).length >= mostWaiting;
  const names = [...files.filter(({ path }) => path), ...left].map(({ name }) => name).join(', ');
  const wrong = names !== '' && !isFull;
  if (good.length === 0)
    return refused({
      photos: (words) =>
        wrong ? words('desk.works.noPhotos', { names }) : words(isFull ? 'desk.works.full' : 'desk.works.choose'),
    });
  return done('/works/new', (words) =>
    [words('desk.works.uploaded', { n: good.length }), wrong && words('desk.works.noPhotos', { names })]
      .filter(Boolean)
      .join(' '),
  );
};

/** Keeps photos, one or many, until each is described; of an upload that was cut, also by a kill, those that came whole. */
export const uploadPhotos: Act = Object.assign(upload, {
  into: ({ settings }: Context) => ({
    folder: waitingPhotos(settings).length < mostWaiting ? waitingFolder(settings) : null,
    bytes: 40 * 1024 * 1024,
    files: 60,
    take: async (path: string) => {
      if (!isPhoto(path)) return false;
      await addWaiting(settings, path);
      return true;
    },
  }),
} as const);

/** Hangs a work whose photo waits, first in its room; then the next photo. */
export const addWork: Act = async (context, form) => {
  const { settings, now, locale } = context;
  const path = waitingPath(settings, textIn(form, 'photo'));
  if (!path) return changed;
  const photo = await preparedPhoto(path);
  if (typeof photo === 'string') return refused((words) => words(`desk.works.picture.${photo}`));
  const cropped = croppedIn(form, photo, wholePhoto);
  if ('problems' in cropped) return refused(cropped.problems);
  const read = readWork(form, context, { picture: cropped.sides, before: null });
  if ('problems' in read) return refused(read.problems);
  const { category, shown, shelf } = read.work;
  const crop = withMiddle(form, cropped, photo, shown.sizeCm);
  const isCut = !isSameCrop(crop, wholePhoto);
  const { bytes } = isCut ? await photo.cut(crop) : photo;
  const make = () => {
    // pressed twice: the first press has hung it
    if (!existsSync(path)) return changed;
    const work = newWork(context, read.work, now);
    if (isCut) keepCrop(settings, work, { photo: photo.bytes, picture: bytes, crop });
    const edits: Edits = new Map([[`images/${work.image}`, bytes]]);
    editRows<Artwork>(edits, context, category, (works) => [work, ...works]);
    editShelf(edits, context, { id: work.id, category }, shelf);
    return edits;
  };
  const outcome = await changeTables(context, make, {
    to: '/works/new',
    happened: (words) => words('desk.works.added', { title: shown.title[locale] }),
    fieldOf: workField,
    after: () => dropPhoto(path),
  });
  if (!outcome.ok) return outcome;
  const last = { room: category, technique: shown.technique ?? { pl: '', en: '' }, year: String(shown.year) };
  // it hangs by now, whatever the disk says
  await ifWritable(async () => keepLast(settings, last));
  return waitingPhotos(settings).length > 0 ? outcome : { ...outcome, to: `/works?room=${category}` };
};

export const skipPhoto: Act = async ({ settings, now }, form) => {
  const name = textIn(form, 'photo');
  const path = waitingPath(settings, name);
  if (!path) return changed;
  setAside(path);
  const to = waitingPhotos(settings).length > 0 ? '/works/new' : '/works';
  const undo = { action: '/works/new/undo', id: `${now} ${name}`, until: now + undoMs };
  return done(to, 'desk.works.dropped', { undo });
};

export const undoSkip: Act = async ({ settings, now }, form) => {
  const [at = '', name = ''] = textIn(form, 'undo').split(' ');
  const isBack = Number(at) + undoMs > now && takeBack(settings, name);
  return isBack ? done(`/works/new?photo=${name}`, 'desk.undo.content') : refused('desk.undo.contentLate');
};
