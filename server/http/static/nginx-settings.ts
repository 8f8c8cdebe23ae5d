import { redirects } from '@/i18n/redirects';
import { cacheControl, securityHeaders } from '../headers';
import type { Served, ServedFile } from './served';

/** A text as nginx reads it. @throws if nginx cannot: it takes no more than 4,096 bytes, and `$` begins a variable */
function quoted(text: string): string {
  if (text.length > 4000 || text.includes('$')) throw new Error(`nginx cannot read: ${text.slice(0, 60)}`);
  return `"${text.replace(/[\\"]/g, '\\$&')}"`;
}

type Line = readonly [key: string, value: string];

const map = (from: string, to: string, lines: readonly Line[]): string =>
  [`map ${from} ${to} {`, ...lines.map(([key, value]) => `  ${key} ${value};`), '}'].join('\n');

/** The folders whose files are sent as they lie on the disk. */
export const folders = ['works', 'cards', 'fonts'] as const;
const ofFolder = (name: string): string => `"~^/${name}/"`;

/** As `movedTo`, for what differs by capitals or a slash at the end. Other spellings nginx leaves to the site. */
const moves = (pages: readonly string[]): readonly Line[] => [
  ...redirects.map(([from, to]): Line => {
    const [page = '', ...fragment] = to.split('#');
    return [`"~*^${from}/?$"`, `"${[`${page}$is_args$args`, ...fragment].join('#')}"`];
  }),
  // expressions count in their order, and only they know capitals
  ...pages.map((path): Line => [`"~^${path}$"`, '""']),
  ...pages.filter((path) => path !== '/').map((path): Line => [`"~*^${path}/?$"`, `"${path}$is_args$args"`]),
];

/**
 * What differs from address to address, as tables of nginx. Of variables it reads `$path`, the address as it was asked for
 * without its query, and `$file`, which is `$listed` where capitals are right too: tables of nginx do not know them apart.
 */
export function mapsOf({ files, policies }: Served): string {
  const ofEach = (value: (file: ServedFile) => string): readonly Line[] =>
    files.map((file) => [quoted(`/${file.name}`), quoted(value(file))]);
  const pages = files.filter(({ policy }) => policy).map(({ path }) => path);
  const unknown = quoted(policies('/_not-found') ?? '');
  return [
    map('$path', '$listed', [
      ['default', '""'],
      ...files.map(({ path, name }): Line => [quoted(path), quoted(`/${name}`)]),
    ]),
    map('$file', '$tag', [['default', '""'], ...ofEach(({ etag }) => etag)]),
    map('$file', '$policy', [['default', unknown], ...ofEach(({ policy }) => policy)]),
    map('$path', '$moved_to', [['default', '""'], ...moves(pages)]),
    map('$moved_to', '$otherwise_kept', [
      ['default', quoted(cacheControl('/'))],
      ['""', '"no-store"'],
    ]),
    map('$file', '$kept', [['default', '$otherwise_kept'], ...ofEach(({ path }) => cacheControl(path))]),
    map(
      '$path',
      '$folder_kept',
      folders.map((name) => [ofFolder(name), quoted(cacheControl(`/${name}/`))]),
    ),
    map('$path', '$shown_by', [
      ['default', quoted(resourcePolicy('/'))],
      ...folders.map((name): Line => [ofFolder(name), quoted(resourcePolicy(`/${name}/`))]),
    ]),
    '',
  ].join('\n');
}

const shownBy = 'Cross-Origin-Resource-Policy';
const resourcePolicy = (path: string): string => securityHeaders(path, false)[shownBy] ?? '';

/** The headers of every answer. */
export const headerLines = (tls: boolean): string =>
  Object.entries(securityHeaders('/', tls))
    .map(([name, value]) => `add_header ${name} ${name === shownBy ? '$shown_by' : quoted(value)} always;\n`)
    .join('');

/** The types of the files by the ending of their names. */
export const typeLines = ({ files }: Served): string => {
  const types = new Map(files.map(({ name, type }) => [name.slice(name.lastIndexOf('.') + 1), type]));
  return `types {\n${[...types].map(([ending, type]) => `  ${quoted(type)} ${ending};\n`).join('')}}\n`;
};
