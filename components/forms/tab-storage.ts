/** The tab's own storage. Where the browser forbids it the form works on without a memory. */
export const tabStorage = {
  read(key: string): string | null {
    try {
      return window.sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },
  /** @returns false where it is full or forbidden: then a draft lasts as long as the page */
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
      // forbidden: nothing was kept
    }
  },
};
