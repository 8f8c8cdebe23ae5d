import { Button } from '@/components/ui/button';
import { correctionsOf, openSketch } from '@/domain/order/sketch';
import { translator } from '@/messages/translator';
import { ReplyForm, ReplyText } from './reply-form';
import { isWithdrawn, type View } from './view';

export function Sketch({ view }: { view: View }) {
  const { status, locale } = view;
  const t = translator(locale);
  const sketch = isWithdrawn(status) ? null : openSketch(status.history);
  const counted = correctionsOf(status.history);
  if (!sketch) return counted.used > 0 && <p className="cap quiet">{t('sketch.used', counted)}</p>;
  const of = String(sketch.position);
  return (
    <div className="t6">
      <h3 className="h3">{t('sketch.h')}</h3>
      <ReplyForm {...view} unseen={{ answer: 'sketch', of }}>
        <Button type="submit">{t('sketch.yes')}</Button>
      </ReplyForm>
      <ReplyForm {...view} unseen={{ answer: 'correction', of }}>
        <ReplyText id="correction" name="correction" label={t('sketch.change')} view={view} />
        <p className="cap quiet">{t('sketch.used', counted)}</p>
        <p className="order-status__act">
          <Button type="submit" line>
            {t('sketch.send')}
          </Button>
        </p>
      </ReplyForm>
    </div>
  );
}
