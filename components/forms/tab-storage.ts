/** The tab's session storage. Where the browser forbids it, the forms work without it. */
export const tabStorage = {
  read(key: string): string | null {
    try {
      return window.sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },
  /** @returns false where it is full or forbidden: then a draft lasts only as long as the page */
  write(key: string, value: string): boolean {
    try {
      window.sessionStorage.setItem(key, value);
      return true;
    } catch {
      return false;
    }
  },
  remove(key: string): void {
    try {
      window.sessionStorage.removeItem(key);
    } catch {
      // forbidden: there is nothing to remove
    }
  },
};
