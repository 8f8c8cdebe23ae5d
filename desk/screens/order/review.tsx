import { reviewIn, standingReview } from '@/domain/order/review';
import { seenField } from '../../acts/act';
import { Part, PostForm } from '../../shell/parts';
import { pathOf, type ShownOrder } from './shown';

export function Review({ shown }: Readonly<{ shown: ShownOrder }>) {
  const { history, next, context } = shown;
  const { words } = context;
  const said = reviewIn(history);
  if (!said) return null;
  const stands = standingReview(history) !== null;
  return (
    <Part heading={words('desk.review.h')}>
      <p className="stream-text">{said.text}</p>
      <p className="field-hint">
        {words(said.mayStand ? (stands ? 'desk.review.stands' : 'desk.review.may') : 'desk.review.mayNot')}
      </p>
      {said.mayStand && (
        <PostForm
          className="btns g2h wraps field"
          to={`${pathOf(shown)}/stand`}
          fields={{ [seenField]: next, stands: stands ? 'no' : 'yes' }}
          name={words(stands ? 'desk.review.take' : 'desk.review.put1')}
        />
      )}
    </Part>
  );
}
