import { rooms } from '../rooms/rooms';
import { sources } from './inputs.mjs';

/** What no page and no server is made of; of the scripts only the desk is part of a build. */
const aside = ['scripts', 'tests', 'bench', 'e2e'];

test('a change in any room that is built makes another build', () => {
  const built = rooms.map(({ folder }) => folder.split('/')[0] ?? folder).filter((room) => !aside.includes(room));
  expect(sources).toEqual(expect.arrayContaining(built));
});
