import { setTimeout as wait } from 'node:timers/promises';
import type { Environment } from '../../platform/environment';
import { limits } from '../../platform/limits';
import { causeOf } from '../../platform/log';
import { sweepFiles } from '../../storage/delivered';
import { type Effects, effects } from '../../storage/effects';
import { remind } from '../../submissions/remind';
import { nightly } from '../../submissions/retention/retain';
import { composeFor } from '../letters/compose';
import { worksIn } from '../letters/letter-picture';
import { smtpTransport } from '../transport/transport';
import { closedCircuit, type Outbox, sendDue } from './send-due';

/** `storage` is called each time, because a damaged file may have been replaced. */
export type Work = Pick<Effects, 'storage' | 'now' | 'log'> &
  Readonly<{
    mail: Pick<Outbox, 'transport' | 'compose'> | null;
    /** Called at every pause; decides by the clock whether something is due. */
    periodicTasks: (work: Pick<Work, 'storage' | 'now' | 'log'>) => Promise<void>;
    pauseMs?: number;
  }>;

/** An error never ends the loop; the same error several times in a row is logged once. */
async function repeat(
  job: () => Promise<void>,
  signal: AbortSignal,
  { log, pauseMs }: Pick<Work, 'log'> & { pauseMs: number },
) {
  let logged: string | null = null;
  while (!signal.aborted) {
    try {
      await job();
      logged = null;
    } catch (error) {
      const cause = causeOf(error);
      if (logged !== cause) log({ event: 'failed', kind: 'outbox', cause });
      logged = cause;
    }
    await wait(pauseMs, undefined, { signal }).catch(() => undefined);
  }
}

/**
 * Several letters in parallel, so that a slow one does not delay the others.
 * @returns stops it: waits at most ten seconds for the letters that are being sent; the next process sends the others
 */
export function startWorker(work: Work): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const { mail, log, pauseMs = limits.outbox.pauseMs } = work;
  const circuit = closedCircuit();
  const stopped = (): boolean => signal.aborted;
  const jobs = [() => work.periodicTasks(work)];
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

/** @param folder of the site, with the pictures of its works. @returns stops it */
export function runOutbox({ mail }: Pick<Environment, 'mail'>, folder: string): () => Promise<void> {
  const letters = mail && { transport: smtpTransport(mail.url), compose: composeFor(mail, worksIn(folder)) };
  const nights = nightly({
    reminders: (storage) => remind(storage, effects),
    files: (storage) => sweepFiles(storage, effects.deliveredFolder()),
  });
  return startWorker({ ...effects, mail: letters, periodicTasks: nights });
}
