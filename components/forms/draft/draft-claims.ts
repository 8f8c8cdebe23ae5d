import { sleep } from './browser-clock';

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
export async function claim(name: string, patienceMs: number): Promise<boolean> {
  const until = Date.now() + patienceMs;
  let free = await isFree(name);
  while (!free && Date.now() < until) free = await isFree(name);
  if (free) held.add(name);
  return free;
}

export const disclaim = (name: string) => held.delete(name);
