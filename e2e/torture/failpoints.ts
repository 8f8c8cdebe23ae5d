import type { Transport } from '@/server/mail/transport/transport';
import type { Effects } from '@/server/storage/effects';

/**
 * The steps at which a process can be made to end, in their order. Each is a side effect that the site has anyway and
 * that the test replaces, so the site's code has no failpoints.
 */
export const failpoints = ['turn', 'number', 'row', 'letter', 'committed', 'sending', 'sent'] as const;
export type Failpoint = (typeof failpoints)[number];

type Trap = (point: Failpoint) => void;

/** Ends this process, as `kill -9` does, when the step is reached for the `time`th time. */
export function trapAt(chosen: Failpoint | null, time: number): Trap {
  let left = time;
  return (point) => {
    if (point !== chosen) return;
    left -= 1;
    if (left === 0) process.kill(process.pid, 'SIGKILL');
  };
}

/** The same function, which calls the trap first. */
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
