import { writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { photoFacts, photosOf, submissions } from '@/server/storage/queries/read';
import { file, folder, reference } from '../arguments';
import { inFolder, savePhotos } from '../in-folder';
import { exported, inboxCsv } from '../inbox-export';
import { jsonText } from '../printable';
import { withSubmission } from '../submission';
import { refusal, reply, verb, wrongUse } from '../verb';

export const inboxPhotos = verb({
  name: 'inbox photos',
  help: { pl: 'zapisuje zdjęcia w folderze', en: 'saves the photos in a folder' },
  example: { pl: 'inbox photos 2026-0042-K7 --to zdjecia', en: 'inbox photos 2026-0042-K7 --to photos' },
  arguments: { reference },
  options: { to: { ...folder, required: true } },
  run: (desk, { reference: number, to }) =>
    withSubmission(desk, number, async ({ id }) => {
      const { storage, words } = desk;
      const photos = await photosOf(storage, id);
      const saved = { folder: to, saved: photos.length };
      if (photos.length === 0) return reply(words('studio.noPhotos'), saved);
      return inFolder(desk, to, () => {
        const file = savePhotos(to, photos);
        if (file !== null) return refusal(words('studio.exists', { folder: to, file }));
        return reply(words('studio.saved', { folder: to, n: photos.length }), saved);
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
    const { words, json, storage } = desk;
    if (csv && json) return wrongUse(words('studio.csvOrJson'));
    const photos = Map.groupBy(await photoFacts(storage), ({ submission_id }) => submission_id);
    const data = (await submissions(storage)).map((row) => exported(row, photos.get(row.id) ?? [], desk));
    const text = csv ? inboxCsv(data, desk) : jsonText(data);
    if (to === undefined) return reply(text, data);
    return inFolder(desk, dirname(to), () => {
      writeFileSync(to, `${text}\n`, { mode: 0o600 });
      return reply(words('studio.exported', { path: to, n: data.length }), { path: to, submissions: data.length });
    });
  },
});
