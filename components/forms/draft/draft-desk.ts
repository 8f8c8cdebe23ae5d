import { limits } from '@/domain/limits';
import { uuid } from '../send/ids';
import { deviceStorage, draftMark, tabStorage } from './browser-storage';

const release = new Map<string, () => void>();

/**
 * Takes a draft for this tab, until the tab is left: a draft that is open in another tab is not offered here.
 * @param patienceMs how long to wait for a tab that is just being left
 * @returns false where another tab has it; without locks (plain http) no tab knows of another
 */
async function takeLock(name: string, patienceMs = 0): Promise<boolean> {
  if (!navigator.locks) return true;
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

function leaveLock(name: string): void {
  release.get(name)?.();
  release.delete(name);
}

/** `at`: when it was last changed, ms since 1970. */
export type StoredText = Readonly<{ at: number; text: string }>;

/** Where a draft is kept now. `tab`: until the tab is closed; null: nowhere. */
export type KeptIn = 'device' | 'tab' | null;

const keptMs = limits.draftDays * 24 * 60 * 60 * 1000;
/** As long as a page takes to be gone after its successor has begun. */
const patienceMs = 1_000;
const offName = 'drafts-off';

/** Whether the visitor asked that nothing is kept on this device. */
export const keepingIsOff = (): boolean => deviceStorage.read(offName) !== null;

function parsed(json: string | null): StoredText | null {
  try {
    const { at, text } = JSON.parse(json ?? 'null');
    return typeof at === 'number' && typeof text === 'string' && Date.now() - at < keptMs ? { at, text } : null;
  } catch {
    return null;
  }
}

/** The tab's copy is there only where the device took none, so it is newer. */
const readStored = (name: string): StoredText | null =>
  parsed(tabStorage.read(name)) ?? parsed(deviceStorage.read(name));

const drop = (name: string) => {
  deviceStorage.remove(name);
  tabStorage.remove(name);
};

/** The drafts on this device whose names begin so, without those that are too old: these are deleted. */
export function storedDrafts(form = ''): readonly (StoredText & { name: string })[] {
  const names = new Set([deviceStorage, tabStorage].flatMap((storage) => storage.names(draftMark + form)));
  return [...names].flatMap((name) => {
    const stored = readStored(name);
    if (!stored) drop(name);
    return stored ? [{ ...stored, name }] : [];
  });
}

/** From now on this device keeps no draft, of no form; each tab keeps its own. */
export function turnKeepingOff(): void {
  deviceStorage.write(offName, '1');
  for (const name of deviceStorage.names(draftMark)) deviceStorage.remove(name);
}
export const turnKeepingOn = (): void => deviceStorage.remove(offName);

const pointerTo = (form: string): string => `open-draft:${form}`;

/** Lets this tab's next desk of the form go on with a draft, or with a copy of it where another tab has it open. */
export const goOnWith = (form: string, name: string): boolean => tabStorage.write(pointerTo(form), name);

/**
 * Where one form's draft is kept: on the device, under an id that this tab knows. Another tab has another draft; a
 * closed tab's draft is found again by the next one.
 * @param form the form's name; drafts of another form are not seen
 * @param look false: begins another draft, whatever is kept
 */
export async function openDesk(form: string, look = true) {
  const pointer = pointerTo(form);
  const nameOfNew = () => `${draftMark}${form}:${uuid()}`;
  let name = nameOfNew();
  let stored: StoredText | null | '' = null;
  let left: number | null = null;

  async function find(): Promise<void> {
    const open = tabStorage.read(pointer);
    stored = open && readStored(open);
    if (open && stored) {
      // held by another tab: this one is its copy, and goes on under a name of its own
      if (await takeLock(open, patienceMs)) name = open;
      else await takeLock(name);
      return;
    }
    const newestFirst = [...storedDrafts(`${form}:`)].sort((a, b) => b.at - a.at);
    for (const draft of newestFirst) {
      if (!(await takeLock(draft.name))) continue;
      [name, stored, left] = [draft.name, draft, draft.at];
      return;
    }
    await takeLock(name);
  }

  // a page that holds a lock is not kept for the way back
  const leave = () => leaveLock(name);
  const comeBack = async ({ persisted }: PageTransitionEvent) => {
    if (persisted && !(await takeLock(name, patienceMs))) window.location.reload();
  };

  await (look ? find() : takeLock(name));
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', comeBack);

  const desk = {
    /** What was kept when the desk was opened. */
    stored: (stored || null) as StoredText | null,
    /** When a tab that is closed left it, ms since 1970; null where it is this tab's own. */
    left: left as number | null,

    /** Whether this is the draft of that name. */
    has: (other: string) => other === name,

    /** Makes it this tab's draft: a reload brings it back without asking. */
    keepHere(): boolean {
      return tabStorage.write(pointer, name);
    },

    /** Keeps a draft in place of the one before. */
    write(text: string): KeptIn {
      const json = JSON.stringify({ at: Date.now(), text });
      if (!keepingIsOff() && deviceStorage.write(name, json)) {
        tabStorage.remove(name);
        desk.keepHere();
        return 'device';
      }
      return tabStorage.write(name, json) && desk.keepHere() ? 'tab' : null;
    },

    /** Deletes the draft. The next one is written in its place. */
    clear(): void {
      drop(name);
      tabStorage.remove(pointer);
    },

    /** Leaves the draft where it is, and begins another one beside it. */
    async beginAnother(): Promise<void> {
      leaveLock(name);
      name = nameOfNew();
      await takeLock(name);
    },

    /** No draft is written here any more. */
    close(): void {
      leaveLock(name);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
    },
  };
  return desk;
}

export type Desk = Awaited<ReturnType<typeof openDesk>>;
