import type { Updateable } from 'kysely';
import type { Storage, Tables } from '../../storage/tables';
import type { Delivery } from '../transport/transport';
import type { Claimed } from './claim';
import { waitAfter } from './schedule';

type Change = Updateable<Tables['letters']>;

function refused({ attempts }: Claimed, code: string, now: number): Change {
  const wait = waitAfter(attempts);
  if (wait === null) return { state: 'parked', last_code: code };
  return { state: 'waiting', last_code: code, next_at: now + wait };
}

/** A server that cannot be reached is not the letter's fault, so the attempt does not count. */
const unreachable = ({ attempts }: Claimed, code: string, now: number): Change => ({
  state: 'waiting',
  last_code: code,
  attempts: attempts - 1,
  next_at: now,
});

function changeFor(letter: Claimed, delivery: Delivery, now: number): Change {
  if (delivery.state === 'sent') return { state: 'sent', last_code: null, sent_at: now };
  return (delivery.state === 'refused' ? refused : unreachable)(letter, delivery.code, now);
}

/**
 * Stores the result of sending a letter, if this process still has its lease: after it ran out, another may have it.
 * @returns the letter's new state
 */
export async function finish(storage: Storage, letter: Claimed, delivery: Delivery, now: number): Promise<Change> {
  const change = changeFor(letter, delivery, now);
  await storage
    .updateTable('letters')
    .set({ ...change, leased_until: null })
    .where('id', '=', letter.id)
    .where('state', '=', 'leased')
    .where('leased_until', '=', letter.leased_until)
    .execute();
  return change;
}
