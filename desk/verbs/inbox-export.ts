import { writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { photoFacts, submissions } from '@/server/storage/queries/read';
import { file } from '../arguments';
import { inFolder } from '../in-folder';
import { inboxCsv } from '../inbox-csv';
import { exported } from '../inbox-export';
import { jsonText } from '../printable';
import { reply, verb, wrongUse } from '../verb';

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
