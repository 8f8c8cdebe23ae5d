import { isNoticeSubject, noticeSubjects } from '@/domain/forms/opening-notice';
import { openingLetter, waitingFor } from '@/server/mail/opening-news';
import type { Context } from '../../acts/act';
import { textIn, wasOf } from '../../acts/act';
import { sendOpening, serviceFields, stateNow, whyNoLetter } from '../../acts/services';
import { Field } from '../../form/fields';
import { Part, Ring, Title } from '../../shell/parts';
import type { Service } from '../../works/services';
import type { Screen, Tried } from '../screen';

type Props = Readonly<{ tried: Tried | null; context: Context; asked: Readonly<Partial<Record<Service, number>>> }>;

/** One service: open, on a list or closed, and until when. */
function One({ about, tried, context, asked }: Props & Readonly<{ about: Service }>) {
  const { words } = context;
  const fields = serviceFields(about, stateNow(context, about));
  const [state, date] = [`state-${about}`, `date-${about}`];
  const chosen = (tried && textIn(tried.form, state)) || fields[state];
  const name = words(`notice.subjects.${about}`);
  const n = asked[about] ?? 0;
  return (
    <fieldset className="service">
      <legend className="visually-hidden">{name}</legend>
      <div className="b2 wraps spread g0-4">
        <h3>{name}</h3>
        {n > 0 && (
          <a className="link" href={`/prices/tell/${about}`}>
            {words('desk.services.asked', { n })}
          </a>
        )}
      </div>
      <div className="chips chips--even">
        {(['open', 'waiting', 'closed'] as const)
          .filter((one) => one !== 'waiting' || about !== 'shop')
          .map((one) => (
            <label key={one} className="chip">
              <input className="over" type="radio" name={state} value={one} defaultChecked={one === chosen} />
              {words(`desk.services.states.${one}`)}
            </label>
          ))}
      </div>
      <Field
        {...{ tried, words, act: 'save', name: date, value: fields[date] }}
        label={words('desk.services.until')}
        hint={words('desk.services.untilHint')}
      />
      {Object.entries(fields).map(([field, text]) => (
        <input key={field} type="hidden" name={wasOf(field)} value={text} />
      ))}
    </fieldset>
  );
}

/** What is open, what is closed and until when. */
export const Services = (props: Props) => (
  <Part id="services" heading={props.context.words('desk.services.title')}>
    <div className="services">
      {noticeSubjects.map((about) => (
        <One key={about} {...props} about={about} />
      ))}
    </div>
  </Part>
);

/** The letter to those who asked to be told, before it is sent. */
export const tellScreen: Screen = {
  path: '/prices/tell/:service',
  acts: { send: sendOpening },
  async show(context, { params: { service } }) {
    const { words, storage, settings } = context;
    if (!isNoticeSubject(service)) return null;
    const waiting = await waitingFor(storage, service);
    const why = whyNoLetter(context, service);
    const languages = [...Map.groupBy(waiting, ({ language }) => language).values()];
    const name = words(`notice.subjects.${service}`);
    return {
      ...{ title: words('desk.services.tell', { name }), place: 'price', isNarrow: true },
      back: { to: '/prices', name: words('desk.prices.title') },
      main: (
        <>
          <Title
            heading={words('desk.services.tell', { name })}
            sub={words('desk.services.asked', { n: waiting.length })}
          />
          {languages.map(([first]) => {
            if (!first) return null;
            const { subject, text } = openingLetter(first, service, settings.siteUrl);
            return (
              <article key={first.id} className="letter field" lang={first.language}>
                <p>
                  <b>{subject}</b>
                </p>
                <p className="letter-text">{text}</p>
              </article>
            );
          })}
          <ul className="part">
            {waiting.map(({ id, email }) => (
              <li key={id}>{email}</li>
            ))}
          </ul>
          {why && <p className="part-note">{why(words)}</p>}
          {waiting.length > 0 && !why && (
            <form className="field" method="post" action={`/prices/tell/${service}/send`}>
              <button className="btn" type="submit">
                <Ring />
                {words('desk.services.send', { n: waiting.length })}
              </button>
            </form>
          )}
        </>
      ),
    };
  },
};
