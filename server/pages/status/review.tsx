import { CheckField } from '@/components/forms/fields/chosen-controls';
import { Button } from '@/components/ui/button';
import { isAsked, reviewIn } from '@/domain/order/review';
import { unturned } from '@/domain/text';
import { translator } from '@/messages/translator';
import { ReplyForm, ReplyText } from './reply-form';
import { isWithdrawn, type View } from './view';

export function ReviewPart({ view }: { view: View }) {
  const { status, locale, refused } = view;
  const t = translator(locale);
  const review = reviewIn(status.history);
  if (review)
    return (
      <div className="order-status__part t6">
        <h3 className="h3">{t('review.thanks')}</h3>
        <p className="order-status__typed">{unturned(review.text)}</p>
        {review.mayStand && <p className="cap quiet">{t('review.mayStand')}</p>}
      </div>
    );
  if (isWithdrawn(status) || !isAsked(status.history)) return null;
  return (
    <div className="order-status__part t6">
      <h3 className="h3">{t('review.h')}</h3>
      <ReplyForm {...view} unseen={{ answer: 'review' }}>
        <ReplyText id="review" name="review" label={t('review.label')} view={view} />
        <CheckField
          id="stands"
          name="stands"
          value="yes"
          label={t('review.tick')}
          defaultChecked={refused?.fields.stands === 'yes'}
        />
        <p className="order-status__act">
          <Button type="submit" line>
            {t('msg.send')}
          </Button>
        </p>
      </ReplyForm>
    </div>
  );
}
