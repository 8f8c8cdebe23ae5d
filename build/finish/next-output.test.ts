import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const rooms = ['app', 'build', 'components', 'content', 'domain', 'i18n', 'messages', 'desk', 'scripts', 'server'];
/** What Next and React write into pages and folders for themselves. */
const internals = /\b_next\/|\b__next_|__react|data-precedence|\.next\/|next\/dist/i;
const namesThem = (path: string): boolean => internals.test(readFileSync(path, 'utf8'));

test('nothing of what Next writes for itself is named elsewhere', () => {
  const files = rooms.flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(tsx?|m?js|css)$/.test(name))
      .map((name) => join(room, name)),
  );
  const tests = /\.test\.tsx?$/;
  expect(files.filter((path) => namesThem(path) && !tests.test(path))).toEqual(['build/finish/next-output.ts']);
});
