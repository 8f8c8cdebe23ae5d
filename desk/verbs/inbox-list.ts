import { listed, tally } from '@/server/storage/queries/listed';
import { listText, rowsOf } from '../inbox-list';
import { reply, verb } from '../verb';

/** As many as a person looks through; a program gets all. */
const most = 50;

export const inboxList = verb({
  name: 'inbox list',
  help: {
    pl: 'co przyszło: najpierw nieprzeczytane, potem od najnowszego; wystarczy samo inbox',
    en: 'what came: unread first, then the newest; inbox alone is enough',
  },
  example: { pl: 'inbox', en: 'inbox' },
  options: {
    all: { help: { pl: `wszystko, nie tylko pierwsze ${most}`, en: `everything, not only the first ${most}` } },
  },
  async run(desk, { all }) {
    const rows = rowsOf(await listed(desk.storage, 'accepted', all || desk.json ? null : most), desk);
    return reply(listText(rows, await tally(desk.storage), desk), rows);
  },
});
