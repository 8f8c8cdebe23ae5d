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
  language: Locale;
}>;

export type Parsed = Readonly<
  { ok: true; language: Locale; fields: object; photos: number } | { ok: false; problem: Problem }
>;

/** `note`: what the artist should know about the answer. */
export type Entry = readonly [label: string, text: string, note?: string];

export type Description = Readonly<{
  heading: string;
  /** For a letter: the kind of thing, where there are several, and the sender's initials. */
  subject: readonly string[];
  /** The reference of the order that it is about; its letter names this one. */
  order?: string;
  row: Readonly<{ what: string; name: string; price: string }>;
  sections: readonly (readonly [heading: string, entries: readonly Entry[]])[];
}>;

/** `isTyped`: a stranger's text, whose links and lines the letter makes harmless; `isLink`: an address of ours or the artist's. */
export type ConfirmedLine = Readonly<{ label: string; text: string; isTyped?: boolean; isLink?: true }>;

/** In the sender's language. The letter adds the date, how to reach the artist, and the names. */
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
  /** With the title of the work. */
  name: string;
  details: string;
  wish: string;
  /** For its drawing; null where the shop no longer has what was chosen. */
  choice: Pick<OrderDraft, 'variant' | 'medium' | 'size' | 'attributes' | 'destination'> &
    Readonly<{ type: OrderDraft['type'] | null; isWall?: true }>;
  /** The id of the artwork that is ordered, or of the sample. */
  artwork: number | null;
  /** The price that the form showed. */
  quoted: Price | null;
  /** The reference of the order in whose parcel it goes. */
  parcel?: string;
}>;

export type StoredSubmission = Readonly<{
  /** As it was typed, whatever that is. */
  email: string | null;
  describe: (locale: Locale) => Description;
  /** `at`: when it was received, in ms. Null: its sender is sent nothing. The artist always gets a letter. */
  confirm: ((locale: Locale, reference: string, at: number) => Confirmation) | null;
  /** Null: it is no order, and has no private page. */
  order: ((locale: Locale) => OrderCard) | null;
}>;

export type Following = Readonly<{
  now: number;
  key: string | null;
  isWithdrawn: (storage: Storage, order: Submission) => Promise<boolean>;
}>;

export type Followed = Readonly<{ fields: object; about?: PlacedEvent } | { problem: Problem } | { before: Saved }>;

/** `joins`: the order in whose parcel it goes; `isTrusted`: that one is not held as spam. */
export type Joined = Readonly<{ fields: object; joins?: Pick<PlacedEvent, 'id' | 'position'>; isTrusted?: boolean }>;

export type StoredKind = Readonly<{
  stored: z.ZodType<StoredSubmission>;
  /** @returns the time in ms before which submissions have passed their retention (TRUST-23) */
  retainedSince: (now: number) => number;
}>;

/** `text`: where a letter can reach the sender; `always` comes before it, whatever the address. */
export type SentHead = Readonly<{ heading: string; always?: string; text: string }>;

/** All that differs from kind to kind. */
export type SubmissionKind = StoredKind &
  Readonly<{
    path: string;
    bodyBytes: number;
    /** Null: the body is JSON. */
    files: FileRules | null;
    /** Before all checks: adds what the sender's private link shows already. */
    filled?: (fields: Received['fields'], storage: Storage) => Promise<Received['fields']>;
    parse: (received: Received) => Parsed;
    /** Called again where something else happened to the order that it joins. */
    join?: (
      fields: object,
      storage: Storage,
      withdrawalOf: (storage: Storage, order: Submission) => Promise<Submission | null>,
    ) => Promise<Joined>;
    /**
     * Where it is about an order: finds that by the parsed fields, and gives the fields as they are stored. Without a `key`
     * the order's history shows what is a repetition.
     */
    follow?: (fields: object, storage: Storage, about: Following) => Promise<Followed>;
    /** As storage knows and no page does yet. */
    refused?: (fields: object, storage: Storage) => Promise<Problem | null>;
    /** Its letters leave at once: the law gives its sender a receipt. */
    neverHeld?: true;
    /** The page after sending without script, where it says more than thanks. `isWritten`: a letter goes to the sender. */
    sent?: (locale: Locale, about: Readonly<{ at: number; isWritten: boolean }>) => SentHead;
  }>;
