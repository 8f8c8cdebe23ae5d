import { artist } from '@/content/artist';
import { pathTo } from '@/i18n/pages';
import { translator } from '@/messages/translator';
import type { Submission } from '../../storage/queries/read';
import type { Confirmation, ConfirmedLine } from '../../submissions/kind';
import { readable } from '../../submissions/kinds';
import { dateText } from '../../submissions/views/moment';
import { plain } from '../../submissions/views/say';
import { typedLine } from './typed';

const lineText = ({ label, text, isTyped }: ConfirmedLine): string =>
  isTyped ? typedLine(label, text) : `${label}: ${text}`;

const section = (heading: string, lines: readonly string[]): string => [heading.toUpperCase(), ...lines].join('\n');

/** Where a letter's links lead: the site, without a slash at its end, and the order's private page where it has one. */
export type Links = Readonly<{ siteUrl: string; token: string | null }>;

/** The address of the order's private page in full; null where it has none. */
export const statusUrl = ({ siteUrl, token }: Links, locale: Submission['language']): string | null =>
  token === null ? null : `${siteUrl}${pathTo('orderStatus', locale, { token })}`;

export function contactText(links: Links, locale: Submission['language']): string {
  const t = translator(locale);
  const { phone } = artist;
  const { siteUrl } = links;
  const status = statusUrl(links, locale);
  return [
    ...(status ? [`${t('letter.buyer.status')}: ${status}`] : []),
    phone ? t('letter.buyer.questions', { phone }) : t('letter.buyer.questionsByLetter'),
    `${t('letter.buyer.regulations')}: ${siteUrl}${pathTo('storeRegulations', locale)}`,
    `${t('letter.buyer.site')}: ${siteUrl}${pathTo('home', locale)}`,
  ].join('\n');
}

export const signature = (locale: Submission['language']): string => `${artist.name}\n${artist.studio[locale]}`;

/** @throws where its sender is sent nothing, or this version cannot read it */
export function confirmationOf(submission: Submission): Confirmation {
  const confirmation = readable(submission).confirm?.(submission.language, submission.reference);
  if (!confirmation) throw new TypeError(`a confirmation of the kind ${submission.kind}`);
  return confirmation;
}

/**
 * The confirmation in the buyer's language: everything that was chosen and typed, and how to contact the artist.
 */
export function buyerText(submission: Submission, confirmation: Confirmation, links: Links): string {
  const { created_at, language: locale } = submission;
  const { thanks, heading, lines, sections, next, notYou } = confirmation;
  const t = translator(locale);
  return plain(
    [
      t('letter.buyer.hello'),
      thanks,
      section(heading, [`${t('letter.buyer.date')}: ${dateText(created_at, locale)}`, ...lines.map(lineText)]),
      ...sections.map(([title, typed]) => section(title, typed.map(lineText))),
      next,
      contactText(links, locale),
      notYou,
      signature(locale),
    ].join('\n\n'),
  );
}
