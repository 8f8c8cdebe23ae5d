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
// a plain http page
Object.defineProperty(navigator, 'locks', { value: undefined });
afterAll(() => {
  for (const channel of opened) channel.close();
});

type Tab = typeof import('./draft-lock');

/** A tab has its own memory, and speaks to the others. */
function newTab(): Tab {
  let tab: Tab | null = null;
  jest.isolateModules(() => {
    tab = require('./draft-lock');
  });
  return tab as unknown as Tab;
}

test('ORDER-20: without locks one tab has a draft until it lets go, and another one waits as long as it is told', async () => {
  const [first, second] = [newTab(), newTab()];
  expect(await first.takeLock('portrait', 0)).toBe(true);
  expect(await second.takeLock('portrait', 0)).toBe(false);
  expect(await second.takeLock('poster', 0)).toBe(true);
  expect(await first.takeLock('poster', 0)).toBe(false);
  const waiting = second.takeLock('portrait', 60_000);
  first.leaveLock('portrait');
  expect(await waiting).toBe(true);
  expect(await first.takeLock('portrait', 0)).toBe(false);
});
