import { retryLetters } from '@/server/storage/queries/letters';
import { letterId } from '../arguments';
import { refusal, reply, verb, wrongUse } from '../verb';

export const outboxRetry = verb({
  name: 'outbox retry',
  help: { pl: 'wysyła list jeszcze raz', en: 'sends a letter once more' },
  example: { pl: 'outbox retry 3f2504e0', en: 'outbox retry 3f2504e0' },
  arguments: { id: { ...letterId, optional: true } },
  options: { parked: { help: { pl: 'wszystkie odłożone', en: 'all that are parked' } } },
  async run({ storage, now, words }, { id, parked }) {
    if (!id && !parked) return wrongUse(words('studio.outbox.needsId'));
    const n = await retryLetters(storage, id ? { id: id.trim().toLowerCase() } : { parked: true }, now);
    if (id && n === 0) return refusal(words('studio.outbox.unknown', { id }));
    return reply(words('studio.outbox.retried', { n }), { retried: n });
  },
});
