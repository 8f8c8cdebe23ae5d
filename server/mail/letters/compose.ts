import { z } from 'zod';
import { isMailbox } from '@/domain/contact-hints';
import { automaticIn, type Offer, type OrderHistory } from '@/domain/order/status';
import { historyAt, seenByBuyer } from '@/domain/order/undo';
import { formatPrice } from '@/domain/shop/price-format';
import { unturned } from '@/domain/text';
import type { MailSettings } from '../../platform/environment';
import { type LetterRow, lettersOf } from '../../storage/queries/letters';
import { eventsOf, historyWithNext } from '../../storage/queries/order-events';
import { tokenOf } from '../../storage/queries/order-link';
import { type PhotoFacts, photoFactsOf, photosOf, type Submission, submissionOf } from '../../storage/queries/read';
import type { LetterKind, Storage } from '../../storage/tables';
import type { Entry } from '../../submissions/kind';
import { readable } from '../../submissions/kinds';
import { dateText, momentText } from '../../submissions/views/dates';
import { plain, words } from '../../submissions/views/say';
import type { Claimed } from '../outbox/lease';
import type { Letter } from '../transport/transport';
import { confirmationContent, offeredContent, updateContent } from './buyer-letter';
import { letterFacts } from './facts';
import { htmlOf, pictureId } from './html-letter';
import { type LetterContent, textOf } from './letter-content';
import { pictureFor, type ReadWork } from './letter-picture';
import { writtenIn } from './reply-letter';

export type Part = Readonly<{ part: number; parts: number; photos: number; tooLarge: readonly PhotoFacts[] }>;

/** A text of several lines is indented below its label, so that none of its lines can be taken for a label. */
function line([label, text, note]: Entry): string {
  const answer = note ? `${text} (${note})` : text;
  return text.includes('\n') ? `${label}:\n${answer.replace(/^(?=.)/gm, '  ')}\n` : `${label}: ${answer}`;
}

const facts = ({ created_at, language }: Submission): readonly Entry[] => [
  [words('studio.received'), momentText(created_at, 'pl')],
  [words('studio.language'), words(`studio.languages.${language}`)],
];

function photoLines({ reference }: Submission, { part, parts, photos, tooLarge }: Part): readonly string[] {
  return [
    ...(photos > 0 ? [words('letter.photos', { n: photos })] : []),
    ...(parts > 1 ? [words('letter.morePhotos', { part, parts })] : []),
    ...tooLarge.map(({ position }) => words('letter.tooLarge', { position, reference })),
  ];
}

function artistSubject(submission: Submission, { part, parts }: Part): string {
  const { heading, subject, order = submission.reference } = readable(submission).describe('pl');
  const about = [...subject, parts > 1 ? words('letter.part', { part, parts }) : ''].filter(Boolean);
  const head = words('letter.subject', { what: heading, reference: order });
  return plain(about.length > 0 ? `${head}: ${about.join(', ')}` : head);
}

function offeredLines(offer: Offer | null): readonly string[] {
  if (!offer) return [];
  return [words('letter.offered', { sum: formatPrice(offer.grosze, 'pl'), date: dateText(offer.until, 'pl') })];
}

function artistText(submission: Submission, part: Part, offer: Offer | null): string {
  const { reference, email } = submission;
  const { heading, sections, order = reference } = readable(submission).describe('pl');
  const blocks = [
    [`${heading} ${order}`, ...facts(submission).map(line)],
    offeredLines(offer),
    ...sections.map(([title, entries]) => [title.toUpperCase(), ...entries.map(line)]),
    photoLines(submission, part),
    [words(email && isMailbox(email) ? 'letter.reply' : 'letter.noReply')],
  ];
  return plain(
    blocks
      .filter((block) => block.length > 0)
      .map((block) => block.join('\n'))
      .join('\n\n'),
  );
}

type Content = Pick<Letter, 'to' | 'replyTo' | 'subject' | 'text' | 'html' | 'attachments' | 'byHand'>;
type Source = Readonly<{
  storage: Storage;
  letter: Claimed;
  submission: Submission;
  mail: MailSettings;
  readWork: ReadWork | null;
}>;

/** The name is ours, never the visitor's, and holds the reference, so that a saved file can be found. */
const attachmentOf =
  ({ reference }: Submission) =>
  ({ position, bytes }: { position: number; bytes: Buffer }) => ({
    filename: `${reference}-${String(position).padStart(2, '0')}.jpg`,
    content: bytes,
  });

const positionsIn = (letters: readonly LetterRow[]): readonly (readonly number[])[] =>
  letters
    .filter(({ kind }) => kind === 'artist')
    .toSorted((one, other) => one.part - other.part)
    .map(({ photos }) => z.array(z.number()).parse(JSON.parse(photos)));

async function toArtist({ storage, letter, submission, mail }: Source): Promise<Content> {
  const facts = await photoFactsOf(storage, submission.id);
  const positions = positionsIn(await lettersOf(storage, submission.id));
  const photos = await photosOf(storage, submission.id, positions[letter.part - 1] ?? []);
  const tooLarge = facts.filter(({ position }) => !positions.flat().includes(position));
  const part = { part: letter.part, parts: letter.parts, photos: photos.length, tooLarge };
  const { email } = submission;
  const { history } = await historyWithNext(storage, submission);
  return {
    to: mail.to,
    replyTo: email !== null && isMailbox(email) ? email : null,
    subject: artistSubject(submission, part),
    text: artistText(submission, part, automaticIn(history)),
    attachments: photos.map(attachmentOf(submission)),
  };
}

/** Checked when it was stored, and again before it becomes a header. */
function mailboxOf({ to_address, kind }: Claimed): string {
  const to = to_address ?? '';
  if (!isMailbox(to)) throw new TypeError(`a letter (${kind}) without a mailbox`);
  return to;
}

const linksFor = async ({ storage, submission, mail }: Source) => ({
  siteUrl: mail.siteUrl,
  token: await tokenOf(storage, submission.order_id ?? submission.id),
});

async function both(
  { storage, letter, submission, mail, readWork }: Source,
  content: LetterContent,
  about: OrderHistory | null,
) {
  const order = submission.order_id === null ? submission : await submissionOf(storage, submission.order_id);
  const history = about ?? seenByBuyer((await historyWithNext(storage, order)).history, letter.created_at);
  // whoever has the link to the order's page has got a letter before
  const isSure = letter.kind === 'update' || submission.order_id !== null;
  const picture = await pictureFor(storage, { order, history, isSure, readWork });
  const html = htmlOf({ content, facts: letterFacts(order, history), picture });
  const inline = { filename: `${order.reference}.jpg`, cid: pictureId };
  return {
    to: mailboxOf(letter),
    replyTo: mail.to,
    subject: content.subject,
    text: textOf(content),
    html,
    attachments: picture ? [{ ...inline, content: picture.bytes }] : [],
  };
}

async function toBuyer(source: Source): Promise<Content> {
  const { storage, letter, submission } = source;
  const links = await linksFor(source);
  const { history } = await historyWithNext(storage, submission);
  // of what was taken back meanwhile nothing is content
  const first = seenByBuyer(history, letter.created_at);
  const offer = automaticIn(first);
  return offer
    ? both(source, offeredContent(submission, offer, links, first), first)
    : both(source, confirmationContent(submission, links), null);
}

const written = async ({ letter, mail }: Source): Promise<Content> => ({
  to: mailboxOf(letter),
  replyTo: mail.to,
  attachments: [],
  byHand: true,
  ...writtenIn(letter.content),
});

async function updateToBuyer(source: Source): Promise<Content> {
  const { storage, letter, submission } = source;
  const event = (await eventsOf(storage, submission.id)).find(({ position }) => position === letter.part);
  if (!event) throw new TypeError('a letter about an event that is not there');
  const history = historyAt((await historyWithNext(storage, submission)).history, event);
  return both(source, updateContent(submission, event, await linksFor(source), history), history);
}

const contents: Readonly<Record<LetterKind, (source: Source) => Promise<Content>>> = {
  artist: toArtist,
  buyer: toBuyer,
  reply: written,
  opening: written,
  update: updateToBuyer,
};

/** @param readWork without it no letter shows what was ordered */
export const composeFor =
  (mail: MailSettings, readWork: ReadWork | null = null) =>
  async (storage: Storage, letter: Claimed): Promise<Letter> => {
    const submission = await submissionOf(storage, letter.submission_id);
    const content = await contents[letter.kind]({ storage, letter, submission, mail, readWork });
    return { messageId: letter.message_id, from: mail.from, ...content, text: unturned(content.text) };
  };
