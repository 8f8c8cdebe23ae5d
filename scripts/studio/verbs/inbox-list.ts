import { photoFacts, submissions } from '@/server/storage/queries/read';
import { listText, rowsOf } from '../inbox-list';
import { reply, verb } from '../verb';

export const inboxList = verb({
  name: 'inbox list',
  help: { pl: 'co przyszło, od najnowszego', en: 'what came, newest first' },
  example: { pl: 'inbox list', en: 'inbox list' },
  async run(desk) {
    const rows = rowsOf(await submissions(desk.storage), await photoFacts(desk.storage), desk);
    return reply(listText(rows, desk), rows);
  },
});
