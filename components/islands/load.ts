import type { OnMissing } from './fetch-part';
import type { Parts } from './list';

declare global {
  interface Document {
    /** The fields that were changed before hydration. The loader notes them, so they are undefined in `next dev`. */
    typed?: ReadonlySet<EventTarget | null>;
    /** The page's loader, which shares no module with islands, or `under-next.tsx`. */
    loadPart: (name: string, onMissing?: OnMissing) => Promise<unknown>;
  }
}

/**
 * Loads a part of the page's script, with its rules, by its name in `list.ts`. Tries for as long as the page is open.
 * @param onMissing called once if it fails, so that a held click can be let go
 */
export const load = <Name extends keyof Parts>(name: Name, onMissing?: OnMissing) =>
  document.loadPart(name, onMissing) as Promise<Parts[Name]>;

/** A part of the script, or null if it fails now: it goes on loading. */
export const loadIfThere = <Name extends keyof Parts>(name: Name): Promise<Parts[Name] | null> =>
  new Promise((resolve) => void load(name, () => resolve(null)).then(resolve));
