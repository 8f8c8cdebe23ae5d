import { submissions } from '@/server/storage/queries/read';
import { exported } from '../exported';
import { jsonText } from '../terminal';
import { reply, verb } from '../verb';

export const exportAll = verb({
  name: 'export',
  help: 'everything received, as JSON, without the photos themselves',
  async run(desk) {
    const data = [];
    for (const row of await submissions(desk.storage)) data.push(await exported(desk, row));
    return reply(jsonText(data), data);
  },
});
