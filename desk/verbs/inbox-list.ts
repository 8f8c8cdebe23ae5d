import { listed, tally } from '@/server/storage/queries/listed';
import { heldText, lines, listText, rowsOf } from '../inbox-list';
import { search } from '../search';
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

export const inboxQuarantine = verb({
  name: 'inbox quarantine',
  help: { pl: 'co wygląda na wysłane przez automat i czeka', en: "what looks like a machine's work and waits" },
  example: { pl: 'inbox quarantine', en: 'inbox quarantine' },
  async run(desk) {
    const rows = rowsOf(await listed(desk.storage, 'held', null), desk);
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
    const rows = rowsOf(await search(desk.storage, word), desk);
    const { words } = desk;
    if (rows.length === 0) return reply(words('studio.search.none', { word }), rows);
    return reply([words('studio.search.found', { n: rows.length }), '', ...lines(rows, desk)].join('\n'), rows);
  },
});
