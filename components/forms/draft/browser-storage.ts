type Area = 'sessionStorage' | 'localStorage';

/** One of the browser's two storages of texts. Where the browser forbids it, the forms work without it. */
const storageOf = (area: Area) => ({
  read(name: string): string | null {
    try {
      return window[area].getItem(name);
    } catch {
      return null;
    }
  },
  /** @returns false where it is full or forbidden */
  write(name: string, value: string): boolean {
    try {
      window[area].setItem(name, value);
      return true;
    } catch {
      return false;
    }
  },
  remove(name: string): void {
    try {
      window[area].removeItem(name);
    } catch {
      // forbidden: there is nothing to remove
    }
  },
  names(beginning: string): readonly string[] {
    try {
      return Object.keys(window[area]).filter((name) => name.startsWith(beginning));
    } catch {
      return [];
    }
  },
});

/** Lasts as long as the tab. */
export const tabStorage = storageOf('sessionStorage');

/** Lasts until it is deleted, and is the same for all tabs. */
export const deviceStorage = storageOf('localStorage');

/** The names of all drafts begin so; then come the form and an id. */
export const draftMark = 'draft:';

/** Whether there may be a draft of this form to bring back: a place for it is opened with the page only then. */
export const mayHaveDraft = (form: string): boolean =>
  [tabStorage, deviceStorage].some(({ names }) => names(draftMark + form).length > 0);
