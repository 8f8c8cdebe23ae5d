import { markRead, photoFacts, photosOf, type Submission, submissionBy, submissions } from '@/server/storage/read';
import type { Storage } from '@/server/storage/tables';
import { words } from '@/server/views/say';
import { exportText } from './inbox-export';
import { listText } from './inbox-list';
import { showText } from './inbox-show';
import { savePhotos } from './save-photos';

/** What to print, and whether it is what was asked for. */
export type Reply = Readonly<{ ok: boolean; text: string }>;
export type Asked = Readonly<{ storage: Storage; reference: string | undefined; to: string | undefined; now: number }>;

const reply = (text: string): Reply => ({ ok: true, text });
const refusal = (text: string): Reply => ({ ok: false, text });

async function withSubmission(
  { storage, reference }: Pick<Asked, 'storage' | 'reference'>,
  answer: (submission: Submission) => Promise<Reply>,
): Promise<Reply> {
  if (!reference) return refusal(words('studio.needsReference'));
  const submission = await submissionBy(storage, reference);
  return submission ? answer(submission) : refusal(words('studio.unknownReference', { reference }));
}

const list = async ({ storage }: Asked): Promise<Reply> =>
  reply(listText(await submissions(storage), await photoFacts(storage)));

const show = ({ now, ...asked }: Asked): Promise<Reply> =>
  withSubmission(asked, async (submission) => {
    const photos = await photoFacts(asked.storage);
    const own = photos.filter(({ submission_id }) => submission_id === submission.id);
    const text = showText(submission, own);
    await markRead(asked.storage, submission.id, now);
    return reply(text);
  });

const photos = ({ to: folder, ...asked }: Asked): Promise<Reply> =>
  withSubmission(asked, async ({ id }) => {
    if (!folder) return refusal(words('studio.needsFolder'));
    const found = await photosOf(asked.storage, id);
    if (found.length === 0) return reply(words('studio.noPhotos'));
    const file = savePhotos(folder, found);
    if (file !== null) return refusal(words('studio.exists', { folder, file }));
    return reply(words('studio.saved', { folder, n: found.length }));
  });

const everything = async ({ storage }: Asked): Promise<Reply> =>
  reply(exportText(await submissions(storage), await photoFacts(storage)));

/** The artist's commands, as they are typed. */
export const commands: Readonly<Record<string, (asked: Asked) => Promise<Reply>>> = {
  'inbox list': list,
  'inbox show': show,
  'inbox photos': photos,
  'inbox export': everything,
};
