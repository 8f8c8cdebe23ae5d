import { randomUUID } from 'node:crypto';
import { environment } from '@/server/platform/environment';
import {
  markRead,
  photoFacts,
  photosOf,
  type Submission,
  submissionBy,
  submissions,
} from '@/server/storage/queries/read';
import { storedIn } from '@/server/submissions/registry';
import { release } from '@/server/submissions/release';
import { words } from '@/server/submissions/views/say';
import { type Asked, type Commands, type Reply, refusal, reply } from './command';
import { inFolder } from './in-folder';
import { exportText } from './inbox-export';
import { listText } from './inbox-list';
import { showText } from './inbox-show';
import { savePhotos } from './save-photos';

async function withSubmission(
  { storage, reference }: Pick<Asked, 'storage' | 'reference'>,
  answer: (submission: Submission) => Promise<Reply>,
): Promise<Reply> {
  if (!reference) return refusal(words('studio.needsReference'));
  const submission = await submissionBy(storage, reference);
  return submission ? answer(submission) : refusal(words('studio.unknownReference', { reference }));
}

/** A newer version has written it: it stays unread and held back until that one looks at it. */
const unreadable = ({ kind }: Submission): string => words('studio.unreadable.text', { kind });

const list = async ({ storage }: Asked): Promise<Reply> =>
  reply(listText(await submissions(storage), await photoFacts(storage)));

const show = ({ now, ...asked }: Asked): Promise<Reply> =>
  withSubmission(asked, async (submission) => {
    const photos = await photoFacts(asked.storage);
    const own = photos.filter(({ submission_id }) => submission_id === submission.id);
    const stored = storedIn(submission);
    if (!stored) return refusal(unreadable(submission));
    const text = showText(submission, stored.describe('pl'), own);
    await markRead(asked.storage, submission.id, now);
    return reply(text);
  });

const photos = ({ to: folder, ...asked }: Asked): Promise<Reply> =>
  withSubmission(asked, async ({ id }) => {
    if (!folder) return refusal(words('studio.needsFolder'));
    const found = await photosOf(asked.storage, id);
    if (found.length === 0) return reply(words('studio.noPhotos'));
    return inFolder(folder, () => {
      const file = savePhotos(folder, found);
      if (file !== null) return refusal(words('studio.exists', { folder, file }));
      return reply(words('studio.saved', { folder, n: found.length }));
    });
  });

const letGo = ({ now, ...asked }: Asked): Promise<Reply> =>
  withSubmission(asked, async (submission) => {
    const { reference } = submission;
    if (!storedIn(submission)) return refusal(unreadable(submission));
    const sender = { now: () => now, uuid: randomUUID, mailHost: () => environment().mailHost };
    const released = await release(asked.storage, submission, sender);
    return reply(words(released ? 'studio.held.released' : 'studio.held.not', { reference }));
  });

const everything = async ({ storage }: Asked): Promise<Reply> =>
  reply(exportText(await submissions(storage), await photoFacts(storage)));

export const inboxCommands: Commands = {
  'inbox list': list,
  'inbox show': show,
  'inbox photos': photos,
  'inbox release': letGo,
  'inbox export': everything,
};
