import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { build } from 'esbuild';
import type { Failpoint } from './failpoints';

/** What a site printed until it ended: the names of requests sent, the ids answered, and refusals. */
export type SiteReport = Readonly<{ asked: Set<string>; answered: Map<string, string>; refused: string[] }>;

export type Site = Readonly<{
  /** Lets the visitors start. */
  go: () => void;
  /** Lets each visitor finish the current request and stop. */
  enough: () => void;
  /** Resolves when so many requests were answered, or the site has ended. */
  answered: (count: number) => Promise<void>;
  kill: (signal: 'SIGKILL' | 'SIGTERM') => void;
  done: Promise<unknown>;
  ended: Promise<SiteReport>;
}>;

type Child = ChildProcessByStdio<Writable, Readable, null>;

function listen(child: Child): { report: SiteReport; ready: Promise<void>; done: Promise<void> } {
  const report: SiteReport = { asked: new Set(), answered: new Map(), refused: [] };
  const [ready, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const handlers: Readonly<Record<string, (name: string, word: string) => void>> = {
    ready: () => ready.resolve(),
    done: () => done.resolve(),
    asked: (name) => void report.asked.add(name),
    answered: (name, id) => void report.answered.set(name, id),
    refused: (name, status) => void report.refused.push(`${name} ${status}`),
  };
  createInterface({ input: child.stdout }).on('line', (line) => {
    const [what = '', name = '', word = ''] = line.split(' ');
    handlers[what]?.(name, word);
  });
  child.once('close', () => ready.reject(new Error('a site ended before it began')));
  return { report, ready: ready.promise, done: done.promise };
}

/** `visitors`: their names; visitors of the same name send the same requests, at any site. */
export type Task = Readonly<{
  visitors: readonly string[];
  /** Requests of each visitor. */
  visits: number;
  /** The step at which the site ends itself, when it is reached for the `time`th time. */
  point: Failpoint | null;
  time: number;
}>;

/** Bundled, a site starts in half the time that its sources take, and it is started again and again. @returns its file */
async function bundle(): Promise<string> {
  const outfile = `test-results/torture-site-${process.pid}.mjs`;
  const how = { bundle: true, packages: 'external', platform: 'node', format: 'esm', logLevel: 'warning' } as const;
  const loader = { '.css': 'empty' } as const;
  await build({ entryPoints: ['e2e/torture/site.ts'], outfile, loader, ...how });
  return outfile;
}
let bundled: Promise<string> | undefined;

/** Starts a site and waits until it is ready. */
export async function startSite(task: Task, env: Readonly<Record<string, string>>): Promise<Site> {
  bundled ??= bundle();
  const child = spawn(process.execPath, [await bundled, JSON.stringify(task)], {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.on('error', () => undefined);
  const ended = once(child, 'close');
  const { report, ready, done } = listen(child);
  await ready;
  return {
    go: () => void child.stdin.write('go\n'),
    enough: () => void child.stdin.write('enough\n'),
    async answered(count) {
      while (report.answered.size < count && child.exitCode === null && child.signalCode === null) await wait(2);
    },
    kill: (signal) => void child.kill(signal),
    done: Promise.race([done, ended]),
    ended: ended.then(() => report),
  };
}
