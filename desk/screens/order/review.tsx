import { reviewIn, standingReview } from '@/domain/order/review';
import { seenField } from '../../acts/act';
import { type Piece, part } from '../../shell/pieces';
import { type OrderRead, pathOf } from './read-order';

export function reviewPart(read: OrderRead): Piece {
  const { history, next, context } = read;
  const { words } = context;
  const review = reviewIn(history);
  if (!review) return null;
  const stands = standingReview(history) !== null;
  const state = review.mayStand ? (stands ? 'stands' : 'may') : 'mayNot';
  return part(words('desk.review.h'), [
    <p className="letter-text t3">{review.text}</p>,
    <p className="field-hint t1">{words(`desk.review.${state}`)}</p>,
    review.mayStand && {
      press: words(stands ? 'desk.review.take' : 'desk.review.put1'),
      to: `${pathOf(read)}/stand`,
      hidden: { [seenField]: next },
      className: 'btns g2h wraps field',
    },
  ]);
}
