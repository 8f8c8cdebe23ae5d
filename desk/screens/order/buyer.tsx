import { isMailbox } from '@/domain/contact-hints';
import { pathTo } from '@/i18n/pages';
import { correctContact } from '../../acts/correct-contact';
import { Facts, Links, Part, Ring } from '../../shell/parts';
import { personPath } from '../person/person';
import { Unwritten } from '../unwritten';
import { labelPath } from './label';
import { ActForm } from './next';
import type { ShownOrder } from './shown';

/** Who ordered, how they are reached, and the correction of that. */
export function Buyer({ shown }: Readonly<{ shown: ShownOrder }>) {
  const { order, reach, name, token, isUnwritten, description, context, tried } = shown;
  const { words } = context;
  const { email, phone, address } = reach;
  // a slip is asked about, and where no letter can go that is said
  const [, , about] = description.sections.flatMap(([, all]) => all).find(([, text]) => text === email) ?? [];
  const doubt = about === words('studio.letter.yes') ? undefined : about;
  const page = token === null ? null : context.settings.siteUrl + pathTo('orderStatus', order.language, { token });
  const mail = isMailbox(email) ? (
    <>
      <a href={`mailto:${email}`}>{email}</a>
      {doubt && <span className="cap quiet">, {doubt}</span>}
    </>
  ) : (
    `${email}, ${words('studio.letter.no')}`
  );
  return (
    <Part heading={name}>
      <Facts
        rows={[
          [words('desk.order.reads'), words(`studio.languages.${order.language}`)],
          [words('desk.order.phone'), phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>],
          [words('desk.order.email'), email && mail],
          [words('desk.order.address'), (address ?? '').split('\n').join(', ')],
          [
            words('desk.order.page'),
            page && (
              <a href={page} target="_blank" rel="noreferrer">
                {words('desk.order.openPage')}
              </a>
            ),
          ],
        ]}
      />
      {isUnwritten && <Unwritten words={words} />}
      <Links
        to={{
          [personPath(order.reference)]: words('desk.person.open'),
          ...(address && { [labelPath(order.reference)]: words('desk.label.title') }),
        }}
      />
      <details className="act ruled" open={tried?.act === 'contact'}>
        <summary className="bar g3 strong">
          <Ring />
          {words('desk.order.correct')}
        </summary>
        <p className="act-means">{words('desk.order.correctMeans')}</p>
        <div className="act-body">
          <ActForm shown={shown} name="contact" act={correctContact} button={words('desk.order.saveContact')} />
        </div>
      </details>
    </Part>
  );
}
