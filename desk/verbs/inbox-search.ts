import { lines, rowsOf } from '../inbox-list';
import { search } from '../search';
import { reply, verb } from '../verb';

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
