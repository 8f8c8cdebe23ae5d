import type { OnMissing } from './fetch-part';
import type { Parts } from './list';

declare global {
  interface Document {
    /** The fields that somebody has changed since the page came: the loader notes them, so not in `next dev`. */
    typed?: ReadonlySet<EventTarget | null>;
    /** What loads parts: the page's loader, which shares no module with islands, or `under-next.tsx`. */
    loadPart: (name: string, onMissing?: OnMissing) => Promise<unknown>;
  }
}

/**
 * Fetches a part of the page's script by its name in `list.ts`, with its rules. Where it does not come, it is asked for again, ever
 * more rarely, for as long as the page is open.
 * @param onMissing told once where it does not come, so that a press on it can be let go
 */
export const load = <Name extends keyof Parts>(name: Name, onMissing?: OnMissing) =>
  document.loadPart(name, onMissing) as Promise<Parts[Name]>;

/** A part of the script, or null where it does not come now: it comes later by itself. */
export const loadIfThere = <Name extends keyof Parts>(name: Name): Promise<Parts[Name] | null> =>
  new Promise((resolve) => void load(name, () => resolve(null)).then(resolve));
