import { deliveredFolder, dropFiles } from '@/server/storage/delivered';
import { erasePerson, submissionsBy } from '@/server/storage/queries/person';
import type { Submission } from '@/server/storage/queries/read';
import { scrub } from '@/server/storage/sqlite/scrub';
import { exported } from '../exported';
import { jsonText } from '../terminal';
import { agreed, type Desk, type Reply, refusal, reply, verb } from '../verb';

const logInUse =
  'Erased data may still be in the database’s log, because another program is reading it. Run this command again when that program has ended.';

/** What an erasure answers, once its traces are gone too; also where there was nothing: one before may have left some. */
async function scrubbed({ storage }: Pick<Desk, 'storage'>, erased: Reply): Promise<Reply> {
  return (await scrub(storage)) ? erased : refusal(`${erased.text}\n${logInUse}`);
}

/** Answers for all that a person sent, or that there is nothing. */
async function withPerson(
  { storage }: Pick<Desk, 'storage'>,
  email: string,
  answer: (rows: readonly Submission[]) => Promise<Reply>,
): Promise<Reply> {
  const rows = await submissionsBy(storage, email);
  return rows.length > 0 ? answer(rows) : refusal(`There is nothing for the address ${email}.`);
}

export const personExport = verb({
  name: 'person export',
  place: 'EMAIL',
  help: 'everything about one person, as JSON; the desk has the photos and files as well',
  run: (desk, email) =>
    withPerson(desk, email, async (rows) => {
      const data = await Promise.all(rows.map((row) => exported(desk, row)));
      return reply(jsonText(data), data);
    }),
});

export const personErase = verb({
  name: 'person erase',
  place: 'EMAIL',
  help: 'erases everything about one person',
  options: { yes: 'does not ask' },
  async run(desk, email, { yes = false }) {
    const { storage } = desk;
    const erased = await withPerson(desk, email, async (rows) => {
      const question = `Messages from ${email}: ${rows.length}. They will be erased for good, with their photos and letters. Type yes to erase: `;
      if (!(await agreed(desk, question, yes)))
        return refusal('Nothing was erased, because the answer was not “yes”. --yes erases without asking.');
      const done = await erasePerson(
        storage,
        rows.map(({ id, order_id }) => order_id ?? id),
      );
      const { erased = 0, stay = 0, files = [] } = done ?? {};
      await dropFiles(storage, deliveredFolder(desk.settings().dataFolder), files);
      const stays = stay > 0 ? [`Accepted or paid ones stay until they are done: ${stay}`] : [];
      return reply([`Messages erased: ${erased}`, ...stays].join('\n'), { erased, stay });
    });
    return scrubbed(desk, erased);
  },
});
