type Table = Readonly<Record<string, unknown>>;
const isTable = (value: unknown): value is Table =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The program's sentences with the artist's in their places, key by key. */
export function laidOver(sentences: unknown, own: unknown): unknown {
  if (own === undefined) return sentences;
  if (!isTable(sentences) || !isTable(own)) return own;
  const changed = Object.entries(own).map(([key, value]) => [key, laidOver(sentences[key], value)]);
  return { ...sentences, ...Object.fromEntries(changed) };
}

/** The keys of the artist's sentences that the program does not have. */
export const unknownSentences = (sentences: unknown, own: unknown): readonly (readonly string[])[] =>
  isTable(sentences) && isTable(own)
    ? Object.entries(own).flatMap(([key, inner]) =>
        key in sentences ? unknownSentences(sentences[key], inner).map((path) => [key, ...path]) : [[key]],
      )
    : [];
