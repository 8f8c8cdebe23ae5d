import { readdirSync, readFileSync } from 'node:fs';
import { sources } from './inputs.mjs';

/** What no page and no server is made of; of the scripts only two programs are part of a build. */
const aside = ['scripts', 'e2e', 'docs', 'deploy'];

test('a change in any room that is built makes another build', () => {
  const ignored = readFileSync('.gitignore', 'utf8').split('\n');
  const built = readdirSync('.', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !ignored.includes(`/${entry.name}/`))
    .map(({ name }) => name)
    .filter((room) => !aside.includes(room));
  expect(sources).toEqual(expect.arrayContaining(built));
});
