import { draftMs } from '@/domain/limits';
import { deviceStorage, draftMark, tabStorage } from './browser-storage';

/** `at`: when it was last changed, ms since 1970. */
type StoredText = Readonly<{ at: number; text: string }>;

/** Where a draft is kept now. `tab`: until the tab is closed; null: nowhere. */
export type KeptIn = 'device' | 'tab' | null;

const offName = 'drafts-off';
const ownName = (name: string): string => `own-${draftMark}${name}`;

/** Whether the visitor asked that nothing is kept on this device. */
export const keepingIsOff = (): boolean => deviceStorage.read(offName) !== null;

function parsed(json: string | null): StoredText | null {
  try {
    const { at, text } = JSON.parse(json ?? 'null');
    return typeof at === 'number' && typeof text === 'string' && Date.now() - at < draftMs ? { at, text } : null;
  } catch {
    return null;
  }
}

/** The tab's copy is there only where the device took none, so it is newer. */
const stored = (key: string): StoredText | null => parsed(tabStorage.read(key)) ?? parsed(deviceStorage.read(key));

function drop(key: string): void {
  deviceStorage.remove(key);
  tabStorage.remove(key);
}

/** The one draft of that name; `isOwn`: this tab has changed it, or gone on with it. */
export function readDraft(name: string): (StoredText & Readonly<{ isOwn: boolean }>) | null {
  const draft = stored(draftMark + name);
  return draft && { ...draft, isOwn: tabStorage.read(ownName(name)) !== null };
}

/** Lets a reload bring it back without a word. */
export const markOwn = (name: string): boolean => tabStorage.write(ownName(name), '1');

/** Keeps a draft in place of the one before, which may be another tab's: the last change counts. */
export function writeDraft(name: string, text: string): KeptIn {
  const key = draftMark + name;
  const json = JSON.stringify({ at: Date.now(), text });
  markOwn(name);
  if (!keepingIsOff() && deviceStorage.write(key, json)) {
    tabStorage.remove(key);
    return 'device';
  }
  return tabStorage.write(key, json) ? 'tab' : null;
}

export function dropDraft(name: string): void {
  drop(draftMark + name);
  tabStorage.remove(ownName(name));
}

/** The drafts on this device whose names begin so, without those that are too old: these are deleted. */
export function storedDrafts(beginning = ''): readonly (StoredText & Readonly<{ name: string }>)[] {
  const keys = new Set([deviceStorage, tabStorage].flatMap((storage) => storage.names(draftMark + beginning)));
  return [...keys].flatMap((key) => {
    const draft = stored(key);
    if (!draft) drop(key);
    return draft ? [{ ...draft, name: key.slice(draftMark.length) }] : [];
  });
}

/** From now on this device keeps no draft, of no form; each tab keeps its own. */
export function turnKeepingOff(): void {
  deviceStorage.write(offName, '1');
  for (const key of deviceStorage.names(draftMark)) deviceStorage.remove(key);
}
export const turnKeepingOn = (): void => deviceStorage.remove(offName);
