import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lettersOf } from '@/server/storage/queries/letters';
import { erasePerson, submissionsBy } from '@/server/storage/queries/person';
import { photoFactsOf, photosOf, type Submission } from '@/server/storage/queries/read';
import type { Storage } from '@/server/storage/tables';
import { plain, words } from '@/server/submissions/views/say';
import { type Asked, type Commands, type Reply, refusal, reply } from './command';
import { inFolder } from './in-folder';
import { exported, iso } from './inbox-export';
import { jsonText } from './printable';
import { savePhotos } from './save-photos';
import { scrubbed } from './scrubbed';

async function withPerson(
  { storage, reference: email }: Pick<Asked, 'storage' | 'reference'>,
  answer: (email: string, rows: readonly Submission[]) => Promise<Reply>,
): Promise<Reply> {
  if (!email) return refusal(words('studio.person.needsEmail'));
  const rows = await submissionsBy(storage, email);
  return rows.length > 0 ? answer(email, rows) : refusal(words('studio.person.none', { email }));
}

async function everythingOf(storage: Storage, row: Submission): Promise<object> {
  const letters = await lettersOf(storage, row.id);
  return {
    ...exported(row, await photoFactsOf(storage, row.id)),
    letters: letters.map(({ kind, part, state, sent_at }) => ({ kind, part, state, sent: iso(sent_at) })),
  };
}

const exportOne = ({ to, ...asked }: Asked): Promise<Reply> =>
  withPerson(asked, async (_, rows) => {
    const all = await Promise.all(rows.map((row) => everythingOf(asked.storage, row)));
    const text = jsonText(all);
    if (!to) return reply(text);
    const kept = await Promise.all(
      rows.map(async ({ id, reference }) => ({ reference, photos: await photosOf(asked.storage, id) })),
    );
    return inFolder(to, () => {
      writeFileSync(join(to, 'data.json'), `${text}\n`);
      for (const { reference, photos } of kept) if (photos.length > 0) savePhotos(join(to, reference), photos);
      return reply(join(to, 'data.json'));
    });
  });

const eraseAsked = ({ yes, ask, ...asked }: Asked): Promise<Reply> =>
  withPerson(asked, async (email, { length: n }) => {
    const said = yes ? words('studio.person.answer') : await ask?.(plain(words('studio.person.ask', { email, n })));
    if (said?.trim().toLowerCase() !== words('studio.person.answer')) return refusal(words('studio.person.kept'));
    return reply(words('studio.person.erased', { n: await erasePerson(asked.storage, email) }));
  });

const erase = async (asked: Asked): Promise<Reply> => scrubbed(asked.storage, await eraseAsked(asked));

export const personCommands: Commands = { 'person export': exportOne, 'person erase': erase };
