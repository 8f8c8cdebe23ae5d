/** The tab's own storage. Where the browser forbids it the form works on without a memory. */
export const tabStorage = {
  read(key: string): string | null {
    try {
      return window.sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write(key: string, value: string): void {
    try {
      window.sessionStorage.setItem(key, value);
    } catch {
      // full or forbidden: the draft lasts as long as the page
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
