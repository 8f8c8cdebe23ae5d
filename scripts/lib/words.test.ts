import { lineOf } from './words.mjs';

test('a step is told in one line, with the time of what is left to do', () => {
  expect(lineOf('pages')).toBe('Building the pages (about 30 s)');
  expect(lineOf('pictures', 0.75)).toBe('Making the pictures (about 195 s)');
});
