import { isNoticeSubject, noticeSubjects } from '@/domain/forms/opening-notice';
import { openingLetter, waitingFor } from '@/server/mail/opening-news';
import type { Context } from '../../acts/act';
import { sendOpening, serviceFields, stateNow, whyNoLetter } from '../../acts/services';
import { FormFields } from '../../form/form';
import { Letter } from '../../shell/letter';
import { drawn, type Piece, part } from '../../shell/pieces';
import type { Service } from '../../works/services';
import type { Screen } from '../screen';

/** What is open, what is closed and until when. @param asked how many wait for a letter that it is open */
export const servicesPart = (context: Context, asked: Readonly<Partial<Record<Service, number>>>): Piece =>
  part({ heading: context.words('desk.services.title'), id: 'services' }, [
    <div className="services stack">
      {noticeSubjects.map((about) => {
        const [state, date] = Object.entries(serviceFields(about, stateNow(context, about)));
        const n = asked[about] ?? 0;
        const until = date && <FormFields fields={Object.fromEntries([date])} />;
        return (
          <div key={about} className="service ruled">
            {drawn([
              state && { fields: Object.fromEntries([state]), after: { [state[0]]: until } },
              n > 0 && { links: { [`/prices/tell/${about}`]: context.words('desk.services.asked', { n }) } },
            ])}
          </div>
        );
      })}
    </div>,
  ]);

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
          return <Letter key={first.id} {...letter} to={to} lang={first.language} />;
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
