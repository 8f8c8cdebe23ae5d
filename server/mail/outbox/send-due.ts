import { limits } from '../../platform/limits';
import { causeOf } from '../../platform/log';
import type { Effects } from '../../storage/effects';
import type { Storage } from '../../storage/tables';
import type { Delivery, Letter, Transport } from '../transport/transport';
import { type Claimed, claim, finish } from './lease';

/** A circuit breaker: closed (`probeAt` null) while the mail server answers, else open until the next probe. */
export type Circuit = { probeAt: number | null; isProbing: boolean };

export const closedCircuit = (): Circuit => ({ probeAt: null, isProbing: false });

const open = (circuit: Circuit, now: number): void => {
  circuit.probeAt = now + limits.outbox.probeEveryMs;
};

/**
 * Whether letters may be sent. While the circuit is open, one probe a minute asks the server; an answer closes it. The
 * probe is not a letter, because a letter that breaks every connection would then keep all others waiting.
 */
async function mayTry(circuit: Circuit, transport: Transport, now: () => number): Promise<boolean> {
  if (circuit.probeAt === null) return true;
  const left = circuit.probeAt - now();
  // more than a whole pause is left only if the clock was set back
  if (circuit.isProbing || (left > 0 && left <= limits.outbox.probeEveryMs)) return false;
  circuit.isProbing = true;
  open(circuit, now());
  const isUp = await transport.answers().finally(() => {
    circuit.isProbing = false;
  });
  if (isUp) circuit.probeAt = null;
  return isUp;
}

export type Outbox = Readonly<{
  storage: Storage;
  transport: Transport;
  circuit: Circuit;
  compose: (storage: Storage, letter: Claimed) => Promise<Letter>;
  stopped: () => boolean;
}> &
  Pick<Effects, 'now' | 'log'>;

/** A letter that cannot be composed counts as refused: it is tried again, perhaps by a version that can compose it. */
async function deliver({ storage, transport, compose }: Outbox, letter: Claimed): Promise<Delivery> {
  try {
    return await transport.send(await compose(storage, letter));
  } catch (error) {
    return { state: 'refused', code: causeOf(error) };
  }
}

/** In several tries if the database is busy: a letter whose sending is not stored would be sent twice. */
async function written(outbox: Outbox, letter: Claimed, delivery: Delivery, tries = 3) {
  try {
    return await finish(outbox.storage, letter, delivery, outbox.now());
  } catch (error) {
    if (tries === 0) throw error;
    return written(outbox, letter, delivery, tries - 1);
  }
}

async function sendOne(outbox: Outbox, letter: Claimed): Promise<void> {
  const { circuit, log, now } = outbox;
  const delivery = await deliver(outbox, letter);
  const { state } = await written(outbox, letter, delivery);
  const facts = { id: letter.submission_id, kind: letter.kind, count: letter.attempts };
  if (delivery.state === 'sent') return log({ event: 'letter sent', ...facts });
  log({ event: state === 'parked' ? 'letter parked' : 'letter failed', ...facts, code: delivery.code });
  if (delivery.state !== 'unreachable') return;
  if (circuit.probeAt === null) log({ event: 'mail down', code: delivery.code });
  open(circuit, now());
}

/** Until none is due or the server cannot be reached. May run several times in parallel. */
export async function sendDue(outbox: Outbox): Promise<void> {
  const { circuit, transport, storage, now, log } = outbox;
  const wasOpen = circuit.probeAt !== null;
  if (!(await mayTry(circuit, transport, now))) return;
  if (wasOpen) log({ event: 'mail up' });
  while (!outbox.stopped() && circuit.probeAt === null) {
    const letter = await claim(storage, now());
    if (!letter) return;
    await sendOne(outbox, letter);
  }
}
