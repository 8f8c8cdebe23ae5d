import { limits } from '../../platform/limits';
import type { Transport } from '../transport/transport';

/** A circuit breaker: closed (`probeAt` null) while the mail server answers, else open until the next probe. */
export type Circuit = { probeAt: number | null };

export const closedCircuit = (): Circuit => ({ probeAt: null });

export const open = (circuit: Circuit, now: number): void => {
  circuit.probeAt = now + limits.outbox.probeEveryMs;
};

/**
 * Whether letters may be sent. While the circuit is open, one probe a minute asks the server; an answer closes it. The
 * probe is not a letter, because a letter that breaks every connection would then keep all others waiting.
 */
export async function mayTry(circuit: Circuit, transport: Transport, now: () => number): Promise<boolean> {
  if (circuit.probeAt === null) return true;
  const left = circuit.probeAt - now();
  // more than a whole pause is left only where the clock was set back
  if (left > 0 && left <= limits.outbox.probeEveryMs) return false;
  // sets the time of the next probe before this one, so that no second one runs at the same time
  open(circuit, now());
  if (!(await transport.answers())) return false;
  circuit.probeAt = null;
  return true;
}
