import { claim, disclaim } from './draft-claims';

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
  disclaim(name);
  release.get(name)?.();
  release.delete(name);
}
