/** A folder of the project, what is in it, and whose code it may import besides its own. */
export type Room = Readonly<{
  folder: string;
  holds: string;
  /** Other rooms, or single modules, by their folder. */
  may: readonly string[];
  /** Packages that only some rooms may import: the others use these rooms. */
  vendors?: readonly Vendor[];
  /** Names of a module that this room may not import, and why. */
  never?: Readonly<{ from: string; names: readonly string[]; why: string }>;
  /** May import neither React nor Next. */
  plain?: true;
  /** Its answers never depend on time or place: no clock, no random numbers, no network. */
  pure?: true;
}>;

export const vendors = ['zod', 'sonner', 'swiper', 'yet-another-react-lightbox'] as const;
export type Vendor = (typeof vendors)[number];

const watched = {
  from: 'playwright/test',
  names: ['test', 'expect', 'default'],
  why: 'Stories take test and expect from tests/support/test: there every visit is watched',
} as const;

const foundation = ['components/ui', 'components/forms', 'domain', 'content', 'i18n', 'messages', 'components/islands'];
const feature = [...foundation, 'components/notice'];
const writing = ['domain', 'content', 'messages', 'i18n'];

/** The floors of `server`, from the ground: each may import those above it in this list, and `also` another room. */
const floors: readonly (Pick<Room, 'folder' | 'holds'> & Readonly<{ also?: readonly string[] }>)[] = [
  { folder: 'server/platform', holds: 'environment, log, clock: what every floor needs' },
  { folder: 'server/storage', holds: 'the two databases, migrations and queries' },
  { folder: 'server/submissions', holds: 'one module a kind of submission, accepting, photos, retention' },
  { folder: 'server/mail', holds: 'letters, the outbox, the transport' },
  { folder: 'server/pages', holds: 'pages that are made on demand', also: ['preview'] },
  { folder: 'server/http', holds: 'the HTTP server: addresses, receiving, rate limits, files, health' },
];

/** Who may import whom. A folder inside another one may have a row of its own; else the outer folder's row applies. */
export const rooms: readonly Room[] = [
  { folder: 'i18n', holds: 'locales, page ids and their addresses, redirects, no-break spaces', may: [], plain: true },
  { folder: 'messages', holds: '`pl.json`, `en.json`, the typed pair, the translator', may: ['i18n'] },
  {
    folder: 'content',
    holds: 'typed tables of facts: artworks, shop, media, prices, documents, the artist',
    may: ['i18n', 'generated'],
    plain: true,
  },
  {
    folder: 'domain',
    holds: 'rules as tables and pure functions; zod schemas with problem codes',
    may: ['content', 'i18n'],
    vendors: ['zod'],
    plain: true,
    pure: true,
  },
  {
    folder: 'preview',
    holds: 'pure functions that draw a work on its medium as SVG',
    may: ['domain', 'content', 'i18n'],
    plain: true,
    pure: true,
  },
  {
    folder: 'components/islands',
    holds: 'what moves in a page: how it is written, the list of all that is fetched, and its loader',
    may: ['components'],
  },
  {
    folder: 'components/ui',
    holds: 'primitives, and the only modules that know swiper, the lightbox and sonner',
    may: ['domain/picture', 'domain/single-file', 'i18n/fill', 'components/islands'],
    vendors: ['sonner', 'swiper', 'yet-another-react-lightbox'],
  },
  {
    folder: 'components/forms',
    holds: 'fields, the one sender with its retries, the form engine of the home page',
    may: ['components/ui', 'domain', 'i18n', 'components/islands'],
  },
  {
    folder: 'components/notice',
    holds: 'what is told of a service that waits or is closed, and the form that asks to be told when it opens',
    may: foundation,
  },
  { folder: 'components/home', holds: 'the sections of the home page', may: feature },
  { folder: 'components/gallery', holds: 'walls of works, the gallery of the home page', may: feature },
  { folder: 'components/artwork', holds: 'the page of one work', may: feature },
  { folder: 'components/shop', holds: 'rails and what stands on them', may: feature },
  {
    folder: 'components/order',
    holds: 'the order form, its stage, the order-sent page',
    may: [...feature, 'preview'],
  },
  { folder: 'components/documents', holds: 'privacy policy and store regulations', may: feature },
  { folder: 'components/not-found', holds: 'the 404 page', may: feature },
  {
    folder: 'components/shell',
    holds: 'header, menus, footer, language, consent: what stands around a page',
    may: [...feature, 'generated'],
  },
  {
    folder: 'components/pages',
    holds: 'one module a page, for both languages; where features meet',
    may: ['components', 'preview', 'domain', 'content', 'i18n', 'messages'],
  },
  {
    folder: 'app',
    holds: 'route files: an address and nothing else',
    may: ['components/pages', 'components/shell', 'domain', 'content', 'i18n', 'generated'],
  },
  {
    folder: 'server',
    holds: 'the program that serves the site; never reaches the browser',
    may: writing,
    vendors: ['zod'],
  },
  ...floors.map(
    ({ folder, holds, also = [] }, height): Room => ({
      ...{ folder, holds, vendors: ['zod'] },
      may: [...floors.slice(0, height).map((floor) => floor.folder), ...also, ...writing],
    }),
  ),
  {
    folder: 'build',
    holds: 'what makes of the pages that Next has written the site as it is sent',
    may: ['domain', 'content', 'messages', 'i18n', 'server', 'components/islands', 'scripts/images'],
  },
  {
    folder: 'scripts',
    holds: "the artist's and the build's commands",
    may: ['domain', 'content', 'preview', 'server', 'messages', 'i18n', 'generated', 'tests/support'],
    vendors: ['zod'],
  },
  {
    folder: 'tests',
    holds: 'proofs at the level of the process that open no page, and the support of all tests',
    may: ['domain', 'content', 'messages', 'i18n', 'server', 'components/forms/send', 'build/finish'],
    vendors: ['zod'],
    never: watched,
  },
  {
    folder: 'bench',
    holds: 'what measures, and writes its results as JSON',
    may: ['domain', 'content', 'i18n', 'server', 'tests/support', 'scripts/images'],
  },
  {
    folder: 'e2e',
    holds: "visitors' stories in a real browser",
    may: [
      ...['messages', 'content', 'domain', 'i18n', 'tests/support'],
      ...['components/forms/send', 'components/islands', 'build/islands'],
    ],
    never: watched,
  },
];
