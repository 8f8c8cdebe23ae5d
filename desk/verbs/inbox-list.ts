import { heldCount, listed } from '@/server/storage/queries/listed';
import { plain } from '@/server/submissions/views/say';
import { workList } from '@/server/submissions/work';
import { heldText, lines, rowsOf } from '../inbox-list';
import { search } from '../search';
import { reply, verb } from '../verb';
import { workLines, workText } from '../work-list';

export const inboxList = verb({
  name: 'inbox list',
  help: {
    pl: 'co jest do zrobienia i na kiedy; wystarczy samo inbox',
    en: 'what there is to do, and by when; inbox alone is enough',
  },
  example: { pl: 'inbox', en: 'inbox' },
  options: {
    all: { help: { pl: 'także to, co załatwione', en: 'also what is done' } },
  },
  async run(desk, { all }) {
    const { storage, now, json } = desk;
    const works = await workList(storage, now);
    const rows = json ? rowsOf(await listed(storage, 'accepted'), desk, works) : [];
    return reply(workText(works, all, await heldCount(storage), desk), rows);
  },
});

export const inboxQuarantine = verb({
  name: 'inbox quarantine',
  help: { pl: 'co wygląda na wysłane przez automat i czeka', en: "what looks like a machine's work and waits" },
  example: { pl: 'inbox quarantine', en: 'inbox quarantine' },
  async run(desk) {
    const rows = rowsOf(await listed(desk.storage, 'held'), desk);
    return reply(heldText(rows, desk), rows);
  },
});

export const inboxSearch = verb({
  name: 'inbox search',
  help: { pl: 'szuka we wszystkim, także bez polskich znaków', en: 'searches everything, with or without accents' },
  example: { pl: 'inbox search toruń', en: 'inbox search torun' },
  arguments: {
    word: { name: { pl: 'SŁOWO', en: 'WORD' }, help: { pl: 'szukane słowo', en: 'a word to search for' } },
  },
  async run(desk, { word }) {
    const { words, storage, now } = desk;
    const found = await search(storage, word);
    const works = await workList(storage, now);
    const rows = rowsOf(found, desk, works);
    if (rows.length === 0) return reply(words('studio.search.none', { word }), rows);
    const ids = new Set(found.flatMap(({ id, order_id }) => order_id ?? id));
    const hits = works.filter(({ submission }) => ids.has(submission.id));
    const held = rows.filter((row) => row.held !== null);
    const n = hits.length + held.length;
    const text = [
      words('studio.search.found', { n }),
      ...(hits.length > 0 ? ['', ...workLines(hits, desk)] : []),
      ...(held.length > 0 ? ['', words('studio.page.held'), ...lines(held, desk)] : []),
    ];
    return reply(plain(text.join('\n')), rows);
  },
});
