import { photoFacts, submissions } from '@/server/storage/queries/read';
import { exported } from '../inbox-export';
import { jsonText } from '../printable';
import { reply, verb } from '../verb';

export const inboxExport = verb({
  name: 'inbox export',
  help: { pl: 'wszystko oprócz samych zdjęć, jako JSON', en: 'everything but the photos themselves, as JSON' },
  example: { pl: 'inbox export --json', en: 'inbox export --json' },
  async run(desk) {
    const photos = await photoFacts(desk.storage);
    const data = (await submissions(desk.storage)).map((row) => exported(row, photos, desk));
    return reply(jsonText(data), data);
  },
});
