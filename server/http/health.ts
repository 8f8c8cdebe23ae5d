import { limits } from '../platform/limits';
import { yearInWarsaw } from '../platform/warsaw';
import type { Effects } from '../storage/effects';
import { takeNumber } from '../storage/queries/reference';
import { hasFreeSpace } from '../storage/space';
import type { Storage } from '../storage/tables';

/** Commits, where most faults show; adding 0 uses up no number. @throws the error that a form would get */
export const tryToWrite = (storage: Storage, at: number): Promise<unknown> =>
  storage.transaction().execute((transaction) => takeNumber(transaction, yearInWarsaw(at), 0));

type Sources = Pick<Effects, 'storage' | 'freeBytes' | 'now'>;

async function takesForms({ storage, freeBytes, now }: Sources): Promise<boolean> {
  try {
    const free = await freeBytes();
    // the test write would fit where a form does not
    if (free < limits.health.formBytes || !hasFreeSpace({ photos: 0, free })) return false;
    await tryToWrite(await storage(), now());
    return true;
  } catch {
    return false;
  }
}

const checks = new WeakMap<Sources, { at: number; ok: Promise<boolean> }>();

/** Requests during a check, or shortly after a success, share its result, so that they cannot keep the disk busy. */
function checked(effects: Sources): Promise<boolean> {
  const last = checks.get(effects);
  if (last && performance.now() - last.at < limits.health.keptMs) return last.ok;
  const ok = takesForms(effects);
  checks.set(effects, { at: performance.now(), ok });
  // after a failure everybody checks again, so that health is green with the next form
  void ok.then((isOk) => isOk || checks.delete(effects));
  return ok;
}

/** 200 if the site can take what visitors send, else 503 (API-11). */
export async function answerHealth(effects: Sources): Promise<Response> {
  const ok = await checked(effects);
  return Response.json({ ok }, { status: ok ? 200 : 503, headers: { 'Cache-Control': 'no-store' } });
}
