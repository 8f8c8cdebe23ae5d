import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { asText, letterIn, replyDraft } from '@/server/mail/letters/reply-letter';
import { deskFile } from '@/server/storage/desk-folder';
import type { Submission } from '@/server/storage/queries/read';
import { type Desk, refusal } from './verb';

type Written = Readonly<{ letter: NonNullable<ReturnType<typeof letterIn>> }>;
type Refusal = ReturnType<typeof refusal>;

/** The file of a letter that was begun. */
export const begunIn = (dataFolder: string, { reference }: Submission): string =>
  deskFile(dataFolder, reference, 'txt');

/** The artist's letter: from a file that is ready, or from the editor, where one that was begun before goes on. */
export async function writeLetter(
  { words, settings, edit }: Desk,
  submission: Submission,
  ready: string | undefined,
): Promise<Written | Refusal> {
  const { reference } = submission;
  const path = ready ?? begunIn(settings().dataFolder, submission);
  if (ready === undefined) {
    const draft = asText(replyDraft(submission), submission);
    if (!existsSync(path)) writeFileSync(path, draft, { mode: 0o600 });
    if (!(await edit(path))) return refusal(words('studio.reply.noEditor', { reference }));
  } else if (!existsSync(path)) return refusal(words('studio.reply.noFile', { file: path }));
  const letter = letterIn(readFileSync(path, 'utf8'), submission);
  return letter ? { letter } : refusal(words('studio.reply.unfinished'));
}
