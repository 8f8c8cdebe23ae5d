import { isMailbox } from '@/domain/contact-hints';
import { pathTo } from '@/i18n/pages';
import { correctContact } from '../../acts/correct-contact';
import { ActDetails, Facts, Links, Part } from '../../shell/parts';
import { Email, Phone } from '../../shell/reach';
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
      <Email address={email} />
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
          [words('desk.order.phone'), phone && <Phone number={phone} />],
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
      <ActDetails
        name={words('desk.order.correct')}
        means={words('desk.order.correctMeans')}
        isOpen={tried?.act === 'contact'}
      >
        <ActForm shown={shown} name="contact" act={correctContact} button={words('desk.order.saveContact')} />
      </ActDetails>
    </Part>
  );
}
