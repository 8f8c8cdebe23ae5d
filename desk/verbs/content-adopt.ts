import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fileOf } from '@/build/check/source/content-folder';
import { changedFrom, lacking, overlaid } from '@/build/check/source/overlay';
import { columnOf, type PriceRow } from '@/content/prices';
import type { FileName } from '@/content/schema';
import { folder, refusal, reply, tool } from '../verb';
import { changeContent, outsideCheckout, placesOf } from '../works/checkout';

/*
 * Content as it was changed in versions whose tables were programs that git tracked. Node reads these as they are: their types are
 * only stripped.
 */

type Exported = Readonly<Record<string, unknown>>;
type Prices = Readonly<{ prices: readonly PriceRow[]; defaultPrice: number }>;

/** The key of today's price list at each place, with the price of the first older row that matches (ORDER-13). */
function repriced(node: unknown, { prices, defaultPrice }: Prices, row: Exported = {}): unknown {
  if (typeof node === 'object' && node !== null)
    return Object.fromEntries(
      Object.entries(node).map(([key, inner]) => [
        key,
        repriced(inner, { prices, defaultPrice }, { ...row, [columnOf(key)]: key }),
      ]),
    );
  const isRight = ({ grosze: _, ...columns }: PriceRow) =>
    Object.entries(columns).every(([name, value]) => row[name] === value);
  return prices.find(isRight)?.grosze ?? defaultPrice;
}

const works = (name: string) => (older: Exported) => ({ works: older[name] });
const sections = (name: string) => (older: Exported) => ({ sections: older[name] });

/** Of an older table, the file of today that says the same. `now`: what that file says. */
const today: Readonly<Record<string, readonly [FileName, (older: Exported, now: Exported) => object]>> = {
  'artworks/portraits': ['artworks/portraits.json', works('portraits')],
  'artworks/landscapes': ['artworks/landscapes.json', works('landscapes')],
  'artworks/wall-art': ['artworks/wall-art.json', works('wallArt')],
  'artworks/digital-art': ['artworks/digital-art.json', works('digitalArt')],
  shop: [
    'shop.json',
    ({ pictures, portraitSamples: portraits, paintingSamples: paintings, posters }) => ({
      ...{ pictures, portraits, paintings, posters },
    }),
  ],
  prices: [
    'prices.json',
    (older, { prices }) => ({
      defaultPrice: older.defaultPrice,
      prices: repriced(prices, older as unknown as Prices),
    }),
  ],
  services: ['services.json', ({ services, nextFree, shopRest }) => ({ services, nextFree, shopRest })],
  lessons: ['lessons.json', ({ lessons }) => ({ lessons })],
  artist: ['artist.json', ({ artist }) => artist as object],
  banner: ['banner.json', ({ banner }) => banner as object],
  'from-photo': ['from-photo.json', ({ fromPhoto }) => fromPhoto as object],
  'documents/privacy-policy': ['documents/privacy-policy.json', sections('privacyPolicy')],
  'documents/store-regulations': ['documents/store-regulations.json', sections('storeRegulations')],
};

type Found = Readonly<{
  /** By file: all that it is to say, or of sentences only those that were changed. */
  tables: ReadonlyMap<string, object>;
  images: readonly string[];
  /** Programs that were changed: nobody can carry these over. */
  left: readonly string[];
}>;

/** What git says on its own, as lines. @throws where the folder is no clone */
function git(folder: string, ...line: readonly string[]): readonly string[] {
  const said = execFileSync('git', line, { cwd: folder, encoding: 'utf8', stdio: 'pipe', maxBuffer: 2 ** 26 });
  return said.split('\n').filter(Boolean);
}

/** The last commit that is not the artist's own. */
function originOf(folder: string): string {
  try {
    return git(folder, 'merge-base', 'HEAD', '@{upstream}')[0] ?? 'HEAD';
  } catch {
    return 'HEAD';
  }
}

/** Without sentences that no page says any more. */
const stillThere = (now: unknown, hers: unknown): unknown =>
  lacking(now, hers).reduce((rest, path) => without(rest, path), hers);

function without(node: unknown, [key = '', ...others]: readonly string[]): unknown {
  const { [key]: inner, ...rest } = node as Exported;
  return others.length > 0 ? { ...rest, [key]: without(inner, others) } : rest;
}

/**
 * What was changed of content and sentences in the folder of an older version, with what is new there.
 * @param nowOf what a file says in this version
 * @throws where the folder is no clone of the site, or a table cannot be read
 */
async function changedIn(folder: string, nowOf: (name: string) => object): Promise<Found> {
  const origin = originOf(folder);
  const places = ['--', 'content', 'messages'];
  const changed = [
    ...git(folder, 'diff', '--name-only', '--diff-filter=AM', origin, ...places),
    ...git(folder, 'ls-files', '--others', '--exclude-standard', ...places),
  ];
  const tables = new Map<string, object>();
  const left: string[] = [];
  for (const path of changed.filter((one) => !one.startsWith('content/images/'))) {
    const file = join(folder, path);
    const name = path.replace(/^content\//, '');
    const older = today[name.replace(/\.ts$/, '')];
    if (older && name.endsWith('.ts')) {
      const [to, read] = older;
      tables.set(to, read(await import(pathToFileURL(file).href), nowOf(to) as Exported));
    } else if (path.startsWith('messages/') && path.endsWith('.json')) {
      const before = JSON.parse(git(folder, 'show', `${origin}:${path}`).join('\n'));
      const sentences = changedFrom(before, JSON.parse(readFileSync(file, 'utf8'))) ?? {};
      tables.set(path, stillThere(nowOf(path), sentences) as object);
    } else if (name.endsWith('.json')) tables.set(name, JSON.parse(readFileSync(file, 'utf8')));
    else left.push(path);
  }
  const images = changed.filter((one) => one.startsWith('content/images/') && existsSync(join(folder, one)));
  return { tables, images, left };
}

export const contentAdopt = tool({
  name: 'content adopt',
  help: {
    pl: 'przenosi to, co zmieniono w plikach starszej wersji',
    en: 'carries over what was changed in the files of an older version',
  },
  example: { pl: 'content adopt ../stara-strona', en: 'content adopt ../old-site' },
  arguments: { from: folder },
  async run(desk, { from }) {
    const { words } = desk;
    const outside = outsideCheckout(desk);
    if (outside) return outside;
    const places = placesOf(desk);
    const now = (name: string) => fileOf(places, name) as object;
    const found = await changedIn(from, now).catch(({ message }: Error) => ({ why: message.split('\n')[0] ?? '' }));
    if ('why' in found) return refusal(words('studio.adopt.unreadable', { folder: from, why: found.why }));
    const { tables, images, left } = found;
    if (tables.size + images.length === 0) return refusal(words('studio.adopt.nothing', { folder: from }));
    const changes = new Map<string, object | Buffer>([
      ...[...tables].map(([name, content]) => [name, overlaid(now(name), content) as object] as const),
      ...images.map((path) => [path.replace(/^content\//, ''), readFileSync(join(from, path))] as const),
    ]);
    const to = desk.settings().contentFolder;
    const lines = [
      words('studio.adopt.done', { folder: to, images: images.length }),
      ...[...tables.keys()].map((name) => `  ${join(to, name)}`),
      ...(left.length > 0 ? [words('studio.adopt.left'), ...left.map((path) => `  ${path}`)] : []),
    ];
    const said = { folder: to, tables: [...tables.keys()], images: images.length, left };
    return changeContent(desk, changes, reply(lines.join('\n'), said));
  },
});
