import { BroadcastChannel } from 'node:worker_threads';

const opened: BroadcastChannel[] = [];
Object.assign(globalThis, {
  BroadcastChannel: class extends BroadcastChannel {
    constructor(name: string) {
      super(name);
      opened.push(this);
    }
  },
});
afterAll(() => {
  for (const channel of opened) channel.close();
});

type Tab = typeof import('./draft-claims');

/** A tab has its own memory, and speaks to the others. */
function newTab(): Tab {
  let tab: Tab | null = null;
  jest.isolateModules(() => {
    tab = require('./draft-claims');
  });
  return tab as unknown as Tab;
}

test('ORDER-20: without locks one tab has a draft until it lets go, and another one waits as long as it is told', async () => {
  const [first, second] = [newTab(), newTab()];
  expect(await first.claim('portrait', 0)).toBe(true);
  expect(await second.claim('portrait', 0)).toBe(false);
  expect(await second.claim('poster', 0)).toBe(true);
  expect(await first.claim('poster', 0)).toBe(false);
  const waiting = second.claim('portrait', 60_000);
  first.disclaim('portrait');
  expect(await waiting).toBe(true);
  expect(await first.claim('portrait', 0)).toBe(false);
});
