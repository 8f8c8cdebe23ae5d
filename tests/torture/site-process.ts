import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { Failpoint } from './failpoints';

/** What a site said until it was ended. */
export type Told = Readonly<{ asked: Set<string>; answered: Map<string, string>; refused: string[] }>;

export type Site = Readonly<{
  /** Lets the visitors in. */
  go: () => void;
  /** Lets each visitor finish what is begun, and nothing more. */
  enough: () => void;
  /** RequestIdentity so many visitors were answered. */
  answered: (count: number) => Promise<void>;
  kill: (signal: 'SIGKILL' | 'SIGTERM') => void;
  done: Promise<unknown>;
  ended: Promise<Told>;
}>;

type Child = ChildProcessByStdio<Writable, Readable, null>;

function listen(child: Child): { told: Told; ready: Promise<void>; done: Promise<void> } {
  const told: Told = { asked: new Set(), answered: new Map(), refused: [] };
  const [ready, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const hear: Readonly<Record<string, (errand: string, word: string) => void>> = {
    ready: () => ready.resolve(),
    done: () => done.resolve(),
    asked: (errand) => void told.asked.add(errand),
    answered: (errand, id) => void told.answered.set(errand, id),
    refused: (errand, status) => void told.refused.push(`${errand} ${status}`),
  };
  createInterface({ input: child.stdout }).on('line', (line) => {
    const [what = '', errand = '', word = ''] = line.split(' ');
    hear[what]?.(errand, word);
  });
  child.once('close', () => ready.reject(new Error('a site ended before it began')));
  return { told, ready: ready.promise, done: done.promise };
}

/** The visitors by name: those of one name send the very same, at whatever site. */
export type Task = Readonly<{
  visitors: readonly string[];
  /** Of each visitor. */
  visits: number;
  /** Where the site ends by itself, and at which time there. */
  point: Failpoint | null;
  time: number;
}>;

/** Starts a site and waits until it stands. */
export async function startSite(task: Task, env: Readonly<Record<string, string>>): Promise<Site> {
  const args = ['--import', 'tsx', 'tests/torture/site.ts', JSON.stringify(task)];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.on('error', () => undefined);
  const ended = once(child, 'close');
  const { told, ready, done } = listen(child);
  await ready;
  return {
    go: () => void child.stdin.write('go\n'),
    enough: () => void child.stdin.write('enough\n'),
    async answered(count) {
      while (told.answered.size < count && child.exitCode === null && child.signalCode === null) await wait(2);
    },
    kill: (signal) => void child.kill(signal),
    done: Promise.race([done, ended]),
    ended: ended.then(() => told),
  };
}
