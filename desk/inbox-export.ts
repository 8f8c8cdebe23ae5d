import type { PhotoFacts, Submission } from '@/server/storage/queries/read';
import { jsonIn, storedIn } from '@/server/submissions/kinds';
import { plain } from '@/server/submissions/views/say';
import type { Language } from './verb';

export const iso = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

/** One message with its labels, where this version can read it, and what is known of its photos. */
export function exported(submission: Submission, photos: readonly PhotoFacts[], { locale, words }: Language) {
  const { id, kind, reference, language, fields, created_at, read_at } = submission;
  const stored = storedIn(submission);
  const description = stored?.describe(locale);
  const sections = description?.sections ?? [];
  return {
    ...{ id, kind, reference, language, received: iso(created_at), read: iso(read_at) },
    heading: description?.heading ?? words('studio.unreadable.row'),
    fields: jsonIn(fields),
    labels: sections.flatMap(([, entries]) =>
      entries.map(([label, value]) => ({ label: plain(label), value: plain(value) })),
    ),
    ...(stored === null && { unreadable: words('studio.unreadable.text', { kind }) }),
    photos: photos.map(({ position, name, width, height, size, sha256 }) => ({
      position,
      name,
      width,
      height,
      size,
      sha256,
    })),
  };
}
