import { meant } from '@/build/check/issues';
import { slugOf } from './slug';

type Names<Id extends string> = Readonly<Record<Id, readonly string[]>>;

const known = <Id extends string>(names: Names<Id>) =>
  (Object.keys(names) as Id[]).flatMap((id) => [id, ...names[id]].map((name) => ({ id, name: slugOf(name) })));

/** Which of these is called so, in any letters, or is the only one whose name begins so. For what acts at once. */
export function called<Id extends string>(typed: string, names: Names<Id>): Id | undefined {
  const word = slugOf(typed);
  const all = known(names);
  const begun = new Set(all.filter(({ name }) => word.length > 2 && name.startsWith(word)).map(({ id }) => id));
  return all.find(({ name }) => name === word)?.id ?? (begun.size === 1 ? [...begun][0] : undefined);
}

/**
 * Which of these is meant: the one that is called so, else the nearest. For what is shown before it is done.
 * @example named('Pejzaż', { landscapes: ['Pejzaże', 'Landscapes'], portraits: ['Portrety'] }) // 'landscapes'
 */
export function named<Id extends string>(typed: string, names: Names<Id>): Id | undefined {
  const word = slugOf(typed);
  const all = known(names);
  const near = meant(
    word,
    all.map(({ name }) => name),
  );
  return called(typed, names) ?? all.find(({ name }) => word !== '' && name === near)?.id;
}
