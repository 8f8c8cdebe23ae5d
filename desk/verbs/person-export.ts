import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lettersOf } from '@/server/storage/queries/letters';
import { eventsOf } from '@/server/storage/queries/order-events';
import { photoFactsOf, photosOf, type Submission } from '@/server/storage/queries/read';
import { email, folder } from '../arguments';
import { historyData } from '../history';
import { inFolder } from '../in-folder';
import { exported, iso } from '../inbox-export';
import { withPerson } from '../person';
import { jsonText } from '../printable';
import { savePhotos } from '../save-photos';
import { type Desk, reply, verb } from '../verb';

async function everythingOf(desk: Desk, row: Submission): Promise<object> {
  const letters = await lettersOf(desk.storage, row.id);
  return {
    ...exported(row, await photoFactsOf(desk.storage, row.id), desk),
    history: historyData(await eventsOf(desk.storage, row.id)),
    letters: letters.map(({ kind, part, state, sent_at }) => ({ kind, part, state, sent: iso(sent_at) })),
  };
}

export const personExport = verb({
  name: 'person export',
  help: { pl: 'wszystko o jednej osobie, jako JSON', en: 'everything about one person, as JSON' },
  example: { pl: 'person export anna@poczta.example', en: 'person export anna@mail.example' },
  arguments: { email },
  options: {
    to: { ...folder, help: { pl: 'folder, do którego trafią też zdjęcia', en: 'a folder, for the photos too' } },
  },
  run: (desk, { email: address, to }) =>
    withPerson(desk, address, async (rows) => {
      const data = await Promise.all(rows.map((row) => everythingOf(desk, row)));
      const text = jsonText(data);
      if (to === undefined) return reply(text, data);
      const kept = await Promise.all(
        rows.map(async ({ id, reference }) => ({ reference, photos: await photosOf(desk.storage, id) })),
      );
      return inFolder(desk, to, () => {
        const file = join(to, 'data.json');
        writeFileSync(file, `${text}\n`);
        for (const { reference, photos } of kept) if (photos.length > 0) savePhotos(join(to, reference), photos);
        return reply(file, { file });
      });
    }),
});
