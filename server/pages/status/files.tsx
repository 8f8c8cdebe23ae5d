import { CheckField } from '@/components/forms/fields/chosen-controls';
import { Button } from '@/components/ui/button';
import { orderFilePath } from '@/domain/api';
import { deliveredIn, earlyIn } from '@/domain/order/delivery';
import { translator } from '@/messages/translator';
import { limits } from '../../platform/limits';
import { dateText, momentText } from '../../submissions/views/dates';
import { sizeText } from '../../submissions/views/file-size';
import { ReplyForm } from './reply-form';
import { downloadFor, openingDay, type View, withdrawalDay } from './view';

/** A download that has to wait leads here. */
export const filesId = 'files';

/** Unticked at first, and never ticked by a script: Article 16(m) of 2011/83/EU asks for express consent. */
function Consent({ view }: { view: View }) {
  const { status, locale, refused } = view;
  const t = translator(locale);
  const wrong = refused?.problem.code === 'file.unticked';
  return (
    <>
      <p>{t('status.file.now')}</p>
      <ReplyForm {...view} unseen={{ answer: 'early' }}>
        <CheckField
          id="early"
          name="words"
          value={t('status.file.tick')}
          required
          label={t('status.file.tick')}
          error={wrong ? t('problems.file.unticked') : undefined}
        />
        <p className="order-status__act">
          <Button type="submit">{t('status.file.do')}</Button>
        </p>
      </ReplyForm>
      <p>
        {t('status.file.waits', {
          opens: openingDay(status.history, locale),
          date: withdrawalDay(status.history, locale),
        })}
      </p>
    </>
  );
}

function Links({ view: { status, locale } }: { view: View }) {
  const t = translator(locale);
  const early = earlyIn(status.history);
  const files = deliveredIn(status.history);
  const until = Math.min(...files.map(({ at }) => at)) + limits.retention.deliveredMs;
  return (
    <>
      <ul className="top-line">
        {files.map(({ position, name, bytes }) => (
          <li key={position} className="line spread g0-4 ruled">
            {status.files.some((one) => one.position === position) ? (
              <a href={orderFilePath(status.token, position)} download>
                <bdi>{name}</bdi>
              </a>
            ) : (
              <>
                <bdi>{name}</bdi>, {t('status.file.gone')}
              </>
            )}
            <span className="cap quiet">{sizeText(bytes, locale)}</span>
          </li>
        ))}
      </ul>
      <p className="small quiet t3">
        {t('status.file.until', { date: dateText(until, locale) })}{' '}
        {early && t('status.file.early', { moment: momentText(early.at, locale) })}
      </p>
    </>
  );
}

export function Files({ view }: { view: View }) {
  const download = downloadFor(view.status, view.now);
  if (download === null) return null;
  return (
    <div id={filesId} className="order-status__delivered">
      {download === 'open' && <Links view={view} />}
      {download === 'tick' && <Consent view={view} />}
      {download === 'ended' && <p>{translator(view.locale)('status.file.ended')}</p>}
    </div>
  );
}
