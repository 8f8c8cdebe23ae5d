import { type Room, rooms, vendors } from './rooms';

type Pattern = Readonly<{ group: readonly string[]; message: string }>;
type Rules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const see = '(docs/architecture.md)';
const outermost = [...new Set([...rooms.map(({ folder }) => folder.split('/')[0] ?? ''), 'generated'])].toSorted();

/** The other rooms in the folder that a room is in. */
const siblings = ({ folder }: Room): readonly string[] => {
  const above = folder.slice(0, folder.lastIndexOf('/') + 1);
  return above === ''
    ? []
    : rooms.flatMap(({ folder: other }) =>
        other !== folder && other.startsWith(above) && !other.slice(above.length).includes('/')
          ? [other.slice(above.length)]
          : [],
      );
};

const anyOf = (names: readonly string[]): string => (names.length === 1 ? (names[0] ?? '') : `{${names.join(',')}}`);

/** Import patterns for names that may be folders or modules. */
const both = (names: readonly string[]): readonly string[] =>
  names.length > 0 ? [anyOf(names), `${anyOf(names)}/**`] : [];

/** Within `server`, a floor is imported by a relative path; every other room is imported as `@/…`. */
const isFloor = (folder: string): boolean => folder.startsWith('server/');

const named = ({ folder, may }: Room): string => `${folder} may import ${may.join(', ') || 'no other room'} ${see}.`;

function patternsOf(room: Room): readonly Pattern[] {
  const { folder, may, vendors: known = [], plain } = room;
  const floors = isFloor(folder) ? may.filter(isFloor).map((floor) => floor.slice('server/'.length)) : [];
  const outside = isFloor(folder) ? [...may.filter((name) => !isFloor(name)), 'server'] : [...may, folder];
  const closed = siblings(room).filter((name) => !floors.includes(name));
  const allowed = both(outside).map((name) => `!@/${name}`);
  const unknown = vendors.filter((vendor) => !known.includes(vendor));
  return [
    { group: ['@/**', ...allowed], message: named(room) },
    {
      group: [`**/../${anyOf(outermost)}/**`],
      message: `Another room is imported as @/…; a relative path stays in its room ${see}.`,
    },
    ...(closed.length > 0 ? [{ group: [`**/../${anyOf(closed)}/**`], message: named(room) }] : []),
    ...(unknown.length > 0
      ? [
          {
            group: both(unknown),
            message: `Only domain, server, scripts and tests know zod, only components/ui the other vendors ${see}.`,
          },
        ]
      : []),
    ...(plain
      ? [{ group: both(['next', 'react', 'react-dom']), message: `${folder} knows neither React nor Next ${see}.` }]
      : []),
  ];
}

/** Globals that make an answer depend on when and where it is asked. */
const impure = ['Date', 'performance', 'fetch', 'crypto', 'process', 'setTimeout', 'setInterval', 'window', 'document'];

function rulesOf(room: Room): Rules {
  const { never } = room;
  const paths = never && { [never.from]: { importNames: never.names, message: `${never.why} ${see}.` } };
  const options = { ...(paths && { paths }), patterns: patternsOf(room) };
  const imports = { noRestrictedImports: { level: 'error', options } };
  if (!room.pure) return { style: imports };
  const deniedGlobals = Object.fromEntries(
    impure.map((name) => [
      name,
      `${room.folder} has no clock, chance, network or page: take it as an argument ${see}.`,
    ]),
  );
  return { style: { ...imports, noRestrictedGlobals: { level: 'error', options: { deniedGlobals } } } };
}

const override = (includes: string, room: Room) => ({
  includes: [includes],
  linter: { rules: rulesOf(room) },
  ...(room.pure && { plugins: ['./scripts/rooms/no-chance.grit'] }),
});

const floors = rooms.map(({ folder }) => folder).filter(isFloor);

/**
 * The tests of a room may also import the test support; tests of a floor may import all of `server`, because they send
 * through it.
 */
const testing = (room: Room): Room => ({
  ...room,
  may: [...new Set([...room.may, ...(isFloor(room.folder) ? floors : []), 'tests/support'])],
});

/** The linter's rules, made of the table of rooms. */
export function biomeRooms() {
  return {
    $schema: './node_modules/@biomejs/biome/configuration_schema.json',
    overrides: rooms.flatMap((room) => [
      override(`${room.folder}/**`, room),
      override(`${room.folder}/**/*.test.{ts,tsx}`, testing(room)),
    ]),
  };
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** The table of rooms as Markdown. */
export const roomsTable = (): string =>
  [
    row(['room', 'holds', 'may import']),
    row(['---', '---', '---']),
    ...rooms.map(({ folder, holds, may }) => row([`\`${folder}\``, holds, may.join(', ') || 'nothing'])),
  ].join('\n');
