import { isMailbox } from '@/domain/contact-hints';
import { pathTo } from '@/i18n/pages';
import type { Translator } from '@/messages/translator';
import { limits } from '@/server/platform/limits';
import { correctContact } from '../../acts/order-acts';
import { emailLink, phoneLink } from '../../shell/parts';
import { fold, type Piece, part } from '../../shell/pieces';
import { personPath } from '../person/person';
import { labelPath } from './label';
import { actForm } from './next';
import type { OrderRead } from './read-order';

/** That the sender got no letter: an address gets so many a day (TRUST-15). */
export const unwritten = (words: Translator): Piece => ({
  note: words('desk.order.unwritten', { n: limits.letters.perDayAndBuyer }),
});

export function buyerPart(read: OrderRead): Piece {
  const { order, reach, name, token, isUnwritten, description, context, tried } = read;
  const { words } = context;
  const { email, phone, address } = reach;
  // a slip is asked about, and where no letter can go that is said
  const [, , about] = description.sections.flatMap(([, all]) => all).find(([, text]) => text === email) ?? [];
  const doubt = about === words('studio.letter.yes') ? undefined : about;
  const page = token === null ? null : context.settings.siteUrl + pathTo('orderStatus', order.language, { token });
  const mail = isMailbox(email) ? (
    <>
      {emailLink(email)}
      {doubt && <span className="cap quiet">, {doubt}</span>}
    </>
  ) : (
    `${email}, ${words('studio.letter.no')}`
  );
  const link = page && (
    <a href={page} target="_blank" rel="noreferrer">
      {words('desk.order.openPage')}
    </a>
  );
  return part(name, [
    {
      facts: [
        [words('desk.order.reads'), words(`studio.languages.${order.language}`)],
        [words('desk.order.phone'), phone && phoneLink(phone)],
        [words('desk.order.email'), email && mail],
        [words('desk.order.address'), (address ?? '').split('\n').join(', ')],
        [words('desk.order.page'), link],
      ],
    },
    isUnwritten && unwritten(words),
    {
      links: {
        [personPath(order.reference)]: words('desk.person.open'),
        ...(address && { [labelPath(order.reference)]: words('desk.label.title') }),
      },
    },
    fold(
      { name: words('desk.order.correct'), means: words('desk.order.correctMeans'), open: tried?.act === 'contact' },
      [actForm(read, 'contact', correctContact, { button: words('desk.order.saveContact') })],
    ),
  ]);
}
