/** One of the browser's two storages of texts. Where the browser forbids it, the forms work without it. */
function storageOf(area: 'sessionStorage' | 'localStorage') {
  function tried<Result, Otherwise>(act: (storage: Storage) => Result, otherwise: Otherwise): Result | Otherwise {
    try {
      return act(window[area]);
    } catch {
      return otherwise;
    }
  }
  return {
    read: (name: string) => tried((storage) => storage.getItem(name), null),
    /** @returns false where it is full or forbidden */
    write: (name: string, value: string) => tried((storage) => storage.setItem(name, value), false) !== false,
    remove: (name: string) => tried((storage) => storage.removeItem(name), undefined),
    names: (beginning: string): readonly string[] =>
      tried((storage) => Object.keys(storage).filter((name) => name.startsWith(beginning)), []),
  };
}

export const tabStorage = storageOf('sessionStorage');

export const deviceStorage = storageOf('localStorage');

export const draftMark = 'draft:';

/** Whether there may be a draft of this form to bring back: a place for it is opened with the page only then. */
export const mayHaveDraft = (form: string): boolean =>
  [tabStorage, deviceStorage].some(({ names }) => names(draftMark + form).length > 0);
