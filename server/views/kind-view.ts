/** A label and its answer, and what the artist should know about it. */
export type Entry = readonly [label: string, text: string, note?: string];

/** How one kind of message is shown; all else is the same for every kind. Takes the stored JSON. */
export type KindView = Readonly<{
  heading: string;
  row: (fields: string) => Readonly<{ what: string; name: string; price: string }>;
  sections: (fields: string) => readonly (readonly [heading: string, entries: readonly Entry[]])[];
}>;
