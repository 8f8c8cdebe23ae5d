import { draftMs } from '@/domain/limits';
import { deviceStorage, draftMark, tabStorage } from './browser-storage';

/** `at`: when it was last changed, ms since 1970. */
type Stored = Readonly<{ at: number; draft: object }>;

/** Where a draft is stored. `tab`: until the tab is closed; `off`: there, as the visitor asked; null: nowhere. */
export type StoredIn = 'device' | 'tab' | 'off' | null;

const offName = 'drafts-off';
const ownName = (name: string): string => `own-${draftMark}${name}`;

export const keepingIsOff = (): boolean => deviceStorage.read(offName) !== null;

function parsed(json: string | null): Stored | null {
  try {
    const { at, text } = JSON.parse(json ?? '');
    return Date.now() - at < draftMs ? { at, draft: Object(JSON.parse(text)) } : null;
  } catch {
    return null;
  }
}

/** The tab's copy is there only where the device took none, so it is newer. */
const stored = (key: string): Stored | null => parsed(tabStorage.read(key)) ?? parsed(deviceStorage.read(key));

function drop(key: string): void {
  deviceStorage.remove(key);
  tabStorage.remove(key);
}

/** The one draft of that name; `isOwn`: this tab has changed it, or gone on with it. */
export function readDraft(name: string): (Stored & Readonly<{ isOwn: boolean }>) | null {
  const draft = stored(draftMark + name);
  return draft && { ...draft, isOwn: tabStorage.read(ownName(name)) !== null };
}

/** Lets a reload bring it back without a word. */
export const markOwn = (name: string): boolean => tabStorage.write(ownName(name), '1');

/** Stores a draft in place of the one before, which may be another tab's: the last change counts. */
export function writeDraft(name: string, draft: object): StoredIn {
  const key = draftMark + name;
  const json = JSON.stringify({ at: Date.now(), text: JSON.stringify(draft) });
  const isOff = keepingIsOff();
  markOwn(name);
  if (!isOff && deviceStorage.write(key, json)) {
    tabStorage.remove(key);
    return 'device';
  }
  const isInTab = tabStorage.write(key, json);
  return isOff ? 'off' : isInTab ? 'tab' : null;
}

export function dropDraft(name: string): void {
  drop(draftMark + name);
  tabStorage.remove(ownName(name));
}

/** The drafts on this device; those that are too old are deleted. */
export const storedDrafts = (): readonly object[] =>
  [deviceStorage, tabStorage]
    .flatMap(({ names }) => names(draftMark))
    .flatMap((key) => {
      const found = stored(key);
      if (!found) drop(key);
      return found ? [found.draft] : [];
    });

export function turnKeeping(on: boolean): void {
  if (on) deviceStorage.remove(offName);
  else {
    deviceStorage.write(offName, '1');
    for (const key of deviceStorage.names(draftMark)) deviceStorage.remove(key);
  }
}
