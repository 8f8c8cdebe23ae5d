/** How files are compressed on the disk, and the extensions of the compressed copies. */
export const packings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

export type SiteFile = Readonly<{
  /** Its path below `files`; compressed copies are beside it. */
  file: string;
  type: string;
  /** Weak, because it is the same for every packing of one content. */
  etag: string;
}>;

/** Offsets in a page's text. */
export type FramePlaces = readonly [body: number, main: number, mainEnd: number, footerEnd: number];

/** `frame`: of its header and footer, for pages made on demand. */
export type SitePage = SiteFile & Readonly<{ frame: FramePlaces }>;

/** `site.json`: what serves the site reads this alone, and knows nothing of how it was built. Addresses begin with a slash. */
export type SiteTable = Readonly<{
  id: string;
  pages: Readonly<Record<string, SitePage>>;
  /** Scripts, style sheets, icons, feeds: compressed, as pages are. */
  files: Readonly<Record<string, SiteFile>>;
  /** Sent as they are below `files`, in ranges too: fonts. Pictures are in `generated/files.json`. */
  unpacked: readonly string[];
  /** The address of the sheet with all rules of the site, for pages made on demand. */
  sheet: string;
  /** Short and old addresses, and where each leads (ROUTES-7). */
  redirects: Readonly<Record<string, string>>;
  notFound: SitePage;
}>;
