/**
 * A visitor in a browser engine, who knows a page by its words and sees nothing but it. Every verb waits for what it needs.
 * The same stories run in each engine that has such a visitor.
 */
export type Visitor = Readonly<{
  /** Whether the pages' scripts run. */
  hasScript: boolean;
  /** Opens a page by its address on the site. */
  open: (path: string) => Promise<void>;
  /** Types into the field with this label. */
  fill: (label: string, text: string) => Promise<void>;
  /** Takes an option of the list with this label; without one checks the radio button or the box that is so called. */
  choose: (label: string, option?: string) => Promise<void>;
  /** Attaches a file from the disk to the form. */
  attach: (file: string) => Promise<void>;
  /** Presses the button or link with these words. */
  press: (words: string) => Promise<void>;
  /** Reads what matches in the text of the page, or of the dialog that is open, once it is there. */
  read: (pattern: RegExp) => Promise<string>;
  /** The path of the page. */
  path: () => string;
  /** Errors that the page's scripts have thrown so far. */
  errors: () => readonly string[];
  close: () => Promise<void>;
}>;

/** A browser that runs; each of its visitors has storage of their own. */
export type Engine = Readonly<{
  /** @param base of the site */
  visit: (base: string) => Promise<Visitor>;
  close: () => Promise<void>;
}>;
