import { messages } from '@/messages';
import type { Received } from '../in-process/smtp-sink';
import type { Ordered } from './orders';

type Bought = Ordered & Readonly<{ reference: string }>;
type Letter = readonly [to: string, subject: string, photos: number];

export const artist = 'anna@studio.example';

const { letter, studio } = messages.pl;

/** The part before the colon, which has the reference; the rest describes the order. */
const numberOf = (subject: string): string => subject.split(':')[0] ?? '';

/** The two letters of an order: to the artist in Polish with the photos, to the buyer in the buyer's language. */
export const lettersFor = ({ email, locale, reference, photos }: Bought): readonly Letter[] => [
  [artist, letter.subject.replace('{what}', studio.order).replace('{reference}', reference), photos.length],
  [email, numberOf(messages[locale].letter.buyer.subject).replace('{reference}', reference), 0],
];

export const inShort = ({ to, letter: { subject, files } }: Received): Letter => [
  to,
  numberOf(subject),
  Object.keys(files).length,
];
