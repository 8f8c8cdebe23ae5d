import { meant } from '@/build/check/spelling';
import { slugOf } from './slug';

/**
 * Which of these is meant: one of its names, in any letters; else the one name that begins so; else the nearest.
 * @example named('Pejzaż', { landscapes: ['Pejzaże', 'Landscapes'], portraits: ['Portrety'] }) // 'landscapes'
 */
export function named<Id extends string>(
  typed: string,
  names: Readonly<Record<Id, readonly string[]>>,
): Id | undefined {
  const word = slugOf(typed);
  const all = (Object.keys(names) as Id[]).flatMap((id) =>
    [id, ...names[id]].map((name) => ({ id, name: slugOf(name) })),
  );
  const exact = all.find(({ name }) => name === word);
  const begun = new Set(all.filter(({ name }) => word.length > 2 && name.startsWith(word)).map(({ id }) => id));
  if (exact || begun.size > 1) return exact?.id;
  const near = meant(
    word,
    all.map(({ name }) => name),
  );
  return [...begun][0] ?? all.find(({ name }) => word !== '' && name === near)?.id;
}
