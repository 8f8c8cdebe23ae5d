import { limits } from '@/domain/limits';
import type { MarkedState } from '@/domain/order/events';
import type { ProblemCode } from '@/domain/problems';
import type { EventPicture } from '@/server/storage/queries/order-events';
import { keepPhoto, photoProblem } from '@/server/submissions/photos/keep-photos';
import { shownCopy } from '@/server/submissions/photos/small-copy';
import { orderAct, refused } from './act';
import { changeSeen } from './change';
import { reading } from './reading';
import { askLanguage, isTicked } from './texts';

/** A picture as a buyer is shown it, or what is wrong with it. */
async function pictureOf(file: Buffer): Promise<EventPicture | ProblemCode> {
  const known = photoProblem(file);
  if (known) return known;
  const kept = await keepPhoto(file);
  return typeof kept === 'string' ? kept : shownCopy(kept.bytes);
}

/** Sets an order's state; the same again shows another picture or says something more. With words or a picture the buyer gets a letter. */
export const markAs = (state: Extract<MarkedState, 'in-work' | 'done'>) =>
  orderAct(async (context, seen, form) => {
    const read = reading(form, context.now);
    const [photo] = read.photos('photo', 1);
    const [note, caption] = [read.text('note'), read.line('caption', limits.text.description)];
    // a photo would have to be chosen again
    if (!photo) askLanguage(read, form, seen.order, 'note');
    if (!read.isRight()) return read.refused();
    const picture = photo ? await pictureOf(photo.bytes) : null;
    if (typeof picture === 'string') return refused({ photo: (words) => words(`problems.${picture}`) });
    return changeSeen(context, seen, {
      event: { type: 'mark', state, note, picture: picture && caption, english: isTicked(form, 'english') },
      ...(picture && { picture }),
      tellsBuyer: note !== '' || picture !== null,
      happened: (words) => words('desk.order.marked', { state: words(`studio.states.${state}`) }),
    });
  });
