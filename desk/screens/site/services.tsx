import { isNoticeSubject, noticeSubjects } from '@/domain/forms/opening-notice';
import { openingLetter, waitingFor } from '@/server/mail/opening-news';
import type { Context } from '../../acts/act';
import { wasOf } from '../../acts/act';
import { sendOpening, serviceFields, stateNow, whyNoLetter } from '../../acts/services';
import { Chips, Field } from '../../form/fields';
import { Letter } from '../../shell/letter';
import { drawn, type Piece } from '../../shell/pieces';
import type { Service } from '../../works/services';
import type { Screen, Tried } from '../screen';

type Props = Readonly<{ tried: Tried | null; context: Context; asked: Readonly<Partial<Record<Service, number>>> }>;

const states = ['open', 'waiting', 'closed'] as const;

/** One service: open, on a list or closed, and until when. The shop has no list. */
function One({ about, tried, context, asked }: Props & Readonly<{ about: Service }>) {
  const { words } = context;
  const fields = serviceFields(about, stateNow(context, about));
  const [state, date] = [`state-${about}`, `date-${about}`];
  const n = asked[about] ?? 0;
  return (
    <div className="service ruled">
      <Chips
        tried={tried}
        name={state}
        value={fields[state] ?? ''}
        legend={words(`notice.subjects.${about}`)}
        options={states
          .filter((one) => one !== 'waiting' || about !== 'shop')
          .map((one) => [one, words(`desk.services.states.${one}`)])}
      >
        <Field
          tried={tried}
          words={words}
          act="save"
          name={date}
          value={fields[date]}
          label={words('desk.services.until')}
          hint={words('desk.services.untilHint')}
        />
      </Chips>
      {n > 0 && drawn([{ links: { [`/prices/tell/${about}`]: words('desk.services.asked', { n }) } }])}
      {Object.entries(fields).map(([field, text]) => (
        <input key={field} type="hidden" name={wasOf(field)} value={text} />
      ))}
    </div>
  );
}

/** What is open, what is closed and until when. */
export const servicesPart = (props: Props): Piece => ({
  id: 'services',
  heading: props.context.words('desk.services.title'),
  of: [
    <div className="services stack">
      {noticeSubjects.map((about) => (
        <One key={about} {...props} about={about} />
      ))}
    </div>,
  ],
});

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
    return {
      title: words('desk.services.tell', { name: words(`notice.subjects.${service}`) }),
      sub: words('desk.services.asked', { n: waiting.length }),
      place: 'price',
      back: 'price',
      isNarrow: true,
      main: [
        ...languages.map(([first, ...rest]) => {
          if (!first) return null;
          const to = [first, ...rest].map(({ email }) => email).join(', ');
          const letter = openingLetter(first, service, settings.siteUrl);
          return <Letter key={first.id} {...letter} to={to} words={words} lang={first.language} />;
        }),
        why && { note: why(words) },
        waiting.length > 0 &&
          !why && {
            press: words('desk.services.send', { n: waiting.length }),
            to: `/prices/tell/${service}/send`,
            className: 'field',
          },
      ],
    };
  },
};
