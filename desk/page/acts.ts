import type { Submission } from '@/server/storage/queries/read';

type Name = 'quote' | 'reply' | 'in-work' | 'declined' | 'photos' | 'release';

/** What the artist may do next, as it is typed. */
type Act = Readonly<{ name: Name; command: string }>;

/** Whether it is an order, and how many photos came with it. */
type Facts = Readonly<{ isOrder: boolean; photos: number }>;

const act = (name: Name, typed: string): Act => ({ name, command: `npm run studio -- inbox ${typed}` });

/** The commands below a submission, with its number filled in. */
export function actsOf({ reference, quarantine }: Submission, { isOrder, photos }: Facts): readonly Act[] {
  return [
    ...(quarantine === null ? [] : [act('release', `release ${reference}`)]),
    ...(isOrder ? [act('quote', `quote ${reference} --price 450 --by 2026-12-20 --note "…"`)] : []),
    act('reply', `reply ${reference}`),
    ...(isOrder ? [act('in-work', `mark ${reference} in-work`), act('declined', `mark ${reference} declined`)] : []),
    ...(photos > 0 ? [act('photos', `photos ${reference} --to zdjecia`)] : []),
  ];
}
