/** The edit distance: how many letters must be inserted, deleted or changed to turn one word into the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (let column = 0; column < other.length; column++)
      next.push(
        Math.min(
          (row[column] ?? 0) + (letter === other[column] ? 0 : 1),
          (row[column + 1] ?? 0) + 1,
          (next[column] ?? 0) + 1,
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The known word that was probably meant: at most a third of its letters differ. */
export function meant(word: string, known: readonly string[]): string | undefined {
  const [nearest] = known
    .map((candidate) => ({ candidate, by: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ candidate, by }) => by <= Math.max(1, Math.ceil(candidate.length / 3)))
    .toSorted((one, other) => one.by - other.by);
  return nearest?.candidate;
}
