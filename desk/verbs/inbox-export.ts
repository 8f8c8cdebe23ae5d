import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listed } from '@/server/storage/queries/listed';
import { photoFacts, photosOf, submissions } from '@/server/storage/queries/read';
import { workList } from '@/server/submissions/work';
import { file, folder, reference } from '../arguments';
import { inFolder, savePhotos } from '../in-folder';
import { exported, inboxCsv, standingOf } from '../inbox-export';
import { rowsOf } from '../inbox-list';
import { jsonText } from '../printable';
import { withSubmission } from '../submission';
import { refusal, reply, verb, wrongUse } from '../verb';

export const inboxPhotos = verb({
  name: 'inbox photos',
  help: {
    pl: 'zapisuje zdjęcia w folderze, w jego podfolderze o tym numerze',
    en: 'saves the photos in a folder, in one of that number',
  },
  example: { pl: 'inbox photos 2026-0042-K7 --to zdjecia', en: 'inbox photos 2026-0042-K7 --to photos' },
  arguments: { reference },
  options: { to: { ...folder, required: true } },
  run: (desk, { reference: number, to }) =>
    withSubmission(desk, number, async ({ id, reference: known }) => {
      const { storage, words } = desk;
      const photos = await photosOf(storage, id);
      // of many orders in one folder none is in the way of another
      const folder = join(to, known);
      const saved = { folder, saved: photos.length };
      if (photos.length === 0) return reply(words('studio.noPhotos'), saved);
      return inFolder(desk, to, () => {
        const file = savePhotos(folder, photos);
        if (file !== null) return refusal(words('studio.exists', { folder, file }));
        return reply(words('studio.saved', { folder, n: photos.length }), saved);
      });
    }),
});

export const inboxExport = verb({
  name: 'inbox export',
  help: {
    pl: 'wszystko oprócz samych zdjęć, jako JSON albo tabela CSV',
    en: 'everything but the photos themselves, as JSON or a CSV table',
  },
  example: { pl: 'inbox export --csv --to zgloszenia.csv', en: 'inbox export --csv --to submissions.csv' },
  options: {
    csv: { help: { pl: 'tabela dla arkusza kalkulacyjnego', en: 'a table for a spreadsheet' } },
    to: { ...file, help: { pl: 'zapisuje w tym pliku', en: 'writes into that file' } },
  },
  async run(desk, { csv, to }) {
    const { words, json, storage, now } = desk;
    if (csv && json) return wrongUse(words('studio.csvOrJson'));
    const photos = Map.groupBy(await photoFacts(storage), ({ submission_id }) => submission_id);
    const all = [...(await listed(storage, 'accepted')), ...(await listed(storage, 'held'))];
    const rows = new Map(rowsOf(all, desk, await workList(storage, now)).map((row) => [row.reference, row]));
    const data = (await submissions(storage)).map((row) => ({
      ...exported(row, photos.get(row.id) ?? [], desk),
      ...standingOf(rows.get(row.reference)),
    }));
    const text = csv ? inboxCsv(data, desk) : jsonText(data);
    if (to === undefined) return reply(text, data);
    return inFolder(desk, dirname(to), () => {
      writeFileSync(to, `${text}\n`, { mode: 0o600 });
      return reply(words('studio.exported', { path: to, n: data.length }), { path: to, submissions: data.length });
    });
  },
});
