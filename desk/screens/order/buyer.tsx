import { isMailbox } from '@/domain/contact-hints';
import { pathTo } from '@/i18n/pages';
import { Field } from '../../shell/fields';
import { Button, Facts, Part, Ring, Seen } from '../../shell/parts';
import { personPath } from '../person/person';
import { Unwritten } from '../unwritten';
import { pathOf, type ShownOrder } from './shown';

/** Who ordered, how they are reached, and the correction of that. */
export function Buyer({ shown }: Readonly<{ shown: ShownOrder }>) {
  const { order, reach, name, next, token, isUnwritten, description, context, tried } = shown;
  const { words } = context;
  const { email, phone, address } = reach;
  const line = (address ?? '').split('\n').join(', ');
  // a slip is asked about, and where no letter can go that is said
  const [, , about] = description.sections.flatMap(([, all]) => all).find(([, text]) => text === email) ?? [];
  const doubt = about === words('studio.letter.yes') ? undefined : about;
  const page = token === null ? null : context.settings.siteUrl + pathTo('orderStatus', order.language, { token });
  return (
    <Part heading={name}>
      <Facts
        rows={[
          [words('desk.order.reads'), words(`studio.languages.${order.language}`)],
          ...(phone
            ? [
                [
                  words('desk.order.phone'),
                  <a key="t" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
                    {phone}
                  </a>,
                ] as const,
              ]
            : []),
          ...(email
            ? [
                [
                  words('desk.order.email'),
                  isMailbox(email) ? (
                    <>
                      <a href={`mailto:${email}`}>{email}</a>
                      {doubt && <span className="cap quiet">, {doubt}</span>}
                    </>
                  ) : (
                    `${email}, ${words('studio.letter.no')}`
                  ),
                ] as const,
              ]
            : []),
          ...(line ? [[words('desk.order.address'), line] as const] : []),
          ...(page
            ? [
                [
                  words('desk.order.page'),
                  <a key="p" href={page} target="_blank" rel="noreferrer">
                    {words('desk.order.openPage')}
                  </a>,
                ] as const,
              ]
            : []),
        ]}
      />
      {isUnwritten && <Unwritten words={words} />}
      <p className="links">
        <a className="link" href={personPath(order.reference)}>
          {words('desk.person.open')}
        </a>
      </p>
      <details className="act" open={tried?.act === 'contact'}>
        <summary>
          <Ring />
          {words('desk.order.correct')}
        </summary>
        <p className="act-means">{words('desk.order.correctMeans')}</p>
        <form className="act-body" method="post" action={`${pathOf(shown)}/contact`}>
          <Seen next={next} />
          <Field
            {...{ tried, words }}
            act="contact"
            name="email"
            label={words('desk.order.email')}
            value={email}
            inputMode="email"
          />
          <Field
            {...{ tried, words }}
            act="contact"
            name="phone"
            label={words('desk.order.phone')}
            value={phone}
            inputMode="tel"
          />
          {address !== null && (
            <Field
              {...{ tried, words }}
              act="contact"
              name="address"
              label={words('desk.order.address')}
              value={address}
              rows={3}
            />
          )}
          <Button isLine>{words('desk.order.saveContact')}</Button>
        </form>
      </details>
    </Part>
  );
}
