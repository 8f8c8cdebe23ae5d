import { deliveredFolder, dropFiles } from '@/server/storage/delivered';
import { erasePerson, submissionsBy } from '@/server/storage/queries/person';
import type { Submission } from '@/server/storage/queries/read';
import { scrub } from '@/server/storage/sqlite/scrub';
import { exported } from '../exported';
import { jsonText } from '../terminal';
import { agreed, type Desk, type Reply, refusal, reply, verb } from '../verb';

/** What an erasure says, once its traces are gone too; also where there was nothing: one before may have left some. */
async function scrubbed({ storage, words }: Pick<Desk, 'storage' | 'words'>, said: Reply): Promise<Reply> {
  return (await scrub(storage)) ? said : refusal(`${said.text}\n${words('studio.logInUse')}`);
}

/** Answers for all that a person sent, or that there is nothing. */
async function withPerson(
  { storage, words }: Pick<Desk, 'storage' | 'words'>,
  email: string,
  answer: (rows: readonly Submission[]) => Promise<Reply>,
): Promise<Reply> {
  const rows = await submissionsBy(storage, email);
  return rows.length > 0 ? answer(rows) : refusal(words('studio.person.none', { email }));
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
    const { storage, words } = desk;
    const erased = await withPerson(desk, email, async (rows) => {
      const question = words('studio.person.ask', { email, n: rows.length });
      if (!(await agreed(desk, question, yes))) return refusal(words('studio.person.kept'));
      const done = await erasePerson(
        storage,
        rows.map(({ id, order_id }) => order_id ?? id),
      );
      const { erased = 0, stay = 0, files = [] } = done ?? {};
      await dropFiles(storage, deliveredFolder(desk.settings().dataFolder), files);
      const stays = stay > 0 && words('studio.person.stay', { n: stay });
      return reply([words('studio.person.erased', { n: erased }), stays].filter(Boolean).join('\n'), { erased, stay });
    });
    return scrubbed(desk, erased);
  },
});
