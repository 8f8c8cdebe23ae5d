/** How a file is packed on the disk, and the ending that its packed copy has behind its name. */
export const packings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** A file of the finished site. */
export type SiteFile = Readonly<{
  /** Its path below `files`; its packed copies lie beside it. */
  file: string;
  type: string;
  /** Weak, because it is the same for every packing of one content. */
  etag: string;
}>;

/** In the text of a page: where its body begins, where `main` begins and ends, and where the footer ends. */
export type FramePlaces = readonly [body: number, main: number, mainEnd: number, footerEnd: number];

/** A page, which has a policy of its own (TRUST-21). `frame`: for pages made on demand, which stand in its header and footer. */
export type SitePage = SiteFile & Readonly<{ policy: string; frame: FramePlaces }>;

/**
 * All that the finished site answers without a database, as `site.json` says it: what serves it reads this, and knows nothing of
 * what built it. Addresses begin with a slash.
 */
export type SiteTable = Readonly<{
  /** The same for the same content. */
  id: string;
  pages: Readonly<Record<string, SitePage>>;
  /** Scripts, style sheets, icons, feeds: packed, as pages are. */
  files: Readonly<Record<string, SiteFile>>;
  /** Sent as they lie below `files`, in parts too: fonts. Those of pictures and cards stand in `generated/files.json`. */
  unpacked: readonly string[];
  /** The address of the sheet with all rules of the site, for pages made on demand. */
  sheet: string;
  /** Short and old addresses, and where each leads (ROUTES-7). */
  redirects: Readonly<Record<string, string>>;
  /** The page that answers every unknown address. */
  notFound: SitePage;
}>;
