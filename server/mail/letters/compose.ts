import { z } from 'zod';
import { isMailbox } from '@/domain/contact-hints';
import type { MailSettings } from '../../platform/environment';
import { type LetterRow, lettersOf } from '../../storage/queries/letters';
import { type PhotoFacts, photoFactsOf, photosOf, type Submission, submissionOf } from '../../storage/queries/read';
import type { LetterKind, Storage } from '../../storage/tables';
import { pack } from '../../submissions/letters-for';
import { plain } from '../../submissions/views/say';
import type { Claimed } from '../outbox/lease';
import type { Letter } from '../transport/transport';
import { artistSubject, artistText } from './artist-letter';
import { buyerText, confirmationOf } from './buyer-letter';

type Content = Pick<Letter, 'to' | 'replyTo' | 'subject' | 'text' | 'attachments'>;
type Source = Readonly<{ storage: Storage; letter: Claimed; submission: Submission; mail: MailSettings }>;

/**
 * The name of an attached file is ours, never the visitor's. It contains the reference, so that a saved file can be
 * found.
 */
const attachmentOf =
  ({ reference }: Submission) =>
  ({ position, bytes }: { position: number; bytes: Buffer }) => ({
    filename: `${reference}-${String(position).padStart(2, '0')}.jpg`,
    content: bytes,
  });

/**
 * The positions of the photos in each letter to the artist: as stored with the letter, or packed now for older letters.
 */
function positionsIn(letters: readonly LetterRow[], facts: readonly PhotoFacts[]): readonly (readonly number[])[] {
  const packed = pack(facts.map(({ size }) => size));
  return letters
    .filter(({ kind }) => kind === 'artist')
    .toSorted((one, other) => one.part - other.part)
    .map(({ part, photos }) =>
      photos === null
        ? (packed[part - 1] ?? []).flatMap((index) => facts[index]?.position ?? [])
        : z.array(z.number()).parse(JSON.parse(photos)),
    );
}

async function toArtist({ storage, letter, submission, mail }: Source): Promise<Content> {
  const facts = await photoFactsOf(storage, submission.id);
  const positions = positionsIn(await lettersOf(storage, submission.id), facts);
  const photos = await photosOf(storage, submission.id, positions[letter.part - 1] ?? []);
  const tooLarge = facts.filter(({ position }) => !positions.flat().includes(position));
  const part = { part: letter.part, parts: letter.parts, photos: photos.length, tooLarge };
  const { email } = submission;
  return {
    to: mail.to,
    replyTo: email !== null && isMailbox(email) ? email : null,
    subject: artistSubject(submission, part),
    text: artistText(submission, part),
    attachments: photos.map(attachmentOf(submission)),
  };
}

async function toBuyer({ letter, submission, mail }: Source): Promise<Content> {
  const to = letter.to_address ?? '';
  // it was checked when it was stored, and is checked once more before it is put into a header
  if (!isMailbox(to)) throw new TypeError('a confirmation without a mailbox');
  const confirmation = confirmationOf(submission);
  const text = buyerText(submission, confirmation, mail.siteUrl);
  return { to, replyTo: mail.to, subject: plain(confirmation.subject), text, attachments: [] };
}

const contents: Readonly<Record<LetterKind, (source: Source) => Promise<Content>>> = {
  artist: toArtist,
  buyer: toBuyer,
};

/** Composes a letter from the stored submission, at the moment of sending. */
export const composeFor =
  (mail: MailSettings) =>
  async (storage: Storage, letter: Claimed): Promise<Letter> => {
    const submission = await submissionOf(storage, letter.submission_id);
    const content = await contents[letter.kind]({ storage, letter, submission, mail });
    return { messageId: letter.message_id, from: mail.from, ...content };
  };
