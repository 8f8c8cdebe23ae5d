import { agreedOffer, type Change, changeAnswerTo, lastChange } from '@/domain/order/status';
import { translator } from '@/messages/translator';
import { nearDate } from '../../submissions/views/dates';
import { changedLines } from '../../submissions/views/offer-lines';
import { Choice } from './reply-form';
import { changeOn, langOf, type View } from './view';

type Props = Readonly<{ change: Change; view: View }>;

export function Proposed({ change, view: { status, locale } }: Props) {
  const t = translator(locale);
  const agreed = agreedOffer(status.history);
  return (
    <>
      <p className="order-status__typed" lang={langOf(change, locale)}>
        {change.note}
      </p>
      <table className="table num t4">
        <thead>
          <tr>
            <td />
            <th scope="col">{t('change.was')}</th>
            <th scope="col">{t('change.will')}</th>
          </tr>
        </thead>
        <tbody>
          {(agreed ? changedLines(agreed, change, locale) : []).map(({ label, was, will }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{was}</td>
              <td>
                <b>{will}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

export function OpenChange({ view }: { view: View }) {
  const { status, locale, now } = view;
  const t = translator(locale);
  const change = changeOn(status, now);
  if (!change) return null;
  return (
    <section className="order-status__panel">
      <h2 className="h2">{t('change.h')}</h2>
      <Proposed change={change} view={view} />
      <div className="order-status__answers t6 grid">
        <Choice view={view} step="agreed" id="agrees" means={t('change.yesP')}>
          {t('change.yes')}
        </Choice>
        <Choice view={view} step="kept" line id="keeps" means={t('change.noP')}>
          {t('change.no')}
        </Choice>
      </div>
      <p className="cap quiet">{t('change.until', { date: nearDate(change.until, locale, now) })}</p>
    </section>
  );
}

export function AnsweredChange({ view: { status, locale, now } }: { view: View }) {
  const change = lastChange(status.history);
  const given = change && changeAnswerTo(status.history, change.position);
  return given && <p>{translator(locale)(`change.${given.answer}`, { date: nearDate(given.at, locale, now) })}</p>;
}
