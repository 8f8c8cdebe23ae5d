import { limits } from '../../platform/limits';
import type { Transport } from '../transport/transport';

/** Whether the mail server is reachable, as far as this process knows. */
export type Circuit = { probeAt: number | null };

export const closedCircuit = (): Circuit => ({ probeAt: null });

export const open = (circuit: Circuit, now: number): void => {
  circuit.probeAt = now + limits.outbox.probeEveryMs;
};

/**
 * Whether letters may be tried: always while the server answered, and again once one probe a minute was answered. A probe
 * is no letter, so that a letter that breaks every connection cannot keep the others back.
 */
export async function mayTry(circuit: Circuit, transport: Transport, now: () => number): Promise<boolean> {
  if (circuit.probeAt === null) return true;
  if (now() < circuit.probeAt) return false;
  // first the next probe, so that two do not go out at once
  open(circuit, now());
  if (!(await transport.answers())) return false;
  circuit.probeAt = null;
  return true;
}
