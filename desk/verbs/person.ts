import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deliveredIn } from '@/domain/order/delivery';
import { deliveredFolder, deliveredOf, dropFiles } from '@/server/storage/delivered';
import { eventsOf } from '@/server/storage/queries/order-events';
import { erasePerson, submissionsBy } from '@/server/storage/queries/person';
import { photosOf, type Submission } from '@/server/storage/queries/read';
import { scrub } from '@/server/storage/sqlite/scrub';
import { exported } from '../exported';
import { inFolder, savePhotos } from '../in-folder';
import { jsonText } from '../terminal';
import { agreed, type Desk, type Reply, refusal, reply, verb } from '../verb';

/** What an erasure says, once its traces are gone too; also where there was nothing: one before may have left some. */
async function scrubbed({ storage, words }: Pick<Desk, 'storage' | 'words'>, said: Reply): Promise<Reply> {
  return (await scrub(storage)) ? said : refusal(`${said.text}\n${words('studio.logInUse')}`);
}

/** What was handed over with an order: what the buyer knows it by, and where it lies. */
async function deliveredFilesOf({ storage, settings }: Pick<Desk, 'storage' | 'settings'>, id: string) {
  const kept = await deliveredOf(storage, id);
  return deliveredIn({ events: await eventsOf(storage, id) }).flatMap(({ name, position }) => {
    const file = kept.find((one) => one.position === position);
    return file ? [{ name, path: join(deliveredFolder(settings().dataFolder), file.id) }] : [];
  });
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
  help: 'everything about one person, as JSON',
  options: { to: 'a folder, for the photos and files too' },
  run: (desk, email, { to }) =>
    withPerson(desk, email, async (rows) => {
      const data = await Promise.all(rows.map((row) => exported(desk, row)));
      const text = jsonText(data);
      if (to === undefined) return reply(text, data);
      const kept = await Promise.all(
        rows.map(async ({ id, reference }) => ({
          ...{ reference, photos: await photosOf(desk.storage, id) },
          files: await deliveredFilesOf(desk, id),
        })),
      );
      return inFolder(desk, to, () => {
        const file = join(to, 'data.json');
        writeFileSync(file, `${text}\n`, { mode: 0o600 });
        for (const { reference, photos, files } of kept) {
          if (photos.length > 0) savePhotos(join(to, reference), photos);
          for (const { name, path } of files) copyFileSync(path, join(to, name));
        }
        return reply(file, { file });
      });
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
