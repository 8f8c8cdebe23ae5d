import type { Transport } from '@/server/mail/transport/transport';
import type { Effects } from '@/server/storage/effects';

/**
 * The steps at which a process can be made to end, in their order. Each is a call to the outside that the step makes
 * anyway, so the site itself knows nothing of this.
 */
export const failpoints = ['turn', 'number', 'row', 'letter', 'committed', 'sending', 'sent'] as const;
export type Failpoint = (typeof failpoints)[number];

type Trap = (point: Failpoint) => void;

/** Ends this process, as by `kill -9`, when the step is reached for the given time. */
export function trapAt(chosen: Failpoint | null, time: number): Trap {
  let left = time;
  return (point) => {
    if (point !== chosen) return;
    left -= 1;
    if (left === 0) process.kill(process.pid, 'SIGKILL');
  };
}

/** The same function, with a trap before it. */
const after =
  <In extends readonly unknown[], Out>(trap: () => void, go: (...given: In) => Out) =>
  (...given: In): Out => {
    trap();
    return go(...given);
  };

export const trappedEffects = (effects: Effects, trap: Trap): Effects => ({
  ...effects,
  now: after(() => trap('turn'), effects.now),
  random: after(() => trap('number'), effects.random),
  uuid: after(() => trap('row'), effects.uuid),
  mailHost: after(() => trap('letter'), effects.mailHost),
  log: ({ event }) => {
    if (event === 'received') trap('committed');
  },
});

export const trappedTransport = (transport: Transport, trap: Trap): Transport => ({
  ...transport,
  async send(letter) {
    trap('sending');
    const delivery = await transport.send(letter);
    trap('sent');
    return delivery;
  },
});
