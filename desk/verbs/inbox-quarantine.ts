import { listed } from '@/server/storage/queries/listed';
import { heldText, rowsOf } from '../inbox-list';
import { reply, verb } from '../verb';

export const inboxQuarantine = verb({
  name: 'inbox quarantine',
  help: { pl: 'co wygląda na wysłane przez automat i czeka', en: "what looks like a machine's work and waits" },
  example: { pl: 'inbox quarantine', en: 'inbox quarantine' },
  async run(desk) {
    const rows = rowsOf(await listed(desk.storage, 'held', null), desk);
    return reply(heldText(rows, desk), rows);
  },
});
