import type { z } from 'zod';
import type { OrderDraft } from '@/domain/order/order';
import type { Price } from '@/domain/order/price';
import type { Problem } from '@/domain/problems';
import type { Locale } from '@/i18n/locales';
import type { PlacedEvent } from '../storage/queries/order-events';
import type { Submission } from '../storage/queries/read';
import type { Saved } from '../storage/queries/repetition';
import type { Storage } from '../storage/tables';
import type { FileRules } from './received';

export type Received = Readonly<{
  fields: Readonly<Record<string, string>>;
  photos: number;
  /** What the request says of itself, before its fields are checked. */
  language: Locale;
}>;

export type Parsed = Readonly<
  { ok: true; language: Locale; fields: object; photos: number } | { ok: false; problem: Problem }
>;

/** A label and its answer, and what the artist should know about it. */
export type Entry = readonly [label: string, text: string, note?: string];

export type Description = Readonly<{
  heading: string;
  /** For a letter: what kind of thing it is about where there are several, and the sender's initials where there is a name. */
  subject: readonly string[];
  /** The reference of the order that it is about, if any; its letter names this one. */
  order?: string;
  row: Readonly<{ what: string; name: string; price: string }>;
  sections: readonly (readonly [heading: string, entries: readonly Entry[]])[];
}>;

/**
 * One line of a confirmation. `isTyped`: it is a stranger's text, and the letter makes its links and lines harmless; `isLink`: it is an
 * address of ours or the artist's.
 */
export type ConfirmedLine = Readonly<{ label: string; text: string; isTyped?: boolean; isLink?: true }>;

/** What its sender is sent to keep, in their language. The letter adds the date, how to reach the artist, and the names. */
export type Confirmation = Readonly<{
  subject: string;
  thanks: string;
  heading: string;
  lines: readonly ConfirmedLine[];
  sections: readonly (readonly [heading: string, lines: readonly ConfirmedLine[]])[];
  next: string;
  /** For whoever did not send it. */
  notYou: string;
}>;

export type OrderCard = Readonly<{
  title: string;
  /** What one calls it, with the title of the work. */
  name: string;
  details: string;
  wish: string;
  /** What it is drawn from; null where the shop no longer has what was chosen. */
  choice: Pick<OrderDraft, 'variant' | 'medium' | 'size' | 'attributes' | 'destination'> &
    Readonly<{ type: OrderDraft['type'] | null; isWall?: true }>;
  /** The id of the artwork that is ordered, or of the sample; null where there is none. */
  artwork: number | null;
  /** The price that the form showed; null where it showed none. */
  quoted: Price | null;
  /** The number of the order in whose parcel it goes. */
  parcel?: string;
}>;

export type StoredSubmission = Readonly<{
  /** Whose it is: the address as it was typed, whatever that is; null where there is none. */
  email: string | null;
  describe: (locale: Locale) => Description;
  /** `at`: when it was received, in ms. Null: its sender is sent nothing. The artist always gets a letter. */
  confirm: ((locale: Locale, reference: string, at: number) => Confirmation) | null;
  /** Null: it is no order, and has no private page. */
  order: ((locale: Locale) => OrderCard) | null;
}>;

/** The event that a submission adds to its order, why it cannot, or the earlier submission that it repeats. */
export type Followed = Readonly<{ fields: object; about?: PlacedEvent } | { problem: Problem } | { before: Saved }>;

/** `joins`: the order in whose parcel it goes, and the place of that event there; `isTrusted`: that one is not held as spam. */
export type Joined = Readonly<{ fields: object; joins?: Pick<PlacedEvent, 'id' | 'position'>; isTrusted?: boolean }>;

export type StoredKind = Readonly<{
  stored: z.ZodType<StoredSubmission>;
  /** @returns the time in ms before which submissions have passed their retention (TRUST-23) */
  keptSince: (now: number) => number;
}>;

/** `at`: when it was received, in ms. `isWritten`: whether a letter goes to its sender. */
export type Arrived = Readonly<{ at: number; isWritten: boolean }>;

/** `text` stands where a letter can reach the sender; `always` before it, whatever the address. */
export type SentHead = Readonly<{ heading: string; always?: string; text: string }>;

/** One kind of submission that visitors send: all that differs from kind to kind. */
export type SubmissionKind = StoredKind &
  Readonly<{
    path: string;
    /** The largest body, in bytes. */
    bodyBytes: number;
    /** Null where no file comes along: then the body is JSON. */
    files: FileRules | null;
    /** What was sent with what the sender need not say again, as a private link shows them that; before all checks. */
    filled?: (fields: Received['fields'], storage: Storage) => Promise<Received['fields']>;
    parse: (received: Received) => Parsed;
    /** Asked again where something else happened to the order that it joins. */
    join?: (
      fields: object,
      storage: Storage,
      withdrawalOf: (storage: Storage, order: Submission) => Promise<Submission | null>,
    ) => Promise<Joined>;
    /**
     * Where it is about an order: finds that by the parsed fields, and gives the fields as they are stored. Without a `key`
     * the order's history shows what is a repetition.
     */
    follow?: (fields: object, storage: Storage, now: number, key?: string | null) => Promise<Followed>;
    /** Why what was sent cannot be taken, as storage knows and no page does yet. */
    refused?: (fields: object, storage: Storage) => Promise<Problem | null>;
    /** Whatever it looks like, its letters leave at once: the law gives its sender a receipt. */
    neverHeld?: true;
    /** The page after sending without script, where there is more to say than thanks. Orders have their private page. */
    sent?: (locale: Locale, about: Arrived) => SentHead;
  }>;
