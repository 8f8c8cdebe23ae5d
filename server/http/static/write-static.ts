import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { apiRoot } from '@/domain/api';
import { packings, type SiteFile } from '@/domain/page/site-table';
import { pathOfFile } from '../finished';
import { cacheControl, securityHeaders } from '../headers';
import { type BuiltSite, builtSite } from '../site';

/** A file that nginx sends. */
export type ServedFile = SiteFile &
  Readonly<{
    path: string;
    /** Its page policy; empty for what is no page. */
    policy: string;
  }>;

type Served = Readonly<{ files: readonly ServedFile[] }> & Pick<BuiltSite, 'policies' | 'moved'>;

/** All files of a finished site except the API's. */
function servedFrom({ table: { pages, files }, ...site }: Pick<BuiltSite, 'table' | 'policies' | 'moved'>): Served {
  const rows = Object.entries<SiteFile & Readonly<{ policy?: string }>>({ ...pages, ...files });
  const own = rows.filter(([path]) => !path.startsWith(apiRoot));
  return { ...site, files: own.map(([path, file]) => ({ ...file, path, policy: file.policy ?? '' })) };
}

/** A text as nginx reads it. @throws if nginx cannot: it takes no more than 4,096 bytes, and `$` begins a variable */
function quoted(text: string): string {
  if (text.length > 4000 || text.includes('$')) throw new Error(`nginx cannot read: ${text.slice(0, 60)}`);
  return `"${text.replace(/[\\"]/g, '\\$&')}"`;
}

type Line = readonly [key: string, value: string];

const map = (from: string, to: string, lines: readonly Line[]): string =>
  [`map ${from} ${to} {`, ...lines.map(([key, value]) => `  ${key} ${value};`), '}'].join('\n');

/** The folders whose files are sent as they lie on the disk. */
const folders = ['works', 'fonts'] as const;

/** Maps the address prefix of each static folder to the header value of its files. */
const byFolder = (rule: (path: string) => string): readonly Line[] =>
  folders.map((name) => [`"~^/${name}/"`, quoted(rule(`/${name}/`))]);

/** As `movedTo`, for what differs by capitals or a slash at the end. Other spellings nginx leaves to the site. */
const moves = (pages: readonly string[], moved: Served['moved']): readonly Line[] => [
  ...[...moved].map(([from, to]): Line => {
    const [page = '', ...fragment] = to.split('#');
    return [`"${from}"`, `"${[`${page}$is_args$args`, ...fragment].join('#')}"`];
  }),
  ...pages.map((path): Line => [quoted(path), `"${path}$is_args$args"`]),
];

/**
 * Tables of nginx for what differs by address; their keys ignore case. Variables they read: `$path`, the address as
 * asked for, without its query; `$bare`, the same without a slash at its end; `$file`, which is `$address` where the
 * case is right too.
 * @param site the name of the folder in which the files lie, which they give as `$site`: tables and files change together
 */
export function mapsOf({ files, policies, moved }: Served, site: string): string {
  const pages = files.filter(({ policy }) => policy);
  const usual = cacheControl('/');
  const unusual = files.filter(({ path }) => cacheControl(path) !== usual);
  const ofEach = (some: readonly ServedFile[], value: (file: ServedFile) => string): readonly Line[] =>
    some.map((file) => [quoted(file.path), quoted(value(file))]);
  return [
    map('""', '$site', [['default', quoted(site)]]),
    map('$path', '$address', [['default', '""'], ...ofEach(files, ({ path }) => path)]),
    map('$path', '$cache_control', [
      ['default', quoted(usual)],
      ...ofEach(unusual, ({ path }) => cacheControl(path)),
      ...byFolder(cacheControl),
    ]),
    map('$path', '$folder_shown_by', [['default', quoted(resourcePolicy('/'))], ...byFolder(resourcePolicy)]),
    map('$file', '$shown_by', [
      ['default', quoted(resourcePolicy('/'))],
      ['""', '$folder_shown_by'],
    ]),
    map('$bare', '$moved_to', [
      ['default', '""'],
      ...moves(
        pages.map(({ path }) => path),
        moved,
      ),
    ]),
    map('$file', '$tag', [['default', '""'], ...ofEach(files, ({ etag }) => etag)]),
    map('$file', '$policy', [
      ['default', quoted(policies('/_not-found') ?? '')],
      ...ofEach(files, ({ policy }) => policy),
    ]),
    '',
  ].join('\n');
}

const shownBy = 'Cross-Origin-Resource-Policy';
const resourcePolicy = (path: string): string => securityHeaders(path, false)[shownBy] ?? '';

/** The headers of every answer. */
const headerLines = (tls: boolean): string =>
  Object.entries(securityHeaders('/', tls))
    .map(([name, value]) => `add_header ${name} ${name === shownBy ? '$shown_by' : quoted(value)} always;\n`)
    .join('');

/** The types of what is no page, by the ending of its address. */
const typeLines = ({ files }: Served): string => {
  const named = files.filter(({ policy }) => !policy);
  const types = new Map(named.map(({ path, type }) => [path.slice(path.lastIndexOf('.') + 1), type]));
  return `types {\n${[...types].map(([ending, type]) => `  ${quoted(type)} ${ending};\n`).join('')}}\n`;
};

async function writeAt(path: string, content: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

/** The folder of each packing: nginx chooses it, and so needs no module for brotli. */
const folderOf = [['', 'sent'], ...packings.map(([name, ending]) => [ending, `sent/${name}`])] as const;

/** By a link; where that cannot be, byte by byte. */
const linkFile = async (from: string, to: string): Promise<void> => {
  await mkdir(dirname(to), { recursive: true });
  await link(from, to).catch(() => copyFile(from, to));
};

async function linkFolder(from: string, to: string): Promise<void> {
  for (const name of await readdir(from)) await linkFile(join(from, name), join(to, name));
}

/**
 * Writes the built site for nginx: its compressed files and their headers.
 * @param folder of the built site
 * @param to a folder that is not there yet
 * @param tls whether visitors come by https
 * @returns the number of addresses
 */
async function writeSite(folder: string, to: string, tls: boolean): Promise<number> {
  const unfinished = `${to}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  const site = builtSite(folder);
  const served = servedFrom(site);
  // nginx finds a file by its address alone, which says nothing of its type
  const files = [
    ...served.files.map((file) => [`${file.path}.body`, file] as const),
    ['404.html', site.table.notFound] as const,
  ];
  for (const [name, file] of files)
    for (const [ending, packing] of folderOf)
      await linkFile(pathOfFile(folder, file) + ending, join(unfinished, packing, name));
  for (const name of folders) await linkFolder(join(folder, 'files', name), join(unfinished, 'files', name));
  await writeAt(join(unfinished, 'maps.conf'), mapsOf(served, basename(to)));
  await writeAt(join(unfinished, 'headers.conf'), headerLines(tls));
  await writeAt(join(unfinished, 'types.conf'), typeLines(served));
  await rename(unfinished, to);
  return served.files.length;
}

/**
 * Writes the built site beside those that nginx may be sending from, in a folder of its name, and leads the link `current` to it in one
 * step. Which folder nginx sends from stands in its tables: until it has read the new ones, it sends the old site whole. The file
 * `published` is written at the end, for whoever has nginx read them.
 * @param folder of the built site
 * @param to the folder of all of them
 * @param tls whether visitors come by https
 * @returns the number of addresses; null where the site had been written before
 */
export async function writeStatic(folder: string, to: string, tls: boolean): Promise<number | null> {
  const own = join(to, basename(folder));
  const count = existsSync(own) ? null : await writeSite(folder, own, tls);
  const next = join(to, 'current.unfinished');
  await rm(next, { force: true });
  await symlink(basename(folder), next);
  await rename(next, join(to, 'current'));
  await writeFile(join(to, 'published'), basename(folder));
  return count;
}
