import { limits } from '@/domain/limits';
import { deviceStorage, draftMark, tabStorage } from './browser-storage';

/** `at`: when it was last changed, ms since 1970. */
type StoredText = Readonly<{ at: number; text: string }>;

/** Where a draft is kept now. `tab`: until the tab is closed; null: nowhere. */
export type KeptIn = 'device' | 'tab' | null;

const keptMs = limits.draftDays * 24 * 60 * 60 * 1000;
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

/** The one draft of that name. The tab's copy is there only where the device took none, so it is newer. */
export const readDraft = (name: string): StoredText | null =>
  parsed(tabStorage.read(draftMark + name)) ?? parsed(deviceStorage.read(draftMark + name));

/** Keeps a draft in place of the one before, which may be another tab's: the last change counts. */
export function writeDraft(name: string, text: string): KeptIn {
  const key = draftMark + name;
  const json = JSON.stringify({ at: Date.now(), text });
  if (!keepingIsOff() && deviceStorage.write(key, json)) {
    tabStorage.remove(key);
    return 'device';
  }
  return tabStorage.write(key, json) ? 'tab' : null;
}

export function dropDraft(name: string): void {
  deviceStorage.remove(draftMark + name);
  tabStorage.remove(draftMark + name);
}

/** From now on this device keeps no draft, of no form; each tab keeps its own. */
export function turnKeepingOff(): void {
  deviceStorage.write(offName, '1');
  for (const key of deviceStorage.names(draftMark)) deviceStorage.remove(key);
}
export const turnKeepingOn = (): void => deviceStorage.remove(offName);
