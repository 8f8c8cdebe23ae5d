import { sleep } from '../send/retry';

/** What tabs say to each other: who has it, and "I". */
type Word = Readonly<{ asked: string } | { held: string }>;

/** How long another tab may take to answer. A tab in the background is slower, and still answers. */
const answerMs = 200;

const held = new Set<string>();
const answers = new Set<string>();
let channel: BroadcastChannel | null = null;

/** Opened with the first question, and kept: what this tab holds has to be said for as long as it is open. */
function tabs(): BroadcastChannel {
  if (channel) return channel;
  const opened = new BroadcastChannel('drafts');
  opened.onmessage = ({ data }: MessageEvent<Word>) => {
    if ('held' in data) answers.add(data.held);
    else if (held.has(data.asked)) opened.postMessage({ held: data.asked } satisfies Word);
  };
  channel = opened;
  return opened;
}

async function isFree(name: string): Promise<boolean> {
  answers.delete(name);
  tabs().postMessage({ asked: name } satisfies Word);
  await sleep(answerMs);
  return !answers.has(name);
}

/**
 * Claims by asking the other tabs, for browsers without locks (plain http). Two tabs that ask at the same moment both
 * get it: that is rarer than a person can be.
 * @param patienceMs how long to ask again
 * @returns false where another tab has it
 */
async function claim(name: string, patienceMs: number): Promise<boolean> {
  const until = Date.now() + patienceMs;
  let free = await isFree(name);
  while (!free && Date.now() < until) free = await isFree(name);
  if (free) held.add(name);
  return free;
}

const release = new Map<string, () => void>();

/**
 * Takes a draft for this tab, until the tab is left: a draft that is open in another tab is not offered here.
 * @param patienceMs how long to wait for a tab that is just being left
 * @returns false where another tab has it. Without locks (plain http) the tabs ask each other
 */
export function takeLock(name: string, patienceMs = 0): Promise<boolean> {
  if (!navigator.locks) return claim(name, patienceMs);
  // Safari knows locks from 15.4, a signal that aborts by itself from 16
  const patience = new AbortController();
  if (patienceMs) setTimeout(() => patience.abort(), patienceMs);
  const options: LockOptions = patienceMs ? { signal: patience.signal } : { ifAvailable: true };
  return new Promise((answer) => {
    const hold = (lock: Lock | null) => {
      answer(lock !== null);
      return lock ? new Promise<void>((done) => void release.set(name, done)) : undefined;
    };
    navigator.locks.request(name, options, hold).catch(({ name }: Error) => answer(name !== 'AbortError'));
  });
}

export function leaveLock(name: string): void {
  held.delete(name);
  release.get(name)?.();
  release.delete(name);
}
