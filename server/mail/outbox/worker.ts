import { setTimeout as wait } from 'node:timers/promises';
import { limits } from '../../platform/limits';
import { causeOf } from '../../platform/log';
import type { Effects } from '../../storage/effects';
import { closedCircuit } from './circuit';
import { type Outbox, sendDue } from './send-due';

/** What the worker is made of. `storage` is asked each time: one that was damaged may have been put right. */
export type Work = Pick<Effects, 'storage' | 'now' | 'log'> &
  Readonly<{
    /** Null without a mail server: letters then wait in the outbox. */
    mail: Pick<Outbox, 'transport' | 'compose'> | null;
    /** What else is to be done now and then; looks at the clock itself. */
    chores: (work: Pick<Work, 'storage' | 'now' | 'log'>) => Promise<void>;
    pauseMs?: number;
  }>;

/** Does a job again and again until told to stop. What goes wrong is told once in a row and never ends the loop. */
async function repeat(
  job: () => Promise<void>,
  signal: AbortSignal,
  { log, pauseMs }: Pick<Work, 'log'> & { pauseMs: number },
) {
  let told: string | null = null;
  while (!signal.aborted) {
    try {
      await job();
      told = null;
    } catch (error) {
      const cause = causeOf(error);
      if (told !== cause) log({ event: 'failed', kind: 'outbox', cause });
      told = cause;
    }
    await wait(pauseMs, undefined, { signal }).catch(() => undefined);
  }
}

/**
 * Sends the letters of the outbox as they become due, several side by side, so that a slow one holds up nobody.
 * @returns how to stop: what is being sent is finished, but within ten seconds; what is not, another process sends later
 */
export function startWorker(work: Work): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const { mail, log, pauseMs = limits.outbox.pauseMs } = work;
  const circuit = closedCircuit();
  const stopped = (): boolean => signal.aborted;
  const jobs = [() => work.chores(work)];
  if (mail) {
    const send = async () => sendDue({ ...work, ...mail, storage: await work.storage(), circuit, stopped });
    jobs.push(...Array.from({ length: limits.outbox.atOnce }, () => send));
  }
  const ended = Promise.all(jobs.map((job) => repeat(job, signal, { log, pauseMs })));
  return async () => {
    stopping.abort();
    const late = new AbortController();
    await Promise.race([ended, wait(limits.outbox.stopMs, undefined, { signal: late.signal }).catch(() => undefined)]);
    late.abort();
  };
}
