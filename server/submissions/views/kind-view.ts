/** A label and its answer, and what the artist should know about it. */
export type Entry = readonly [label: string, text: string, note?: string];

/** How one kind of message is shown; all else is the same for every kind. Takes the stored JSON. */
export type KindView = Readonly<{
  heading: string;
  /** What kind of thing it is about where there are several, and the sender's initials where there is a name. */
  subject: (fields: string) => readonly string[];
  row: (fields: string) => Readonly<{ what: string; name: string; price: string }>;
  sections: (fields: string) => readonly (readonly [heading: string, entries: readonly Entry[]])[];
}>;
